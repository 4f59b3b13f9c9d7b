package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.idempotency.OperationSummary.Effect;

/** An answer as it is kept: its code, and the bytes of its data or of its message and details. */
final class StoredAnswer {

    private static final int MOST_BYTES = 1 << 20;
    // A read may run again, which costs less than keeping what large ones answer.
    private static final int MOST_BYTES_OF_READ = 64 << 10;

    private static final String OK = "OK";
    private static final String MESSAGE = "message";
    private static final String DETAILS = "details";

    private StoredAnswer() {}

    /**
     * Returns whether the answer of a call is kept: not what failed before anything was done, and nothing large. A call that
     * runs others is kept whatever it says: its key as if never used would run them once more.
     */
    static boolean isKept(ToolCall call, CallResult answer) {
        if (call.descriptor().spend() == SpendControl.DELEGATED && !Effect.mayRepeat(call)) {
            return answer.fold(data -> true, error -> answer.isMidway());
        }
        int most = Effect.mayRepeat(call) ? MOST_BYTES_OF_READ : MOST_BYTES;
        return answer.fold(data -> data.length <= most, error -> false);
    }

    static byte[] bytes(CallResult answer) {
        return answer.fold(data -> data, StoredAnswer::bytes);
    }

    private static byte[] bytes(ToolError error) {
        return new JsonWriter()
                .value(JsonObject.builder()
                        .put(MESSAGE, error.message())
                        .put(DETAILS, error.details())
                        .build())
                .toBytes();
    }

    static CallResult read(String code, byte[] bytes) {
        return code.equals(OK) ? CallResult.completed(bytes) : CallResult.failed(error(code, bytes));
    }

    private static ToolError error(String code, byte[] bytes) {
        JsonValue kept = new ArgumentReader(bytes, 0).any();
        if (kept instanceof JsonObject object
                && object.get(MESSAGE) instanceof JsonString message
                && object.get(DETAILS) instanceof JsonObject details) {
            return new ToolError(ErrorCode.valueOf(code), message.value(), details);
        }
        throw new IllegalStateException("a kept answer is no error object");
    }
}
