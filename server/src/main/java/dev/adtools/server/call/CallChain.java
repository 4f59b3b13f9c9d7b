package dev.adtools.server.call;

/** The rest of the pipeline, as one of its steps sees it. */
@FunctionalInterface
public interface CallChain {

    /** Passes a call on and returns what comes of it. */
    CallResult proceed(ToolCall call);
}
