package dev.adtools.server.workflow;

import dev.adtools.server.store.KeptBytes;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Removal of workflows that ended long ago, and of what ended ones keep where that is too much for their owner. */
public final class WorkflowRetention {

    /** The bytes of steps' arguments and outputs: a new workflow pushes out those of the oldest that have ended. */
    static final KeptBytes STEPS = new KeptBytes(
            "INSERT INTO workflow_count (owner, kept_bytes) VALUES (:owner, :first)"
                    + " ON CONFLICT (owner) DO UPDATE SET kept_bytes = workflow_count.kept_bytes + :more"
                    + " RETURNING kept_bytes",
            "SELECT id, kept_bytes AS bytes FROM workflow WHERE owner = :owner"
                    + " AND kept_bytes > 0 AND state IN ('SUCCEEDED', 'FAILED', 'CANCELLED')"
                    + " ORDER BY updated_at, id LIMIT :most <skipLocked>",
            WorkflowRetention::empty);

    /** Condition in SQL that the workflow {@code workflow_id} is over, or is no longer kept: it does not come back to its steps. */
    public static final String OVER = "NOT EXISTS (SELECT 1 FROM workflow WHERE workflow.id = workflow_id"
            + " AND workflow.state NOT IN ('SUCCEEDED', 'FAILED', 'CANCELLED'))";

    private static final byte[] NONE = "{}".getBytes(StandardCharsets.US_ASCII);

    private WorkflowRetention() {}

    /**
     * Counts what a workflow keeps that is to be started, and removes as much of what has ended as is too much; false when that
     * is not enough, and then nothing is counted.
     */
    static boolean makeRoom(Handle handle, String owner, long bytes, long most) {
        long over = STEPS.countWithin(handle, owner, bytes, most);
        if (over > 0) {
            STEPS.count(handle, owner, -bytes);
        }
        return over <= 0;
    }

    private static void empty(Handle handle, List<String> ids) {
        handle.createUpdate("UPDATE workflow SET kept_bytes = 0 WHERE id IN (<ids>)")
                .bindList("ids", ids)
                .execute();
        handle.createUpdate("UPDATE workflow_step SET output = NULL, arguments = :none WHERE workflow_id IN (<ids>)")
                .bind("none", NONE)
                .bindList("ids", ids)
                .execute();
    }

    /** Returns the ids of some that ended before a moment. */
    static List<String> endedBefore(Handle handle, Instant before, int most) {
        // What ended was made before: the index on that finds the few that can be meant.
        return handle.createQuery("SELECT id FROM workflow WHERE created_at < :before AND updated_at < :before"
                        + " AND state IN ('SUCCEEDED', 'FAILED', 'CANCELLED') ORDER BY created_at, id LIMIT :most")
                .bind("before", before.toEpochMilli())
                .bind("most", most)
                .mapTo(String.class)
                .list();
    }

    /** Removes workflows that have ended, but those that another unit has in hand, and counts what they kept. */
    static int remove(Handle handle, List<String> ids) {
        if (ids.isEmpty()) {
            return 0;
        }
        List<Ended> ended = handle.createQuery(
                        "SELECT id, owner, kept_bytes FROM workflow WHERE id IN (<ids>) ORDER BY id <skipLocked>")
                .bindList("ids", ids)
                .map((rows, context) ->
                        new Ended(rows.getString("id"), rows.getString("owner"), rows.getLong("kept_bytes")))
                .list();
        if (!ended.isEmpty()) {
            delete(handle, ended.stream().map(Ended::id).toList());
        }
        // The owners last and in one order: whoever starts or moves a workflow does so too.
        Map<String, Long> bytes = new TreeMap<>();
        ended.forEach(workflow -> bytes.merge(workflow.owner(), workflow.bytes(), Long::sum));
        bytes.forEach((owner, gone) -> STEPS.count(handle, owner, -gone));
        return ended.size();
    }

    private static void delete(Handle handle, List<String> ids) {
        handle.createUpdate("DELETE FROM workflow_step WHERE workflow_id IN (<ids>)")
                .bindList("ids", ids)
                .execute();
        handle.createUpdate("DELETE FROM workflow WHERE id IN (<ids>)")
                .bindList("ids", ids)
                .execute();
    }

    private record Ended(String id, String owner, long bytes) {}
}
