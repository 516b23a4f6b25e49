//! The client against a provider on loopback that speaks the real format.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::time::Duration;

use provider::{
    Api, AssistantPart, Client, Endpoint, Error, Event, Message, Request, StopReason, Tool,
    ToolCall, UserPart,
};
use rehearsal::{Rehearsal, Script};
use serde_json::{Value, json};

fn rehearse(script: Value) -> Rehearsal {
    Rehearsal::start(Script::from_value(script).unwrap()).unwrap()
}

fn endpoint(rehearsal: &Rehearsal) -> Endpoint {
    Endpoint {
        api: Api::AnthropicMessages,
        base_url: rehearsal.base_url(),
        api_key: Some("key-1".to_owned().into()),
    }
}

fn user(text: &str) -> Message {
    Message::User(vec![UserPart::Text { text: text.into() }])
}

fn request(messages: Vec<Message>) -> Request {
    Request {
        model: "m".into(),
        system: "Be brief.".into(),
        messages,
        tools: vec![Tool {
            name: "read".into(),
            description: "Reads.".into(),
            input_schema: json!({"type": "object"}),
        }],
        output_tokens_max: 4096,
        thinking_tokens: None,
    }
}

async fn ask(rehearsal: &Rehearsal, request: &Request) -> (String, Result<StopReason, Error>) {
    ask_at(&endpoint(rehearsal), request).await
}

async fn ask_at(endpoint: &Endpoint, request: &Request) -> (String, Result<StopReason, Error>) {
    let client = Client::new();
    let mut text = String::new();
    let mut stream = match client.stream(endpoint, request).await {
        Ok(stream) => stream,
        Err(error) => return (text, Err(error)),
    };
    loop {
        match stream.next().await {
            Ok(Some(Event::Text(more))) => text.push_str(&more),
            Ok(Some(Event::Usage(_))) => {}
            Ok(Some(Event::Stop { reason, .. })) => {
                assert!(stream.next().await.unwrap().is_none());
                return (text, Ok(reason));
            }
            Ok(None) => panic!("a stream ends with its stop or an error"),
            Err(error) => {
                assert!(
                    stream.next().await.unwrap().is_none(),
                    "nothing comes after an error"
                );
                return (text, Err(error));
            }
        }
    }
}

#[tokio::test]
async fn an_answer_comes_whole_however_its_bytes_are_split() {
    for split in [1, 2, 3, 7, 1000] {
        let rehearsal = rehearse(json!({"replies": [{"steps": [
            {"split": split}, {"thinking": "hm"}, {"text": "grüße"}, {"text": " 👋"},
            {"tool": {"name": "read", "input": {"path": "ä"}}},
        ]}]}));
        let told = ask(&rehearsal, &request(vec![user("hi")])).await;
        assert_eq!(told, ("grüße 👋".to_owned(), Ok(StopReason::ToolUse)));
    }
}

#[tokio::test]
async fn a_request_carries_what_the_interface_wants() {
    let rehearsal = rehearse(json!({"api_key": "key-1", "replies": [{"steps": [{"text": "ok"}]}]}));
    let call = ToolCall {
        id: "t1".into(),
        name: "read".into(),
        input: serde_json::from_str(r#"{"path":"a"}"#).unwrap(),
        broken: false,
    };
    let mut request = request(vec![
        user("one"),
        Message::Assistant(vec![
            AssistantPart::Thinking {
                text: "hm".into(),
                signature: "s".into(),
            },
            AssistantPart::RedactedThinking { data: "d".into() },
            AssistantPart::Text { text: "  ".into() },
            AssistantPart::ToolCall(call),
        ]),
        Message::User(vec![UserPart::ToolResult {
            call_id: "t1".into(),
            text: String::new(),
            is_error: true,
        }]),
    ]);
    request.thinking_tokens = Some(2048);
    let told = ask(&rehearsal, &request).await;
    let seen = &rehearsal.requests()[0];
    assert_eq!(told.1, Ok(StopReason::EndTurn), "{:?}", seen.body);
    assert_eq!(seen.path, "/v1/messages");
    assert_eq!(seen.body["max_tokens"], 4096 + 2048);
    assert_eq!(
        seen.body["messages"][1]["content"]
            .as_array()
            .unwrap()
            .len(),
        3,
        "blank text is left out"
    );
    assert_eq!(
        seen.body["messages"][1]["content"][2]["input"],
        json!({"path": "a"})
    );
    assert_eq!(seen.body["messages"][2]["content"][0]["is_error"], true);
}

#[tokio::test]
async fn each_way_to_fail_has_its_own_error() {
    let cases = [
        (json!({"status": 401}), Error::Unauthorized(401)),
        (json!({"status": 403}), Error::Unauthorized(403)),
        (json!({"status": 404}), Error::Refused(404)),
        (json!({"status": 400, "body": "no"}), Error::Refused(400)),
        (
            json!({"status": 400, "body": {"error": {"type": "invalid_request_error", "message": "prompt is too long: 9"}}}),
            Error::PromptTooLong,
        ),
        (json!({"status": 413}), Error::PromptTooLong),
        (
            json!({"status": 429, "headers": {"retry-after": "7"}}),
            Error::RateLimited {
                after: Some(Duration::from_secs(7)),
            },
        ),
        (
            json!({"status": 429, "headers": {"retry-after": "soon"}}),
            Error::RateLimited { after: None },
        ),
        (json!({"status": 529}), Error::Overloaded { after: None }),
        (json!({"status": 503}), Error::Overloaded { after: None }),
        (
            json!({"status": 500, "body": "x".repeat(1 << 20)}),
            Error::Failed {
                status: 500,
                after: None,
            },
        ),
        (
            json!({"status": 302, "headers": {"location": "/v1/messages"}}),
            Error::Refused(302),
        ),
        (json!({"status": 201}), Error::Refused(201)),
        (json!({"hang_up": true}), Error::Unreachable),
        (json!({"steps": [{"break": true}]}), Error::Cut),
        (
            json!({"steps": [{"text": "half"}, {"break": true}]}),
            Error::Cut,
        ),
        (
            json!({"steps": [{"text": "half"}, {"end": true}]}),
            Error::Unfinished,
        ),
        (json!({"steps": [{"end": true}]}), Error::Unfinished),
        (
            json!({"steps": [{"error": {"type": "overloaded_error"}}]}),
            Error::Overloaded { after: None },
        ),
        (
            json!({"steps": [{"raw": "event: message_start\ndata: {\n\n"}]}),
            Error::Malformed("an event is not what its name says"),
        ),
        (
            json!({"steps": [{"text": "half"}], "headers": {"content-encoding": "gzip"}}),
            Error::Malformed("it is compressed, which nobody asked for (content-encoding)"),
        ),
        (
            json!({"steps": [{"raw": "x".repeat(1 << 20)}, {"raw": "xx"}]}),
            Error::TooLarge("one event"),
        ),
    ];
    for (reply, expected) in cases {
        let rehearsal = rehearse(json!({"replies": [reply.clone()]}));
        let (text, verdict) = ask(&rehearsal, &request(vec![user("hi")])).await;
        assert_eq!(verdict, Err(expected), "{reply:.200}");
        assert!(text.is_empty() || text == "half");
        assert_eq!(
            rehearsal.requests().len(),
            1,
            "one try, and no redirect is followed"
        );
    }
}

#[tokio::test]
async fn what_cannot_be_sent_is_refused_before_it_is() {
    let rehearsal = rehearse(json!({"replies": [{}]}));
    let mut endpoint = endpoint(&rehearsal);
    endpoint.api_key = Some("line\nbreak".to_owned().into());
    let request = request(vec![user("hi")]);
    assert_eq!(
        ask_at(&endpoint, &request).await.1,
        Err(Error::Unusable("key"))
    );
    endpoint.api_key = None;
    endpoint.base_url = "http://".into();
    assert_eq!(
        ask_at(&endpoint, &request).await.1,
        Err(Error::Unusable("base URL"))
    );
    endpoint.base_url = "gopher://127.0.0.1".into();
    assert_eq!(
        ask_at(&endpoint, &request).await.1,
        Err(Error::Unusable("base URL"))
    );
    for api in [Api::OpenaiResponses, Api::OpenaiChat] {
        endpoint.api = api;
        assert_eq!(
            ask_at(&endpoint, &request).await.1,
            Err(Error::NotSupportedYet(api))
        );
    }
    assert!(rehearsal.requests().is_empty());
}

#[tokio::test]
async fn nobody_listening_is_unreachable() {
    let rehearsal = rehearse(json!({"replies": [{}]}));
    let endpoint = endpoint(&rehearsal);
    drop(rehearsal);
    assert_eq!(
        ask_at(&endpoint, &request(vec![user("hi")])).await.1,
        Err(Error::Unreachable)
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dropping_the_stream_closes_the_connection() {
    let rehearsal = rehearse(json!({"replies": [{"steps": [{"text": "a"}, {"hold": "g"}]}]}));
    let client = Client::new();
    let mut stream = client
        .stream(&endpoint(&rehearsal), &request(vec![user("hi")]))
        .await
        .unwrap();
    while !matches!(stream.next().await.unwrap(), Some(Event::Text(_))) {}
    drop(stream);
    assert!(rehearsal.wait_gone(1, Duration::from_secs(20)));
}

#[tokio::test]
async fn a_hundred_thousand_deltas_are_read() {
    let rehearsal = rehearse(
        json!({"replies": [{"steps": [{"repeat": {"thinking": "x", "times": 100_000}}, {"text": "y"}]}]}),
    );
    let told = ask(&rehearsal, &request(vec![user("hi")])).await;
    assert_eq!(told, ("y".to_owned(), Ok(StopReason::EndTurn)));
}
