//! HTTP/2 written by hand: frames as hostile and broken clients send them, and the frames that come back.
//! Knows no gRPC; well-formed requests with odd messages stand in `malformed`.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};

use crate::server::PATIENCE;

pub const DATA: u8 = 0;
pub const HEADERS: u8 = 1;
pub const RST_STREAM: u8 = 3;
pub const SETTINGS: u8 = 4;
pub const PING: u8 = 6;
pub const GOAWAY: u8 = 7;
pub const WINDOW_UPDATE: u8 = 8;
pub const CONTINUATION: u8 = 9;

/// Of SETTINGS and PING.
pub const ACK: u8 = 1;
pub const END_HEADERS: u8 = 4;

/// What a server says that has had enough.
pub const ENHANCE_YOUR_CALM: u32 = 11;

pub const PREFACE: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

/// A setting: the window of every stream to this client is closed.
pub const NOTHING_MAY_BE_SENT: (u16, u32) = (4, 0);

/// A frame that came back.
#[derive(Debug)]
pub struct Frame {
    pub kind: u8,
    pub flags: u8,
    pub payload: Vec<u8>,
}

/// Frames in a row, to be sent at once.
#[derive(Default)]
pub struct Frames(Vec<u8>);

impl Frames {
    pub fn add(mut self, kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Frames {
        let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
        self.0.extend_from_slice(&length[1..]);
        self.0.extend_from_slice(&[kind, flags]);
        self.0.extend_from_slice(&stream.to_be_bytes());
        self.0.extend_from_slice(payload);
        self
    }

    /// The headers of a gRPC request, which may go on.
    pub fn request(self, flags: u8, stream: u32, path: &str, token: &str) -> Frames {
        self.add(HEADERS, flags | END_HEADERS, stream, &request(path, token))
    }
}

/// The header block of a gRPC request.
pub fn request(path: &str, token: &str) -> Vec<u8> {
    let bearer = format!("Bearer {token}");
    let fields = [
        (":method", "POST"),
        (":scheme", "http"),
        (":path", path),
        (":authority", "x"),
        ("content-type", "application/grpc"),
        ("te", "trailers"),
        ("authorization", &bearer),
    ];
    let mut block = Vec::new();
    for (name, value) in fields {
        block.extend(field(0, name, value));
    }
    block
}

/// A field written out; the first byte tells whether the table is to keep it: 0 no, 64 yes.
pub fn field(first: u8, name: &str, value: &str) -> Vec<u8> {
    let mut bytes = vec![first];
    for text in [name, value] {
        length(&mut bytes, text.len());
        bytes.extend_from_slice(text.as_bytes());
    }
    bytes
}

/// A length with a prefix of seven bits.
fn length(bytes: &mut Vec<u8>, mut length: usize) {
    if length < 127 {
        bytes.push(u8::try_from(length).unwrap());
        return;
    }
    bytes.push(127);
    length -= 127;
    while length >= 128 {
        bytes.push(u8::try_from(length % 128).unwrap() | 128);
        length /= 128;
    }
    bytes.push(u8::try_from(length).unwrap());
}

/// A connection without a client behind it.
pub struct Raw(TcpStream);

impl Raw {
    /// A connection on which nothing was said yet.
    pub fn silent(address: SocketAddr) -> Raw {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        Raw(stream)
    }

    /// A connection that has begun as it should.
    pub fn open(address: SocketAddr) -> Raw {
        Raw::with_settings(address, &[])
    }

    /// The same with settings of its own: identifiers and values.
    pub fn with_settings(address: SocketAddr, settings: &[(u16, u32)]) -> Raw {
        let mut raw = Raw::silent(address);
        let mut payload = Vec::new();
        for (identifier, value) in settings {
            payload.extend(identifier.to_be_bytes());
            payload.extend(value.to_be_bytes());
        }
        raw.write(PREFACE);
        raw.send(Frames::default().add(SETTINGS, 0, 0, &payload));
        raw
    }

    /// The same connection for somebody who only reads.
    pub fn reader(&self) -> Raw {
        Raw(self.0.try_clone().unwrap())
    }

    /// Says that nothing more will come.
    pub fn hang_up(&self) {
        // The other side may have gone before.
        let _ = self.0.shutdown(Shutdown::Write);
    }

    /// Says bytes; that the other side is gone already is for the reader to find out.
    pub fn write(&mut self, bytes: &[u8]) {
        if let Err(error) = self.0.write_all(bytes) {
            let gone = matches!(
                error.kind(),
                ErrorKind::BrokenPipe | ErrorKind::ConnectionReset
            );
            assert!(gone, "{error}");
        }
    }

    pub fn send(&mut self, frames: Frames) {
        self.write(&frames.0);
    }

    /// Says the frames again and again without reading anything, until nobody takes them any more; answers how many bytes went.
    pub fn pour(&mut self, frames: &Frames, most: usize) -> usize {
        self.0.set_nonblocking(true).unwrap();
        let mut poured = 0;
        while poured < most {
            let from = poured % frames.0.len();
            match self.0.write(&frames.0[from..]) {
                Ok(written) => poured += written,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        self.0.set_nonblocking(false).unwrap();
        poured
    }

    /// The next frame; `None` when the connection is over.
    pub fn next(&mut self) -> Option<Frame> {
        let mut head = [0; 9];
        self.read(&mut head)?;
        let length = u32::from_be_bytes([0, head[0], head[1], head[2]]);
        let mut payload = vec![0; usize::try_from(length).unwrap()];
        self.read(&mut payload)?;
        Some(Frame {
            kind: head[3],
            flags: head[4],
            payload,
        })
    }

    /// The next frame of this kind; whatever comes before is passed over.
    pub fn next_of(&mut self, kind: u8) -> Option<Frame> {
        loop {
            let frame = self.next()?;
            if frame.kind == kind {
                return Some(frame);
            }
        }
    }

    /// Reads to the end of the connection; answers the reason of the last GOAWAY.
    pub fn ends(mut self) -> Option<u32> {
        let mut reason = None;
        while let Some(frame) = self.next() {
            if frame.kind == GOAWAY {
                reason = Some(u32::from_be_bytes(frame.payload[4..8].try_into().unwrap()));
            }
        }
        reason
    }

    fn read(&mut self, bytes: &mut [u8]) -> Option<()> {
        match self.0.read_exact(bytes) {
            Ok(()) => Some(()),
            Err(error) => {
                let over = matches!(
                    error.kind(),
                    ErrorKind::UnexpectedEof | ErrorKind::ConnectionReset | ErrorKind::BrokenPipe
                );
                assert!(over, "the server neither answers nor hangs up: {error}");
                None
            }
        }
    }
}
