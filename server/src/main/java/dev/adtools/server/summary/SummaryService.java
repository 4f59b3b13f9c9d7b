package dev.adtools.server.summary;

import dev.adtools.api.Platform;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.approval.PendingActionService.WaitingCounts;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.Scope;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.Halts;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Gathers what waits for people and what went wrong, as far as a caller may know it. */
public final class SummaryService {

    private final Sources sources;

    /** Gathers what the guards know. */
    public SummaryService(Sources sources) {
        this.sources = sources;
    }

    /** Returns the summary for a caller. */
    public Summary of(Caller caller) {
        boolean approvals = caller.may(Scope.APPROVALS_READ);
        boolean operations = caller.may(Scope.OPERATIONS_READ);
        WaitingCounts waiting = known(approvals, () -> sources.actions().waiting(caller));
        return new Summary(
                sources.clock().instant().truncatedTo(ChronoUnit.MILLIS),
                platforms(caller),
                waiting == null ? null : waiting.all(),
                waiting == null ? null : waiting.approvable(),
                waiting == null ? null : waiting.approved(),
                known(approvals, () -> sources.caps().waiting(caller)),
                known(approvals || operations, () -> sources.operations().unknown(caller)),
                known(
                        approvals || operations || caller.may(Halts.scope(caller)),
                        () -> sources.halts().names(caller.limits())),
                known(
                        operations || caller.may(Scope.TOOLS_READ),
                        () -> sources.failingTasks().applyAsLong(caller)),
                known(caller.may(Scope.AUDIT_READ), sources.auditFindings()));
    }

    private List<Summary.PlatformSource> platforms(Caller caller) {
        return Arrays.stream(Platform.values())
                .filter(platform -> caller.limits().platforms().isEmpty()
                        || caller.limits().platforms().contains(platform))
                .map(platform -> new Summary.PlatformSource(
                        platform,
                        sources.environments().of(platform).source(),
                        caller.may(Scope.OPERATIONS_READ)
                                ? sources.platformWarnings().apply(platform)
                                : List.of()))
                .toList();
    }

    private static <T> @Nullable T known(boolean allowed, Supplier<T> fact) {
        return allowed ? fact.get() : null;
    }

    /**
     * Sources of a summary.
     *
     * @param clock tells when it is made
     * @param environments the worlds of the platforms
     * @param platformWarnings finds the warnings for the operator of a platform
     * @param actions what waits for approval
     * @param caps the changes of caps that wait
     * @param operations the operations
     * @param halts the kill switch
     * @param failingTasks counts the scheduled tasks that fail, of those that a caller sees
     * @param auditFindings how much the last verification of the trail found; null until one has ended
     */
    public record Sources(
            Clock clock,
            PlatformEnvironments environments,
            Function<Platform, List<String>> platformWarnings,
            PendingActionService actions,
            CapChanges caps,
            OperationService operations,
            Halts halts,
            ToLongFunction<Caller> failingTasks,
            Supplier<@Nullable Integer> auditFindings) {}
}
