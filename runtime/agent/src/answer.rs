//! One answer of the provider: asked for, tried again while nothing of it was taken, and told as it comes.
//! Runs no tool.

use provider::{AssistantPart, Endpoint, Event, Request, StopReason, Stream};
use turn::Status;

use crate::Runtime;
use crate::failure::Failure;
use crate::report::Report;
use crate::said::Said;

/// What came of a request.
pub(crate) struct Answer {
    pub(crate) reason: StopReason,
    pub(crate) message: Vec<AssistantPart>,
}

/// A turn's requests, one after the other.
pub(crate) struct Asking<'t> {
    pub(crate) runtime: &'t Runtime,
    pub(crate) endpoint: Endpoint,
    /// Tokens that the model's context holds.
    pub(crate) context_tokens: u64,
    pub(crate) said: &'t mut Said,
    pub(crate) report: &'t mut Report,
    /// How many requests were sent, tries included.
    pub(crate) requests: u64,
}

impl Asking<'_> {
    /// Asks until there is a whole answer. After the first byte of it was taken it is not asked for again.
    pub(crate) async fn answer(&mut self, request: &Request) -> Result<Answer, Failure> {
        self.said.begin();
        let before = self.said.received();
        let mut failed = 0;
        loop {
            self.requests += 1;
            self.report.asks(self.requests);
            let error = match self.attempt(request).await {
                Ok(answer) => {
                    self.report.ends(Status::Completed, None);
                    return Ok(answer);
                }
                Err(Failure::Provider(error)) if self.said.received() == before => error,
                Err(failure) => return Err(failure),
            };
            failed += 1;
            let Some(wait) = self.runtime.retry.wait(failed, &error) else {
                return Err(error.into());
            };
            self.report.ends(Status::Failed, None);
            tracing::info!("{error}; asking again in {} ms", wait.as_millis());
            self.said.settling(tokio::time::sleep(wait)).await?;
        }
    }

    async fn attempt(&mut self, request: &Request) -> Result<Answer, Failure> {
        let opening = self.runtime.client.stream(&self.endpoint, request);
        let mut stream = self.said.settling(opening).await??;
        let answer = self.listen(&mut stream).await;
        // What was held back is text that was given, also when the answer broke off after it.
        let ended = match &answer {
            Err(Failure::TextBound) => Ok(()),
            _ => self.said.end().await,
        };
        ended.and(answer)
    }

    async fn listen(&mut self, stream: &mut Stream) -> Result<Answer, Failure> {
        let mut silent = true;
        loop {
            match self.said.settling(stream.next()).await?? {
                Some(Event::Text(piece)) => {
                    if std::mem::take(&mut silent) {
                        self.report.writes();
                    }
                    self.said.say(&piece).await?;
                }
                Some(Event::Usage(usage)) => {
                    self.report.used(&usage, self.requests, self.context_tokens);
                }
                Some(Event::Stop { reason, message }) => return Ok(Answer { reason, message }),
                None => return Err(provider::Error::Unfinished.into()),
            }
        }
    }
}
