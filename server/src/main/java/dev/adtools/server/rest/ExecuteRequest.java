package dev.adtools.server.rest;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.StrictBody;
import dev.adtools.server.call.ToolRequest;
import org.jspecify.annotations.Nullable;

/** Reads the body of an execute request: platform and arguments, both optional. */
final class ExecuteRequest {

    private ExecuteRequest() {}

    /** Checks the bytes and finds the two members, in whatever order they come. */
    static Outcome<ToolRequest> read(byte[] body) {
        if (body.length == 0) {
            return Outcome.completed(new ToolRequest(null, Arguments.none()));
        }
        return StrictBody.check(body).flatMap(checked -> new Pass(checked).read());
    }

    /** The one pass over checked bytes. */
    private static final class Pass {

        private final byte[] body;
        private final JsonCursor cursor;
        private @Nullable Platform platform;
        private Arguments arguments = Arguments.none();

        Pass(byte[] body) {
            this.body = body;
            this.cursor = new JsonCursor(body, 0);
        }

        Outcome<ToolRequest> read() {
            if (cursor.peek() != '{') {
                return refused("", "The body must be an object; leave it out for a call without arguments.");
            }
            cursor.take();
            while (cursor.more('}')) {
                String name = cursor.string();
                cursor.passColon();
                String complaint = member(name);
                if (complaint != null) {
                    return refused("/" + name.replace("~", "~0").replace("/", "~1"), complaint);
                }
            }
            return Outcome.completed(new ToolRequest(platform, arguments));
        }

        private @Nullable String member(String name) {
            return switch (name) {
                case "platform" -> platform();
                case "arguments" -> arguments();
                default ->
                    "The body has a member that an execute request does not have; it has platform and arguments.";
            };
        }

        private @Nullable String platform() {
            if (cursor.peek() == 'n') {
                cursor.skip();
                return null;
            }
            String name = cursor.peek() == '"' ? cursor.string() : "";
            for (Platform candidate : Platform.values()) {
                if (candidate.wireName().equals(name)) {
                    platform = candidate;
                    return null;
                }
            }
            return "platform must be one of alpha, beta, alpha_analytics.";
        }

        private @Nullable String arguments() {
            if (cursor.peek() == 'n') {
                cursor.skip();
                return null;
            }
            if (cursor.peek() != '{') {
                return "arguments must be an object.";
            }
            int from = cursor.at();
            cursor.skip();
            arguments = new Arguments(body, from, cursor.at());
            return null;
        }

        private static Outcome<ToolRequest> refused(String pointer, String message) {
            return Outcome.failed(new ToolError(
                    ErrorCode.INVALID_REQUEST,
                    message,
                    JsonObject.builder().put("pointer", pointer).build()));
        }
    }
}
