//! The one HTTP client: it sends a request and gives the stream of its answer.
//! Tries once; whether to try again is for the caller, who knows what was shown already.

use std::sync::OnceLock;
use std::time::Duration;

use bytes::Bytes;
use reqwest::header::{
    ACCEPT, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue, RETRY_AFTER,
};
use reqwest::{Response, StatusCode, Url};
use secrecy::ExposeSecret as _;

use crate::anthropic::{self, Decoder};
use crate::sse::Events;
use crate::{Api, Endpoint, Error, Event, Request};

/// How long a connection may take to be made.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// How long a provider may say nothing at all. Local models take minutes before their first word.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(600);
/// What is read of an answer that is an error: enough to know its kind.
const ERROR_BYTES_MAX: usize = 64 * 1024;

/// Sends requests. Costs nothing until the first one: TLS and connections are made when they are needed.
#[derive(Debug, Default)]
pub struct Client {
    /// For the network, through the system's proxy if there is one.
    outside: OnceLock<reqwest::Client>,
    /// For this machine, past any proxy and without certificates of authorities.
    inside: OnceLock<reqwest::Client>,
}

impl Client {
    /// A client that has not done anything yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Sends one request and waits for the beginning of its answer. Dropping the future, or the stream,
    /// closes the connection.
    ///
    /// # Errors
    /// [`Error`]; nothing of the answer has been given out then.
    pub async fn stream(&self, endpoint: &Endpoint, request: &Request) -> Result<Stream, Error> {
        match endpoint.api {
            Api::AnthropicMessages => {}
            api @ (Api::OpenaiResponses | Api::OpenaiChat) => {
                return Err(Error::NotSupportedYet(api));
            }
        }
        let url = url(&endpoint.base_url, "messages")?;
        let response = self
            .http(&url)?
            .post(url)
            .headers(headers(endpoint)?)
            .body(anthropic::body(request))
            .send()
            .await
            .map_err(|error| {
                if error.is_builder() {
                    Error::Unusable("base URL")
                } else {
                    Error::Unreachable
                }
            })?;
        if response.status() != StatusCode::OK {
            return Err(refusal(response).await);
        }
        let kind = response
            .headers()
            .get(CONTENT_TYPE)
            .map_or(&b""[..], HeaderValue::as_bytes);
        if !kind.to_ascii_lowercase().starts_with(b"text/event-stream") {
            return Err(Error::Malformed("it is not an event stream"));
        }
        if response
            .headers()
            .get(CONTENT_ENCODING)
            .is_some_and(|encoding| encoding != "identity")
        {
            return Err(Error::Malformed(
                "it is compressed, which nobody asked for (content-encoding)",
            ));
        }
        Ok(Stream {
            events: Events::new(response.bytes_stream()),
            decoder: Decoder::default(),
            over: false,
        })
    }

    fn http(&self, url: &Url) -> Result<&reqwest::Client, Error> {
        let inside = is_loopback(url);
        let place = if inside { &self.inside } else { &self.outside };
        if let Some(client) = place.get() {
            return Ok(client);
        }
        let mut builder = reqwest::Client::builder()
            .user_agent(concat!("magi-code/", env!("CARGO_PKG_VERSION")))
            // A redirect would carry the key to wherever it points.
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .connect_timeout(CONNECT_TIMEOUT)
            .read_timeout(SILENCE_TIMEOUT);
        if inside {
            builder = builder.no_proxy().tls_certs_only([]);
        }
        let client = builder
            .build()
            .map_err(|_| Error::Unusable("secure connection"))?;
        Ok(place.get_or_init(|| client))
    }
}

/// The answer to one request.
pub struct Stream {
    events: Events,
    decoder: Decoder,
    over: bool,
}

impl Stream {
    /// The next event; `None` after [`Event::Stop`].
    ///
    /// # Errors
    /// [`Error`] when the answer breaks off or is not what it should be; nothing comes after it.
    pub async fn next(&mut self) -> Result<Option<Event>, Error> {
        while !self.over {
            let step = match self.events.next().await {
                Some(Ok(event)) => self.decoder.on(&event),
                Some(Err(error)) => Err(error),
                None => Err(Error::Unfinished),
            };
            match step {
                Ok(None) => {}
                Ok(Some(event)) => {
                    self.over = matches!(event, Event::Stop { .. });
                    return Ok(Some(event));
                }
                Err(error) => {
                    self.over = true;
                    return Err(error);
                }
            }
        }
        Ok(None)
    }
}

fn url(base: &str, path: &str) -> Result<Url, Error> {
    const UNUSABLE: Error = Error::Unusable("base URL");
    let base = base.trim_end_matches('/');
    let version = if base.ends_with("/v1") { "" } else { "/v1" };
    // By itself first: what follows must not become its host.
    Url::parse(base).map_err(|_| UNUSABLE)?;
    Url::parse(&format!("{base}{version}/{path}")).map_err(|_| UNUSABLE)
}

fn is_loopback(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let address = host
        .trim_start_matches('[')
        .trim_end_matches(']')
        .parse::<std::net::IpAddr>();
    url.scheme() == "http"
        && (host == "localhost" || address.is_ok_and(|address| address.is_loopback()))
}

fn headers(endpoint: &Endpoint) -> Result<HeaderMap, Error> {
    let mut headers = HeaderMap::new();
    headers.insert(
        "anthropic-version",
        HeaderValue::from_static(anthropic::VERSION),
    );
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(ACCEPT, HeaderValue::from_static("text/event-stream"));
    if let Some(key) = &endpoint.api_key {
        let mut value =
            HeaderValue::from_str(key.expose_secret()).map_err(|_| Error::Unusable("key"))?;
        value.set_sensitive(true);
        headers.insert("x-api-key", value);
    }
    Ok(headers)
}

/// Which kind of error an answer is. Its words are looked at for that, and dropped.
async fn refusal(mut response: Response) -> Error {
    let status = response.status().as_u16();
    let after = response
        .headers()
        .get(RETRY_AFTER)
        .and_then(|value| value.to_str().ok()?.trim().parse().ok())
        .map(Duration::from_secs);
    match status {
        401 | 403 => Error::Unauthorized(status),
        429 => Error::RateLimited { after },
        529 | 503 => Error::Overloaded { after },
        408 | 500..=599 => Error::Failed { status, after },
        400 | 413 => {
            let mut body = Vec::new();
            while let Ok(Some(chunk)) = response.chunk().await {
                let chunk: Bytes = chunk;
                body.extend_from_slice(&chunk[..chunk.len().min(ERROR_BYTES_MAX - body.len())]);
                if body.len() == ERROR_BYTES_MAX {
                    break;
                }
            }
            if status == 413 || anthropic::says_too_long(&body) {
                Error::PromptTooLong
            } else {
                Error::Refused(status)
            }
        }
        _ => Error::Refused(status),
    }
}

#[cfg(test)]
mod tests {
    use super::{is_loopback, url};

    #[test]
    fn a_base_url_gets_its_version_once() {
        for (base, whole) in [
            ("http://h:1", "http://h:1/v1/messages"),
            ("http://h/", "http://h/v1/messages"),
            ("http://h/v1", "http://h/v1/messages"),
            ("https://h/proxy/v1/", "https://h/proxy/v1/messages"),
            ("https://h/proxy", "https://h/proxy/v1/messages"),
        ] {
            assert_eq!(url(base, "messages").unwrap().as_str(), whole);
        }
        assert!(url("http://", "messages").is_err());
    }

    #[test]
    fn only_plain_http_to_this_machine_is_inside() {
        for (base, inside) in [
            ("http://127.0.0.1:8080", true),
            ("http://localhost", true),
            ("http://[::1]:1", true),
            ("https://localhost", false),
            ("http://10.0.0.1", false),
            ("http://localhost.example", false),
        ] {
            assert_eq!(
                is_loopback(&url(base, "messages").unwrap()),
                inside,
                "{base}"
            );
        }
    }
}
