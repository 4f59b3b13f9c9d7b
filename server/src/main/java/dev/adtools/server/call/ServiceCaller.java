package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ToolDispatch;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Calls tools in the name of an absent principal: through the same pipeline, with the rights that it has at that moment.
 */
public final class ServiceCaller {

    private final Supplier<ToolCatalog> catalog;
    private final ToolPipeline pipeline;
    private final Function<String, List<Caller>> callers;

    /**
     * Calls through a pipeline.
     *
     * @param catalog the tools; asked for at the first call, because some tools make such calls themselves
     * @param pipeline what every call passes
     * @param callers what a principal can do: one caller for each of its valid tokens
     */
    public ServiceCaller(Supplier<ToolCatalog> catalog, ToolPipeline pipeline, Function<String, List<Caller>> callers) {
        this.catalog = catalog;
        this.pipeline = pipeline;
        this.callers = callers;
    }

    /**
     * Calls a tool.
     *
     * @param principal on whose behalf
     * @param tool the tool's name
     * @param arguments its arguments
     * @param metadata source of the call, with the reason why the service makes it
     */
    public CallResult run(String principal, String tool, Arguments arguments, CallMetadata metadata) {
        return run(principal, Set.of(), Limits.NONE, tool, arguments, metadata);
    }

    /**
     * Calls a tool within the limits of the token that asked for it, so that a narrow token cannot have done by another of
     * its principal's what it may not do itself; and with the owners behind that token, so that none of them can approve it.
     *
     * @param principal on whose behalf
     * @param lineage the owners of the tokens that led to the one that asked
     * @param limits within what
     * @param tool the tool's name
     * @param arguments its arguments
     * @param metadata source of the call, with the reason why the service makes it
     */
    public CallResult run(
            String principal,
            Set<String> lineage,
            Limits limits,
            String tool,
            Arguments arguments,
            CallMetadata metadata) {
        return runIfAble(principal, lineage, limits, tool, arguments, metadata)
                .orElseGet(() -> CallResult.failed(ToolError.of(
                        ErrorCode.POLICY_DENIED,
                        "The principal " + principal
                                + ", which asked for this, has no valid token any more that may call " + tool + ".")));
    }

    /** Calls a tool in the same way; empty when the principal has no valid token any more that may call it. */
    public Optional<CallResult> runIfAble(
            String principal,
            Set<String> lineage,
            Limits limits,
            String tool,
            Arguments arguments,
            CallMetadata metadata) {
        return callers.apply(principal).stream()
                .flatMap(caller -> caller.within(limits, lineage).stream())
                // Whoever can do all that was asked for comes before those that can do less.
                .sorted(Comparator.comparing(caller -> !caller.limits().equals(limits)))
                .flatMap(caller -> able(caller, tool, arguments, metadata).stream())
                .findFirst()
                .map(pipeline::execute);
    }

    private Optional<ToolCall> able(Caller caller, String tool, Arguments arguments, CallMetadata metadata) {
        return catalog.get()
                .visible(tool, caller)
                .filter(found -> caller.may(ScopeFilter.needed(found.descriptor())))
                .map(found -> call(caller, found, arguments, metadata));
    }

    private static ToolCall call(Caller caller, ToolDispatch<?> tool, Arguments arguments, CallMetadata metadata) {
        return new ToolCall(caller, tool, new ToolRequest(null, arguments), metadata);
    }
}
