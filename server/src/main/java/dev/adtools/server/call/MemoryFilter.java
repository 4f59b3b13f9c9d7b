package dev.adtools.server.call;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.Mode;

/** Refuses a read or a validation for which there is no memory; writes are small, and must not break off half way. */
public final class MemoryFilter implements CallFilter {

    // Its records, and what is said of them.
    private static final long OF_ARGUMENTS = 6;
    // What is sent holds it three times at most, once of them with its quotes escaped.
    private static final long OF_DATA = 4;

    private final MemoryBudget memory;

    /** Takes the memory that calls need out of a budget. */
    public MemoryFilter(MemoryBudget memory) {
        this.memory = memory;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        if (call.descriptor().mode() == Mode.WRITE) {
            return memory.uncounted(() -> chain.proceed(call));
        }
        // One that no request carries (a scheduled one, a step of a workflow) gives back what it took as soon as it
        // ends.
        MemoryBudget.Share share = memory.current();
        if (share != null) {
            return counted(share, call, chain);
        }
        try (MemoryBudget.Share own = memory.open()) {
            try {
                return counted(own, call, chain);
            } finally {
                own.leave();
            }
        }
    }

    private static CallResult counted(MemoryBudget.Share share, ToolCall call, CallChain chain) {
        try {
            share.take(OF_ARGUMENTS * call.request().arguments().size());
            CallResult answer = chain.proceed(call);
            share.take(OF_DATA * answer.fold(data -> data.length, error -> 0));
            return answer;
        } catch (MemoryShortage shortage) {
            return CallResult.failed(shortage.error());
        }
    }
}
