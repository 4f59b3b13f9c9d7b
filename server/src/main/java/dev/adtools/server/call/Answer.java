package dev.adtools.server.call;

import dev.adtools.api.ToolError;
import java.util.Optional;
import java.util.function.Function;

/** What the pipeline makes of a call, before any wire encodes it: the bytes of {@code data}, or the failure. */
public sealed interface Answer {

    /** Returns an answer that holds a result, encoded as JSON. */
    static Answer completed(byte[] data) {
        return new Completed(data);
    }

    /** Returns an answer that holds a failure. */
    static Answer failed(ToolError error) {
        return new Failed(error);
    }

    /** Returns what the matching function makes of this answer. */
    <T> T fold(Function<byte[], ? extends T> onCompleted, Function<ToolError, ? extends T> onFailed);

    /** Returns the HTTP status that goes with the answer. */
    default int status() {
        return fold(data -> 200, error -> error.code().status());
    }

    /** Returns {@code OK} or the failure's code. */
    default String code() {
        return fold(data -> "OK", error -> error.code().name());
    }

    /** Returns the failure, if that is what it is. */
    default Optional<ToolError> error() {
        return fold(data -> Optional.empty(), Optional::of);
    }

    /** The call has a result. */
    final class Completed implements Answer {

        private final byte[] data;

        private Completed(byte[] data) {
            this.data = data;
        }

        @Override
        public <T> T fold(Function<byte[], ? extends T> onCompleted, Function<ToolError, ? extends T> onFailed) {
            return onCompleted.apply(data);
        }
    }

    /** The call failed, and this is why. */
    final class Failed implements Answer {

        private final ToolError error;

        private Failed(ToolError error) {
            this.error = error;
        }

        @Override
        public <T> T fold(Function<byte[], ? extends T> onCompleted, Function<ToolError, ? extends T> onFailed) {
            return onFailed.apply(error);
        }
    }
}
