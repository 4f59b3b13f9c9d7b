package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.audit.AuditFilter;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.function.BiFunction;

/**
 * Calls of tools by REST requests. The methods that make them are {@link IdempotencyKeyFilter.Keyed}.
 *
 * @param catalog the tools
 * @param pipeline the filters of every call
 * @param metadata the source of call ids and deadlines
 * @param events the record of requests without a tool
 */
record RestCalls(ToolCatalog catalog, ToolPipeline pipeline, CallMetadataFactory metadata, AuditFilter events) {

    /** Calls a tool with the request that was read, and returns the response in an encoding. */
    Response answer(
            String name,
            Caller caller,
            ContainerRequestContext request,
            Outcome<ToolRequest> read,
            BiFunction<ToolDescriptor, CallResult, ResponseBuilder> encoding) {
        return read.flatMap(wanted -> catalog.visible(name, caller)
                        .map(tool -> Outcome.completed(run(caller, tool, wanted, request, encoding)))
                        .orElseGet(() -> Outcome.failed(catalog.unknown(name, caller))))
                .fold(answer -> answer, error -> unmet(name, caller, request, error));
    }

    private Response unmet(String name, Caller caller, ContainerRequestContext request, ToolError error) {
        events.unmet(caller, RequestChannel.of(request, Channel.Transport.REST), name, RequestId.of(request), error);
        return ErrorAnswer.to(error, request);
    }

    private Response run(
            Caller caller,
            ToolDispatch<?> tool,
            ToolRequest read,
            ContainerRequestContext request,
            BiFunction<ToolDescriptor, CallResult, ResponseBuilder> encoding) {
        CallMetadata origin = metadata.of(
                        RequestId.of(request),
                        IdempotencyKeyFilter.key(request),
                        RequestChannel.of(request, Channel.Transport.REST))
                .withReason(ReasonFilter.sent(request.getHeaders().get(ReasonFilter.HEADER), null));
        CallResult answer = pipeline.execute(new ToolCall(caller, tool, read, origin));
        IdempotencyKeyFilter.setOperation(request, answer.receipt());
        return encoding.apply(tool.descriptor(), answer).build();
    }
}
