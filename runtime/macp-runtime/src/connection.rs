//! A TCP connection that is alive only as long as something is heard from it.
//! Bytes are counted, not read: what they say is the business of TLS and HTTP/2.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, Sleep, sleep};
use tonic::transport::server::{Connected, TcpConnectInfo};

/// How long a new connection may take for its first bytes: the preface of HTTP/2, or as much of a TLS handshake.
const OPENING_MAX: Duration = Duration::from_secs(10);
const OPENING_BYTES: usize = 24;
/// A later round in which nothing is heard ends the connection. Longer than the ping of an idle connection and its answer
/// take, so that only those are met whom the ping does not reach: a peer that never finished the preface inside TLS.
const ROUND: Duration = Duration::from_secs(60);

/// The connection.
pub struct Connection {
    stream: TcpStream,
    /// The end of the round.
    round: Pin<Box<Sleep>>,
    /// Bytes still to be heard in this round; 0 keeps the connection.
    awaited: usize,
    /// Given back when the connection ends.
    _place: OwnedSemaphorePermit,
}

impl Connection {
    /// A connection that was just accepted.
    pub fn new(stream: TcpStream, place: OwnedSemaphorePermit) -> Connection {
        Connection {
            stream,
            round: Box::pin(sleep(OPENING_MAX)),
            awaited: OPENING_BYTES,
            _place: place,
        }
    }

    /// Ready once a round has ended in which too little was heard.
    fn poll_given_up(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.round.as_mut().poll(cx));
            if self.awaited > 0 {
                return Poll::Ready(());
            }
            self.awaited = 1;
            self.round.as_mut().reset(Instant::now() + ROUND);
        }
    }
}

impl Connected for Connection {
    type ConnectInfo = TcpConnectInfo;

    fn connect_info(&self) -> TcpConnectInfo {
        self.stream.connect_info()
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if read.is_pending() {
            return self
                .poll_given_up(cx)
                .map(|()| Err(io::ErrorKind::TimedOut.into()));
        }
        let heard = buf.filled().len() - before;
        self.awaited = self.awaited.saturating_sub(heard);
        read
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::sync::Semaphore;
    use tokio::time::advance;

    struct Pair {
        peer: TcpStream,
        connection: Connection,
        places: Arc<Semaphore>,
        began: Instant,
    }

    async fn pair() -> Pair {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let peer = TcpStream::connect(listener.local_addr().unwrap());
        let (peer, accepted) = tokio::join!(peer, listener.accept());
        let places = Arc::new(Semaphore::new(1));
        let place = Arc::clone(&places).acquire_owned().await.unwrap();
        let began = Instant::now();
        Pair {
            peer: peer.unwrap(),
            connection: Connection::new(accepted.unwrap().0, place),
            places,
            began,
        }
    }

    impl Pair {
        /// Says `bytes`, which arrive.
        async fn says(&mut self, bytes: &[u8]) {
            self.peer.write_all(bytes).await.unwrap();
            let mut heard = vec![0; bytes.len()];
            self.connection.read_exact(&mut heard).await.unwrap();
            assert_eq!(heard, bytes);
        }

        /// Waits in vain; answers how long the connection lived.
        async fn given_up(mut self) -> Duration {
            let error = self.connection.read_u8().await.unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::TimedOut);
            drop(self.connection);
            assert_eq!(self.places.available_permits(), 1);
            self.began.elapsed()
        }
    }

    fn seconds(lived: Duration) -> u64 {
        lived.as_secs()
    }

    #[tokio::test(start_paused = true)]
    async fn who_says_nothing_loses_its_place() {
        assert_eq!(seconds(pair().await.given_up().await), 10);
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_finish_the_preface_loses_its_place_however_often_it_speaks() {
        let mut pair = pair().await;
        for byte in b"PRI * H" {
            pair.says(&[*byte]).await;
            advance(Duration::from_secs(1)).await;
        }
        assert_eq!(seconds(pair.given_up().await), 10);
    }

    #[tokio::test(start_paused = true)]
    async fn who_falls_silent_later_loses_its_place_after_a_whole_silent_round() {
        let mut pair = pair().await;
        pair.says(&[0; OPENING_BYTES]).await;
        assert_eq!(seconds(pair.given_up().await), 70);
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_heard_in_every_round_stays() {
        let mut pair = pair().await;
        pair.says(&[0; OPENING_BYTES]).await;
        for _ in 0..100 {
            advance(Duration::from_secs(59)).await;
            pair.says(b"x").await;
        }
    }
}
