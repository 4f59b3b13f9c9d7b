package dev.adtools.server.workflow;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowSummary;
import dev.adtools.tools.operations.workflows.WorkflowSummaryCodec;
import dev.adtools.tools.operations.workflows.WorkflowViewCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Workflows as the REST resource shows them: those of the caller's owner, or all to whoever may read operations. */
public final class WorkflowReads {

    // A narrow token sees few of many; it looks through so many at a time, and goes on from there.
    private static final int MOST_LOOKED_AT = 2000;

    private final Tx tx;

    /** Reads the workflows of a database. */
    public WorkflowReads(Tx tx) {
        this.tx = tx;
    }

    /** Returns one workflow with its steps, or {@code NOT_FOUND}. */
    public Outcome<byte[]> find(Caller caller, String id) {
        return WorkflowVisibility.counted(tx, caller, id).map(WorkflowViewCodec::toJson);
    }

    /** Lists workflows without their steps, the newest first. */
    public byte[] list(Caller caller, @Nullable WorkflowState state, Keyset after, int limit) {
        String owner = caller.may(Scope.OPERATIONS_READ) ? null : caller.owner();
        List<WorkflowRow> seen = tx.read(handle -> WorkflowStore.page(handle, owner, state, after, MOST_LOOKED_AT + 1));
        List<WorkflowSummary> shown = new ArrayList<>();
        WorkflowRow last = null;
        for (WorkflowRow row : seen.subList(0, Math.min(seen.size(), MOST_LOOKED_AT))) {
            if (shown.size() == limit) {
                break;
            }
            last = row;
            listed(caller, row).ifPresent(shown::add);
        }
        boolean more =
                last != null && !last.id().equals(seen.get(seen.size() - 1).id());
        return new Page<>(shown, more && last != null ? Optional.of(keyset(last)) : Optional.empty())
                .toJson(WorkflowSummaryCodec::encode);
    }

    private Optional<WorkflowSummary> listed(Caller caller, WorkflowRow row) {
        List<StepTarget> steps = tx.read(handle -> WorkflowStore.targets(handle, row.id()));
        return WorkflowVisibility.listed(caller, row, steps);
    }

    private static String keyset(WorkflowRow row) {
        return Keyset.newestFirst(row.createdAt(), row.id()).cursor();
    }

    /** Returns the state of a name; empty when there is none. */
    public static Optional<WorkflowState> state(String name) {
        return Arrays.stream(WorkflowState.values())
                .filter(state -> name(state).equals(name))
                .findFirst();
    }

    /** Returns the names of all states. */
    public static List<String> states() {
        return Arrays.stream(WorkflowState.values()).map(WorkflowReads::name).toList();
    }

    private static String name(WorkflowState state) {
        return state.name().toLowerCase(Locale.ROOT);
    }
}
