//! Many small changes to every example of the schema, and the judges that must agree about each of them.
//! Where judges may differ is written down as data, each line with its reason; nothing else may.
