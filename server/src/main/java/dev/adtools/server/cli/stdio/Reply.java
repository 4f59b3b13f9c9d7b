package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.cli.stdio.Message.IdFinder;
import java.io.ByteArrayInputStream;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLHandshakeException;
import org.jspecify.annotations.Nullable;

/**
 * Reply to one message.
 *
 * @param line what its client is told; nothing when it is told nothing
 * @param complaint what people are told; nothing when all is well
 */
record Reply(String line, String complaint) {

    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    private static final int INTERNAL_ERROR = -32603;

    /** Hands on the service's answer, or makes one of what it said instead. */
    static Reply of(Message message, HttpResponse<byte[]> response) {
        JsonValue id = message.id();
        int status = response.statusCode();
        if (id == null && status / 100 == 2) {
            return new Reply("", "");
        } else if (id != null && id.equals(IdFinder.in(new ByteArrayInputStream(response.body())))) {
            return new Reply(onOneLine(response.body()), "");
        }
        JsonObject body = Message.object(response.body());
        if (id != null && body.get("error") instanceof JsonObject error && error.get("code") instanceof JsonNumber) {
            return new Reply(error(id, error), "");
        }
        JsonObject.Builder data = JsonObject.builder().put("http_status", status);
        if (body.get("code") instanceof JsonString code && body.get("message") instanceof JsonString text) {
            String refusal = "The service answered " + status + " " + code.value() + ": " + text.value();
            return failure(id, refusal, data.put("error", body).build());
        }
        return failure(id, strange(message, status), data.build());
    }

    // Between the parts of JSON a line's end is mere space.
    private static String onOneLine(byte[] json) {
        return new String(json, StandardCharsets.UTF_8).replace('\n', ' ').replace('\r', ' ');
    }

    private static String strange(Message message, int status) {
        String strange = status / 100 == 3 ? ", and redirects are not followed" : " in a form that it does not use";
        boolean taken = status < 300 || status >= 500;
        return "The service answered " + status + strange + "; is the address right?" + (taken ? unknown(message) : "");
    }

    /** Says why there is no answer, although so long was waited for one. */
    static Reply of(Message message, Throwable failure, Duration patience) {
        Throwable cause =
                failure.getCause() != null && failure instanceof CompletionException ? failure.getCause() : failure;
        String text = text(message, cause, patience);
        Reply reply = failure(message.id(), text, JsonObject.EMPTY);
        return new Reply(reply.line(), text + " (" + cause + ")");
    }

    private static String text(Message message, Throwable cause, Duration patience) {
        if (cause instanceof ConnectException
                || cause instanceof HttpConnectTimeoutException
                || cause instanceof SSLHandshakeException) {
            return "The service cannot be reached; is it running? Nothing was sent.";
        } else if (cause instanceof TimeoutException) {
            return "The service did not answer within " + patience.toSeconds() + " seconds." + unknown(message);
        }
        return "The connection broke before the service had answered." + unknown(message);
    }

    private static String unknown(Message message) {
        if (!message.callsTool()) {
            return "";
        }
        return message.hasKey()
                ? " Whether the call took effect is not known: send it again with the same idempotency key to find out."
                : " Whether the call took effect is not known, and it has no idempotency key: look at the account"
                        + " before you send it again.";
    }

    /** Refuses a message that is not sent; its id is null when it cannot be read. */
    static Reply refusal(@Nullable JsonValue id, int code, String text) {
        return new Reply(
                error(
                        id,
                        JsonObject.builder()
                                .put("code", code)
                                .put("message", text)
                                .build()),
                text);
    }

    /** Tells the client, if it waits for an answer, and people. */
    private static Reply failure(@Nullable JsonValue id, String text, JsonObject data) {
        JsonObject.Builder error =
                JsonObject.builder().put("code", INTERNAL_ERROR).put("message", text);
        if (!data.isEmpty()) {
            error.put("data", data);
        }
        return new Reply(id == null ? "" : error(id, error.build()), text);
    }

    private static String error(@Nullable JsonValue id, JsonObject error) {
        JsonObject.Builder message = JsonObject.builder().put("jsonrpc", "2.0");
        if (id != null) {
            message.put("id", id);
        }
        byte[] line =
                new JsonWriter().value(message.put("error", error).build()).toBytes();
        return new String(line, StandardCharsets.UTF_8);
    }
}
