package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.audit.AuditFilter;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.DisplayText;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.call.StrictBody;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.console.ToolPages.ToolForm;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.Optional;
import java.util.function.Function;

/**
 * Calls of tools that people make on pages: those that only read, and the one that carries out what was approved.
 *
 * @param catalog the tools
 * @param pipeline executes them
 * @param metadata makes what is known of a call
 * @param events records calls that meet no tool
 */
public record PageCalls(ToolCatalog catalog, ToolPipeline pipeline, CallMetadataFactory metadata, AuditFilter events) {

    private static final String RESUME = "resume_workflow_after_approval";
    private static final ToolError NO_READ =
            ToolError.of(ErrorCode.POLICY_DENIED, "Pages call tools that only read; nothing was done.");

    /** Returns a tool that a caller may see. */
    Outcome<ToolDispatch<?>> tool(String name, Caller caller) {
        Optional<ToolDispatch<?>> visible = catalog.visible(name, caller);
        return visible.isPresent() ? Outcome.completed(visible.get()) : Outcome.failed(ToolCatalog.NO_TOOL);
    }

    /** Returns whether a caller may call a tool here. */
    static boolean offers(ToolDescriptor tool, Caller caller) {
        return tool.mode() == Mode.READ && caller.may(ScopeFilter.needed(tool));
    }

    /** Calls a tool that only reads, with the arguments of its form; returns what it answers, whose texts are inert. */
    Outcome<JsonValue> read(
            String name, MultivaluedMap<String, String> sent, Caller caller, ContainerRequestContext request) {
        return call(
                name,
                caller,
                request,
                tool -> tool.mode() == Mode.READ ? ToolForm.of(tool).arguments(sent) : Outcome.failed(NO_READ));
    }

    /** Does what an approved Pending Action holds, once, and goes on with its workflow. */
    Outcome<JsonValue> carryOut(byte[] arguments, Caller caller, ContainerRequestContext request) {
        return call(RESUME, caller, request, tool -> Outcome.completed(arguments));
    }

    private Outcome<JsonValue> call(
            String name,
            Caller caller,
            ContainerRequestContext request,
            Function<ToolDescriptor, Outcome<byte[]>> arguments) {
        Channel channel = RequestChannel.of(request, Channel.Transport.CONSOLE);
        return tool(name, caller)
                .flatMap(tool -> arguments
                        .apply(tool.descriptor())
                        .flatMap(StrictBody::check)
                        .map(checked -> new ToolCall(
                                caller,
                                tool,
                                new ToolRequest(null, Arguments.of(checked)),
                                metadata.of(RequestId.of(request), null, channel))))
                .fold(this::executed, error -> {
                    events.unmet(caller, channel, name, RequestId.of(request), error);
                    return Outcome.failed(error);
                });
    }

    private Outcome<JsonValue> executed(ToolCall call) {
        return pipeline.execute(call)
                .fold(data -> Outcome.completed(DisplayText.of(JsonCursor.read(data))), Outcome::failed);
    }
}
