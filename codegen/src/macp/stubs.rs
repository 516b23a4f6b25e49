//! Our proto files, compiled: prost messages, tonic stubs and the descriptor set for reflection.
//! Adds nothing of its own to what prost-build and tonic-prost-build print.

use std::collections::BTreeMap;
use std::fmt::Write;

use prost::Message;
use prost_types::FileDescriptorSet;
use protox::file::{File, FileResolver};

use super::source::{Error, Source};
use super::text::header;
use crate::files::Files;

/// Messages of `macp-wire`, stubs of `macp-grpc`.
pub fn compile(source: &Source, protos: &BTreeMap<String, String>) -> Result<Files, Error> {
    let set = descriptors(protos)?;
    let mut files = Files::new();
    for (package, text) in messages(&set)? {
        files.insert(
            format!("rust/macp-wire/src/{}", module_path(&package)),
            format!("{}{text}", header("//", "schema/macp")),
        );
    }
    let package = &source.protocol.service.package;
    let stubs = services(&set, package)?;
    files.insert(
        "rust/macp-grpc/src/service.rs".to_owned(),
        format!("{}{stubs}", header("//", "schema/macp")),
    );
    files.insert(
        "rust/macp-wire/src/descriptors.rs".to_owned(),
        descriptor_file(protos)?,
    );
    Ok(files)
}

/// `macp.v1` to `v1.rs`, `macp.modes.decision.v1` to `payload/decision.rs`.
fn module_path(package: &str) -> String {
    match package.split('.').collect::<Vec<_>>()[..] {
        [_, "modes", mode, _] => format!("payload/{mode}.rs"),
        _ => "v1.rs".to_owned(),
    }
}

struct InMemory(BTreeMap<String, String>);

impl FileResolver for InMemory {
    fn open_file(&self, name: &str) -> Result<File, protox::Error> {
        match self.0.get(name) {
            Some(text) => File::from_source(name, text),
            None => Err(protox::Error::file_not_found(name)),
        }
    }
}

fn compiled(protos: &BTreeMap<String, String>, info: bool) -> Result<FileDescriptorSet, Error> {
    let mut compiler = protox::Compiler::with_file_resolver(InMemory(protos.clone()));
    compiler.include_source_info(info).include_imports(true);
    for path in protos.keys() {
        compiler
            .open_file(path)
            .map_err(|error| Error::Proto(format!("{error:?}")))?;
    }
    Ok(compiler.file_descriptor_set())
}

fn descriptors(protos: &BTreeMap<String, String>) -> Result<FileDescriptorSet, Error> {
    compiled(protos, true)
}

fn requests(
    set: &FileDescriptorSet,
) -> Vec<(prost_build::Module, prost_types::FileDescriptorProto)> {
    set.file
        .iter()
        .map(|file| {
            (
                prost_build::Module::from_protobuf_package_name(file.package()),
                file.clone(),
            )
        })
        .collect()
}

fn messages(set: &FileDescriptorSet) -> Result<BTreeMap<String, String>, Error> {
    let mut config = prost_build::Config::new();
    config.btree_map(["."]);
    config.bytes([".macp.v1.Envelope.payload", ".macp.v1.MACPError.details"]);
    let printed = config
        .generate(requests(set))
        .map_err(|error| Error::Proto(error.to_string()))?;
    Ok(printed
        .into_iter()
        .map(|(module, text)| (module.parts().collect::<Vec<_>>().join("."), text))
        .collect())
}

fn services(set: &FileDescriptorSet, package: &str) -> Result<String, Error> {
    let mut config = prost_build::Config::new();
    config.extern_path(format!(".{package}"), "::macp_wire::v1");
    config.service_generator(
        tonic_prost_build::configure()
            .build_client(true)
            .build_server(true)
            .codec_path("crate::Codec")
            .service_generator(),
    );
    let files = requests(set)
        .into_iter()
        .filter(|(_, file)| file.package() == package)
        .collect();
    let printed = config
        .generate(files)
        .map_err(|error| Error::Proto(error.to_string()))?;
    printed
        .into_values()
        .next()
        .ok_or_else(|| Error::Proto(format!("package {package} has no service")))
}

fn descriptor_file(protos: &BTreeMap<String, String>) -> Result<String, Error> {
    let bytes = compiled(protos, false)?.encode_to_vec();
    let mut out = header("//", "schema/macp");
    out.push_str("//! The compiled proto files, for the reflection service.\n");
    out.push_str("//! Comments are left out.\n\n");
    out.push_str(
        "/// An encoded `google.protobuf.FileDescriptorSet` with every file of the contract.\n",
    );
    out.push_str("pub const FILE_DESCRIPTOR_SET: &[u8] = b\"\\\n");
    for line in bytes.chunks(48) {
        out.push_str("    ");
        for (at, byte) in line.iter().enumerate() {
            // A line of the literal continues after leading white space, so a leading blank is escaped.
            let plain = byte.is_ascii_graphic() && !matches!(byte, b'"' | b'\\')
                || (*byte == b' ' && at > 0);
            let _ = if plain {
                write!(out, "{}", *byte as char)
            } else {
                write!(out, "\\x{byte:02x}")
            };
        }
        out.push_str("\\\n");
    }
    out.push_str("\";\n");
    Ok(out)
}
