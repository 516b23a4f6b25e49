//! Drives a program over its real transport and compares JSON.
