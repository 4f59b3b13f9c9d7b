package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.json.Utf8;

/** The check that every body passes before anything is read from it. */
public final class StrictBody {

    private StrictBody() {}

    /** Returns the bytes of a body that is JSON within the limits, or says where it is not. */
    public static Outcome<byte[]> check(byte[] body) {
        return check(body, StrictJson.MAX_DEPTH);
    }

    /** Returns the bytes of a body that is JSON of at most so many levels, or says where it is not. */
    public static Outcome<byte[]> check(byte[] body, int levels) {
        byte[] text = Utf8.withoutMark(body);
        try {
            StrictJson.check(text, levels);
            return Outcome.completed(text);
        } catch (InvalidJson e) {
            return Outcome.failed(new ToolError(
                    ErrorCode.INVALID_JSON,
                    "The body is not JSON that the service takes: " + e.getMessage() + " (byte " + e.offset() + ").",
                    JsonObject.builder().put("offset", e.offset()).build()));
        }
    }
}
