package dev.adtools.server.workflow;

import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Instant;
import java.util.Set;
import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.PropagateNull;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import org.jdbi.v3.core.mapper.reflect.JdbiConstructor;
import org.jspecify.annotations.Nullable;

/**
 * A workflow as it is kept.
 *
 * @param id its id, {@code wf_…}
 * @param name what its starter calls it, null for nothing
 * @param reason the reason of the call that started it, which its writes have unless they have their own; null for none
 * @param starter on whose behalf it runs, and within what
 * @param state where it is
 * @param steps how many steps it has
 * @param cursor the step that it is at
 * @param version how often it has moved; whoever moves it names the version that was seen
 * @param tries how often its present step has been tried in vain
 * @param pendingActionId what its present step waits for, null for none
 * @param operationId what its present step is blocked by, null for none
 * @param wakeAt when it is to be looked at again, null for no special time
 * @param error what went wrong last, null for nothing
 * @param createdAt when it was made
 * @param updatedAt when it moved last
 */
public record WorkflowRow(
        String id,
        @Nullable String name,
        @Nullable String reason,
        @Nested Starter starter,
        WorkflowState state,
        int steps,
        int cursor,
        long version,
        int tries,
        @Nullable String pendingActionId,
        @Nullable String operationId,
        @Nullable Instant wakeAt,
        @Nested("error") @Nullable Failure error,
        Instant createdAt,
        Instant updatedAt) {

    /**
     * The caller that started it.
     *
     * @param principal the principal
     * @param owner its owner
     * @param tokenId the token it used
     * @param lineage the owners of the tokens that led to that one, who are behind every step
     * @param limits the limits of that token, which hold for every step
     */
    public record Starter(
            @ColumnName("principal_id") String principal,
            String owner,
            String tokenId,
            Set<String> lineage,
            @Nested Limits limits) {

        public Starter {
            lineage = Set.copyOf(lineage);
        }

        static Starter of(Caller caller) {
            return new Starter(caller.principal(), caller.owner(), caller.tokenId(), caller.lineage(), caller.limits());
        }
    }

    /**
     * Failure of a workflow: a stable code, a sentence, and what a program needs to act on it; null when that is not kept.
     */
    public record Failure(
            @PropagateNull String code,
            String message,
            @Nullable JsonObject details) {

        @JdbiConstructor
        public Failure {}

        Failure(String code, String message) {
            this(code, message, null);
        }
    }
}
