package dev.adtools.server.call;

/** Step around a call: it may refuse, pass on, and look at the answer that comes back. */
@FunctionalInterface
public interface CallFilter {

    /**
     * Handles one call.
     *
     * @param call what is asked
     * @param chain the rest of the pipeline; to be called at most once
     * @return the answer, the step's own or the chain's
     */
    CallResult filter(ToolCall call, CallChain chain);
}
