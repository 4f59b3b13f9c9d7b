package dev.adtools.api;

import dev.adtools.api.json.JsonObject;
import java.util.List;

/** A call was refused memory by the {@link MemoryBudget}; nothing was changed. */
public final class MemoryShortage extends RuntimeException {

    private final transient ToolError error;

    private MemoryShortage(ToolError error) {
        // Where it came from does not matter, and it is made when there is much to do.
        super(error.message(), null, false, false);
        this.error = error;
    }

    /**
     * {@return the refusal of a call that alone takes too much: {@code RULE_VIOLATION}}
     *
     * @param mostBytes how many bytes one call may take
     */
    static MemoryShortage ofOneCall(long mostBytes) {
        return new MemoryShortage(ToolError.ruleViolation(List.of(new Violation(
                "",
                "SIZE-2",
                "what is read takes more than the " + mostBytes
                        + " bytes of memory that one call may take; ask for fewer days or rows"))));
    }

    /** {@return the refusal of a call that others leave too little for: {@code OVERLOADED}} */
    static MemoryShortage ofAllCalls() {
        return new MemoryShortage(new ToolError(
                ErrorCode.OVERLOADED,
                "The calls in work take all the memory that there is for them; nothing was changed.",
                JsonObject.builder().put("retry_after_seconds", 1).build()));
    }

    /** {@return the answer to the call} */
    public ToolError error() {
        return error;
    }
}
