package dev.adtools.server.idempotency;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import dev.adtools.api.Mode;
import dev.adtools.api.SpendControl;
import dev.adtools.server.call.ToolCall;

/** Effect that running a call twice would have. */
@Body(
        name = "OperationEffect",
        description =
                "What running it twice would do; `NONE` nothing, `WRITE` change something that costs nothing, `SPEND`"
                        + " move money.",
        examples = "SPEND")
public enum Effect {
    /** Nothing: it reads, checks, or starts what has operations of its own. */
    @JsonName("NONE")
    NONE,
    /** Change something that costs nothing. */
    @JsonName("WRITE")
    WRITE,
    /** Move money. */
    @JsonName("SPEND")
    SPEND;

    static Effect of(ToolCall call) {
        SpendControl spend = call.descriptor().spend();
        if (mayRepeat(call) || spend == SpendControl.DELEGATED) {
            return NONE;
        }
        return spend.affectsSpend() ? SPEND : WRITE;
    }

    /** Returns whether a call only reads or checks, so that running it again does no harm. */
    static boolean mayRepeat(ToolCall call) {
        return call.descriptor().mode() != Mode.WRITE || call.ready().onlyValidates();
    }
}
