package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLHandshakeException;

/**
 * Translates the response to a posted message into what the client is told.
 *
 * @param patience how long was waited
 */
record ResponseTranslator(Duration patience) {

    /** Hands on the service's answer, or makes one of what it said instead. */
    BridgeOutput of(Message message, HttpResponse<byte[]> response) {
        if (message.id() == null) {
            return response.statusCode() / 100 == 2
                    ? BridgeOutput.NOTHING
                    : BridgeOutput.complaint(refusal(message, response, McpHttpClient.object(response.body())));
        }
        if (message.id().equals(IdFinder.in(response.body()))) {
            return BridgeOutput.answer(response.body());
        }
        JsonObject body = McpHttpClient.object(response.body());
        if (body.get("error") instanceof JsonObject error && error.get("code") instanceof JsonNumber) {
            return new BridgeOutput(BridgeOutput.error(message.id(), error), "");
        }
        JsonObject.Builder data = JsonObject.builder().put("http_status", response.statusCode());
        if (isError(body)) {
            data.put("error", body);
        }
        return BridgeOutput.error(
                message.id(), BridgeOutput.INTERNAL_ERROR, refusal(message, response, body), data.build());
    }

    private static boolean isError(JsonObject body) {
        return body.get("code") instanceof JsonString && body.get("message") instanceof JsonString;
    }

    private static String refusal(Message message, HttpResponse<byte[]> response, JsonObject body) {
        int status = response.statusCode();
        if (body.get("code") instanceof JsonString code && body.get("message") instanceof JsonString text) {
            return "The service answered " + status + " " + code.value() + ": " + text.value();
        }
        String strange = status / 100 == 3 ? ", and redirects are not followed" : " in a form that it does not use";
        boolean taken = status < 300 || status >= 500;
        return "The service answered " + status + strange + "; is the address right?" + (taken ? unknown(message) : "");
    }

    /** Returns the output that says why there is no answer. */
    BridgeOutput of(Message message, Throwable failure) {
        Throwable cause =
                failure.getCause() != null && failure instanceof CompletionException ? failure.getCause() : failure;
        String text = text(message, cause);
        BridgeOutput output = message.id() == null
                ? BridgeOutput.complaint(text)
                : BridgeOutput.error(message.id(), BridgeOutput.INTERNAL_ERROR, text, JsonObject.EMPTY);
        return new BridgeOutput(output.line(), text + " (" + cause + ")");
    }

    private String text(Message message, Throwable cause) {
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
}
