package dev.adtools.server.summary;

import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.call.Caller;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Lists every request that a caller may decide: the newest 1,000 actions and outcomes, and all changes of caps. */
public final class WaitingDecisions {

    private static final Comparator<WaitingDecision> OLDEST =
            Comparator.comparing(WaitingDecision::createdAt).thenComparing(WaitingDecision::id);

    private final PendingActionService actions;
    private final CapChanges caps;
    private final OperationService operations;

    /** Lists the requests that the guards keep. */
    public WaitingDecisions(PendingActionService actions, CapChanges caps, OperationService operations) {
        this.actions = actions;
        this.caps = caps;
        this.operations = operations;
    }

    /** Returns a page of them. */
    public Page<WaitingDecision> list(Caller caller, PageRequest wanted) {
        Keyset after = wanted.after();
        boolean newest = after.order() == ListOrder.NEWEST;
        List<WaitingDecision> found = Stream.of(
                        actions.decidable(caller).stream().map(WaitingDecision::of),
                        caps.decidable(caller).stream().map(WaitingDecision::of),
                        operations.decidable(caller).stream().map(WaitingDecision::of))
                .flatMap(rows -> rows)
                .sorted(newest ? OLDEST.reversed() : OLDEST)
                .filter(row -> follows(row, after, newest))
                .limit(wanted.limit() + 1L)
                .toList();
        return Page.of(found, wanted.limit(), row -> after.next(row.createdAt(), row.id()));
    }

    private static boolean follows(WaitingDecision row, Keyset after, boolean newest) {
        int byTime = Long.compare(row.createdAt().toEpochMilli(), after.at());
        int order = byTime == 0 ? row.id().compareTo(after.id()) : byTime;
        return newest ? order < 0 : order > 0;
    }
}
