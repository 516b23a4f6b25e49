//! The one loop of the service: input, news and output meet here, on the main thread.
//! Decides nothing of the protocol: `app_service` says what to write and what to ask, this carries it out.

use std::io;
use std::os::fd::AsFd;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use app_service::{Ask, Input, Line, News, Output, Service};
use rustix::event::{PollFd, PollFlags};
use rustix::io::Errno;

use crate::answer::Answers;
use crate::signals::Signals;
use crate::stdio::{Framed, Framer, wait, write_all};
use crate::wake::Inbox;

/// Bytes taken from stdin in one read.
const READ_BYTES: usize = 65_536;
/// News handed to the service before what it wants written is written.
const NEWS_BATCH_MAX: usize = 64;
/// How long workers may take to end after the last input (app-service readings: abandoned provider reads).
const DRAIN: Duration = Duration::from_secs(10);

/// Serves until the input ends or a signal comes, and everything is drained.
///
/// Exit code 0 after the end of input or a signal; 1 when the output was lost or a record could not be sent.
pub fn serve(service: Service, answers: Answers, inbox: Inbox<News>, signals: Signals) -> ExitCode {
    let mut serving = Serving {
        service,
        answers,
        signals,
        out: Vec::new(),
        ending: Ending::No,
        failed: false,
    };
    match serving.run(inbox) {
        Ok(()) if !serving.failed => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
        Err(error) => {
            tracing::error!("input failed: {error}");
            ExitCode::FAILURE
        }
    }
}

struct Serving {
    service: Service,
    answers: Answers,
    signals: Signals,
    /// Records of the batch in hand.
    out: Vec<u8>,
    ending: Ending,
    failed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    No,
    /// No more input is wanted; workers are being drained until then.
    Draining(Instant),
    Finished,
}

impl Serving {
    fn run(&mut self, mut inbox: Inbox<News>) -> io::Result<()> {
        let stdin = io::stdin();
        let mut framer = Framer::default();
        let mut bytes = vec![0; READ_BYTES];
        let mut more_news = false;
        while self.ending != Ending::Finished {
            let Some(ready) = self.wait(&stdin, &inbox, more_news)? else {
                tracing::error!(
                    "a worker did not end within {} s of the last input",
                    DRAIN.as_secs()
                );
                self.failed = true;
                return Ok(());
            };
            if ready.news {
                inbox.hear();
                // A turn that is faster than the reader always has more: the input is looked at between two batches.
                more_news = self.take_news(&mut inbox);
            }
            if ready.input && self.ending == Ending::No {
                match rustix::io::read(&stdin, &mut bytes) {
                    Ok(0) => {
                        framer.finish(|framed| self.line(framed));
                        self.end(Input::End);
                    }
                    Ok(read) => framer.push(&bytes[..read], |framed| self.line(framed)),
                    Err(Errno::INTR | Errno::AGAIN) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            if ready.signal && self.ending == Ending::No {
                tracing::info!("a signal asks for the end; turns are cancelled");
                self.end(Input::End);
            }
        }
        Ok(())
    }

    /// With `more_news` it looks and does not wait. None: the time for draining is over.
    fn wait(
        &self,
        stdin: &impl AsFd,
        inbox: &Inbox<News>,
        more_news: bool,
    ) -> io::Result<Option<Ready>> {
        let (news, signals) = (inbox.as_fd(), self.signals.as_fd());
        let mut on = [
            PollFd::new(&news, PollFlags::IN),
            PollFd::new(stdin, PollFlags::IN),
            PollFd::new(&signals, PollFlags::IN),
        ];
        let (on, limit) = match self.ending {
            Ending::Draining(until) => (
                &mut on[..1],
                Some(until.saturating_duration_since(Instant::now())),
            ),
            _ => (&mut on[..], None),
        };
        let limit = if more_news {
            Some(Duration::ZERO)
        } else {
            limit
        };
        if wait(on, limit)? == 0 && !more_news {
            return Ok(None);
        }
        // Hang-up and error on stdin are read like input: the read says what they mean.
        Ok(Some(Ready {
            news: more_news || !on[0].revents().is_empty(),
            input: on.get(1).is_some_and(|fd| !fd.revents().is_empty()),
            signal: on.get(2).is_some_and(|fd| !fd.revents().is_empty()),
        }))
    }

    fn line(&mut self, framed: Framed<'_>) {
        let line = match framed {
            Framed::Record(bytes) => Line::Record(bytes),
            Framed::TooLong => Line::TooLong,
        };
        let outputs = self.service.on(Input::Line(line));
        self.settle(outputs);
    }

    fn end(&mut self, input: Input<'_>) {
        if self.ending == Ending::No {
            self.ending = Ending::Draining(Instant::now() + DRAIN);
        }
        let outputs = self.service.on(input);
        self.settle(outputs);
    }

    /// One batch; whether there may be more.
    fn take_news(&mut self, inbox: &mut Inbox<News>) -> bool {
        let mut outputs = Vec::new();
        let mut taken = 0;
        while taken < NEWS_BATCH_MAX
            && let Some(news) = inbox.take()
        {
            outputs.append(&mut self.service.on(Input::News(news)));
            taken += 1;
        }
        self.settle(outputs);
        taken == NEWS_BATCH_MAX
    }

    /// Writes, then asks, and goes on with what comes of both until nothing is left to do.
    fn settle(&mut self, mut outputs: Vec<Output>) {
        while !outputs.is_empty() {
            let mut asks = Vec::new();
            for output in outputs {
                match output {
                    Output::Write(record) => self.out.extend_from_slice(&record),
                    Output::Ask(ask) => asks.push(ask),
                    Output::Stop(stop) => {
                        tracing::error!("{stop}");
                        self.failed = true;
                        self.ending = Ending::Draining(Instant::now() + DRAIN);
                    }
                    Output::Finished => self.ending = Ending::Finished,
                }
            }
            outputs = self.write();
            for ask in asks {
                if let Some(news) = self.ask(ask) {
                    outputs.append(&mut self.service.on(Input::News(news)));
                }
            }
        }
    }

    /// Begins what is asked; news that is there at once is given back.
    fn ask(&mut self, ask: Ask) -> Option<News> {
        match ask {
            Ask::Status { ticket } => {
                let readiness = self.answers.readiness();
                Some(News::Status { ticket, readiness })
            }
            Ask::Turn {
                ticket,
                start,
                writer,
                cancel,
            } => {
                let error = self.answers.turn(ticket, start, writer, cancel).err()?;
                tracing::error!("no worker threads: {error}");
                Some(News::Lost { ticket })
            }
        }
    }

    fn write(&mut self) -> Vec<Output> {
        if self.out.is_empty() {
            return Vec::new();
        }
        let stdin = io::stdin();
        let ends = [
            (stdin.as_fd(), PollFlags::RDHUP),
            (self.signals.as_fd(), PollFlags::IN),
        ];
        let written = write_all(io::stdout(), &ends, DRAIN, &self.out);
        self.out.clear();
        let mut outputs = self.service.on(Input::Flushed);
        if let Err(error) = written {
            tracing::error!("output failed: {error}");
            self.failed = true;
            self.ending = Ending::Draining(Instant::now() + DRAIN);
            outputs.append(&mut self.service.on(Input::OutputLost));
        }
        outputs
    }
}

struct Ready {
    news: bool,
    input: bool,
    signal: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::{World, history_bounds};
    use crate::wake;
    use app_service::Setup;

    const QUEUED: usize = 3 * NEWS_BATCH_MAX;

    fn serving(outbox: wake::Outbox<News>, folder: &std::path::Path) -> Serving {
        let world = World {
            home: settings::Home::new(folder),
            project: folder.to_owned(),
            told: None,
        };
        Serving {
            service: Service::new(Setup {
                store: session::Store::at(world.home.sessions_dir(), session::Options::default()),
                redactor: redact::Redactor::new([""; 0]),
                history: history_bounds(),
                server_version: "0".to_owned(),
                turns_active_max: 1,
                seed: 0,
            }),
            answers: Answers::new(world, outbox),
            signals: Signals::listen().expect("a pipe"),
            out: Vec::new(),
            ending: Ending::No,
            failed: false,
        }
    }

    /// News that the service ignores: about a ticket of something that is over.
    fn news(service: &mut Service) -> impl Fn() -> News + use<> {
        let requests = [
            r#"{"protocol_version":1,"kind":"request","request_id":"i","method":"initialize","payload":{"supported_protocol_versions":[1]}}"#,
            r#"{"protocol_version":1,"kind":"request","request_id":"s","method":"status","payload":{}}"#,
        ];
        let outputs =
            requests.map(|request| service.on(Input::Line(Line::Record(request.as_bytes()))));
        let ticket = outputs
            .into_iter()
            .flatten()
            .find_map(|output| match output {
                Output::Ask(Ask::Status { ticket }) => Some(ticket),
                _ => None,
            });
        let ticket = ticket.expect("a status is asked for");
        move || News::Lost { ticket }
    }

    /// A turn that is faster than the reader of its events always has news; a cancel must still be seen.
    #[test]
    fn one_batch_of_news_is_taken_between_two_looks_at_the_input() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (outbox, mut inbox) = wake::channel(QUEUED).expect("a pipe");
        let mut serving = serving(outbox.clone(), folder.path());
        let news = news(&mut serving.service);
        let sender = tokio::runtime::Builder::new_current_thread()
            .build()
            .expect("a runtime");
        for _ in 0..QUEUED {
            sender.block_on(outbox.send(news()));
        }
        assert!(serving.take_news(&mut inbox), "there is more");
        let left = std::iter::from_fn(|| inbox.take()).count();
        assert_eq!(left, QUEUED - NEWS_BATCH_MAX);
        assert!(!serving.take_news(&mut inbox), "there is nothing");
    }
}
