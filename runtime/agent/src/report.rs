//! What a turn tells of itself beside its text, and which of that is still open.
//! Takes counts, states and names to hash; arguments, results and paths have no way in.

use provider::Usage;
use turn::{
    Activity, Category, ContextSource, HashedId, Kind, Sender, Status, Transport, UsageSource,
};

/// Tells activity, and remembers what has begun so that all of it also ends.
pub(crate) struct Report {
    events: Sender,
    turn_id: String,
    open: Vec<Open>,
}

/// Something that has begun.
struct Open {
    id: HashedId,
    /// The tool that was called; `None`: a request to the provider.
    tool: Option<(HashedId, Option<&'static str>)>,
}

impl Report {
    pub(crate) fn new(events: Sender, turn_id: String) -> Self {
        Self {
            events,
            turn_id,
            open: Vec::new(),
        }
    }

    fn id(&self, parts: &[&str]) -> HashedId {
        let parts: Vec<&str> = std::iter::once(self.turn_id.as_str())
            .chain(parts.iter().copied())
            .collect();
        HashedId::new("activity", &parts)
    }

    fn tell(&self, id: HashedId, kind: Kind) {
        self.events.activity(Activity { id, kind });
    }

    fn lifecycle(
        &self,
        id: HashedId,
        parent: Option<HashedId>,
        category: Category,
        status: Status,
    ) {
        self.tell(
            id,
            Kind::Lifecycle {
                parent,
                category,
                status,
            },
        );
    }

    /// A request to the provider begins.
    pub(crate) fn asks(&mut self, request: u64) {
        let id = self.id(&["assistant", &request.to_string()]);
        self.lifecycle(id.clone(), None, Category::Assistant, Status::Running);
        self.open.push(Open { id, tool: None });
    }

    /// Its first text has come.
    pub(crate) fn writes(&self) {
        if let Some(open) = self.open.last() {
            self.lifecycle(open.id.clone(), None, Category::Assistant, Status::Writing);
        }
    }

    /// A tool is called.
    pub(crate) fn calls(&mut self, request: u64, call: usize, name: &str) {
        let id = self.id(&["tool", &request.to_string(), &call.to_string()]);
        let parent = self.id(&["assistant", &request.to_string()]);
        let tool = (HashedId::new("tool", &[name]), tool::builtin(name));
        self.lifecycle(id.clone(), Some(parent), Category::Tool, Status::Running);
        self.tool(&id, tool.clone(), Status::Running, None);
        self.open.push(Open {
            id,
            tool: Some(tool),
        });
    }

    fn tool(
        &self,
        id: &HashedId,
        tool: (HashedId, Option<&'static str>),
        status: Status,
        timed_out: Option<bool>,
    ) {
        let transport = if tool.1.is_some() {
            Transport::Local
        } else {
            Transport::Unknown
        };
        let (tool_id, tool_name) = tool;
        self.tell(
            id.clone(),
            Kind::Tool {
                tool_id,
                tool_name,
                server_id: None,
                transport,
                status,
                timed_out,
            },
        );
    }

    /// What began last has ended.
    pub(crate) fn ends(&mut self, status: Status, timed_out: Option<bool>) {
        let Some(open) = self.open.pop() else { return };
        if let Some(tool) = open.tool {
            self.tool(&open.id, tool, status, timed_out);
        }
        self.lifecycle(open.id, None, Category::Activity, status);
    }

    /// Everything that is still open has ended.
    pub(crate) fn ends_all(&mut self, status: Status) {
        while !self.open.is_empty() {
            self.ends(status, None);
        }
    }

    /// The provider counted tokens.
    pub(crate) fn used(&self, usage: &Usage, request_sequence: u64, context_tokens: u64) {
        self.tell(
            self.id(&["usage"]),
            Kind::Usage {
                effective_input: usage.effective_input(),
                output: usage.output,
                cache_read: usage.cache_read.unwrap_or(0),
                cache_known: usage.cache_read.is_some(),
                request_sequence,
                final_usage: usage.complete,
                source: UsageSource::ProviderRequest,
            },
        );
        self.tell(
            self.id(&["context"]),
            Kind::Context {
                current_tokens: usage.effective_input().saturating_add(usage.output),
                max_tokens: context_tokens,
                reasoning_tokens: None,
                request_sequence,
                source: if usage.complete {
                    ContextSource::ProviderExact
                } else {
                    ContextSource::ProviderPartial
                },
            },
        );
    }
}
