package dev.adtools.server.idempotency;

import dev.adtools.server.call.Answer;
import dev.adtools.server.call.ToolCall;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What came of asking for an operation: the call as its holder, or the answer of the one that is in the way. */
final class Claimed {

    private final @Nullable ToolCall held;
    private final @Nullable Answer answer;

    private Claimed(@Nullable ToolCall held, @Nullable Answer answer) {
        this.held = held;
        this.answer = answer;
    }

    static Claimed by(ToolCall holder) {
        return new Claimed(holder, null);
    }

    static Claimed refused(Answer answer) {
        return new Claimed(null, answer);
    }

    Claimed then(Function<ToolCall, Claimed> next) {
        return held == null ? this : next.apply(held);
    }

    Answer fold(Function<ToolCall, Answer> onHeld, Function<Answer, Answer> onAnswer) {
        if (held != null) {
            return onHeld.apply(held);
        }
        if (answer != null) {
            return onAnswer.apply(answer);
        }
        throw new IllegalStateException("neither held nor answered");
    }
}
