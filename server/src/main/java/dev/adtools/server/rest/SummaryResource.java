package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.approval.PendingActionService.Waiting;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.Scope;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.spend.Halts;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Tells at a glance what waits for people, and what went wrong. */
@Tag(name = "Operations")
@Path("/api/v1/summary")
@Produces(MediaType.APPLICATION_JSON)
public final class SummaryResource {

    private final Clock clock;
    private final PlatformEnvironments environments;
    private final Sources sources;

    /** Serves what the guards know. */
    public SummaryResource(Clock clock, PlatformEnvironments environments, Sources sources) {
        this.clock = clock;
        this.environments = environments;
        this.sources = sources;
    }

    /** Returns the summary for the caller. */
    @GET
    @Operation(operationId = "getSummary", summary = "Tell what waits for people, and what went wrong")
    @Answers("Summary")
    @ApiErrors({})
    public Response get(@Auth Caller caller, @Context ContainerRequestContext request) {
        return NoStoreResponse.of(
                Outcome.completed(SummaryViewCodec.toJson(summary(caller))), Response.Status.OK, request);
    }

    private SummaryView summary(Caller caller) {
        boolean approvals = caller.may(Scope.APPROVALS_READ);
        boolean operations = caller.may(Scope.OPERATIONS_READ);
        Waiting waiting = known(approvals, () -> sources.actions().waiting(caller));
        return new SummaryView(
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                platforms(caller),
                waiting == null ? null : waiting.all(),
                waiting == null ? null : waiting.approvable(),
                known(operations, () -> sources.operations().unknown(caller)),
                known(
                        approvals || operations || caller.may(Scope.SERVICE_ADMIN),
                        () -> sources.halts().names(caller.limits())),
                known(
                        operations || caller.may(Scope.TOOLS_READ),
                        () -> sources.failingTasks().applyAsLong(caller)),
                known(
                        caller.may(Scope.AUDIT_READ),
                        () -> sources.auditFindings().getAsInt()));
    }

    private List<SummaryView.PlatformSource> platforms(Caller caller) {
        return Arrays.stream(Platform.values())
                .filter(platform -> caller.limits().platforms().isEmpty()
                        || caller.limits().platforms().contains(platform))
                .map(platform -> new SummaryView.PlatformSource(
                        platform, environments.of(platform).source()))
                .toList();
    }

    private static <T> @Nullable T known(boolean allowed, Supplier<T> fact) {
        return allowed ? fact.get() : null;
    }

    /**
     * Sources of a summary.
     *
     * @param actions what waits for approval
     * @param operations the operations
     * @param halts the kill switch
     * @param failingTasks counts the scheduled tasks that fail, of those that a caller sees
     * @param auditFindings how much the last verification of the trail found
     */
    public record Sources(
            PendingActionService actions,
            OperationService operations,
            Halts halts,
            ToLongFunction<Caller> failingTasks,
            IntSupplier auditFindings) {}
}
