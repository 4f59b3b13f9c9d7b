package dev.adtools.server.call;

import java.util.List;

/** The ordered steps that every call passes, whichever wire it came over. */
public final class ToolPipeline {

    private final CallChain first;

    /**
     * Links the steps.
     *
     * @param steps from the outermost to the innermost
     * @param last what runs the tool
     */
    public ToolPipeline(List<CallFilter> steps, CallChain last) {
        CallChain chain = last;
        for (int i = steps.size() - 1; i >= 0; i--) {
            CallFilter step = steps.get(i);
            CallChain rest = chain;
            chain = call -> step.filter(call, rest);
        }
        first = chain;
    }

    /** Answers one call. */
    public CallResult execute(ToolCall call) {
        return first.proceed(call);
    }
}
