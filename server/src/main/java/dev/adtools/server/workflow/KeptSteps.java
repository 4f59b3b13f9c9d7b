package dev.adtools.server.workflow;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/**
 * Bytes of arguments and outputs that are kept of each owner's workflows, at most so many: a new workflow pushes out those of
 * the oldest that have ended.
 *
 * @param most how many bytes an owner may keep
 */
public record KeptSteps(long most) {

    private static final int AT_ONCE = 1_000;
    private static final byte[] NONE = "{}".getBytes(StandardCharsets.US_ASCII);

    /**
     * Counts what a workflow keeps that is to be started, and removes as much of what has ended as is too much; false when that
     * is not enough, and then nothing is counted.
     */
    boolean add(Handle handle, String owner, long bytes) {
        // Whoever holds the owner's sum waits for nobody.
        long over = count(handle, owner, bytes) - most;
        for (long dropped = over; over > 0 && dropped > 0; over -= dropped) {
            dropped = drop(handle, owner, over);
            count(handle, owner, -dropped);
        }
        if (over > 0) {
            count(handle, owner, -bytes);
        }
        return over <= 0;
    }

    /** Counts what was removed or came to be kept, and returns how much is kept now. */
    static long count(Handle handle, String owner, long more) {
        return handle.createQuery("INSERT INTO workflow_count (owner, kept_bytes) VALUES (:owner, :first)"
                        + " ON CONFLICT (owner) DO UPDATE SET kept_bytes = workflow_count.kept_bytes + :more"
                        + " RETURNING kept_bytes")
                .bind("first", Math.max(0, more))
                .bind("more", more)
                .bind("owner", owner)
                .mapTo(Long.class)
                .one();
    }

    /** Removes workflows that have ended, but those that another unit has in hand, and counts what they kept. */
    static int remove(Handle handle, List<String> ids) {
        if (ids.isEmpty()) {
            return 0;
        }
        List<Kept> ended = handle.createQuery(
                        "SELECT id, owner, kept_bytes FROM workflow WHERE id IN (<ids>) ORDER BY id <skipLocked>")
                .bindList("ids", ids)
                .map((rows, context) ->
                        new Kept(rows.getString("id"), rows.getString("owner"), rows.getLong("kept_bytes")))
                .list();
        if (!ended.isEmpty()) {
            WorkflowStore.remove(handle, ended.stream().map(Kept::id).toList());
        }
        // The owners last and in one order: whoever starts or moves a workflow does so too.
        Map<String, Long> bytes = new TreeMap<>();
        ended.forEach(workflow -> bytes.merge(workflow.owner(), workflow.bytes(), Long::sum));
        bytes.forEach((owner, gone) -> count(handle, owner, -gone));
        return ended.size();
    }

    // What another unit has in hand is passed over.
    private static long drop(Handle handle, String owner, long over) {
        List<Kept> oldest = handle.createQuery("SELECT id, kept_bytes FROM workflow WHERE owner = :owner"
                        + " AND kept_bytes > 0 AND state IN ('SUCCEEDED', 'FAILED', 'CANCELLED')"
                        + " ORDER BY updated_at, id LIMIT :most <skipLocked>")
                .bind("owner", owner)
                .bind("most", AT_ONCE)
                .map((rows, context) -> new Kept(rows.getString("id"), owner, rows.getLong("kept_bytes")))
                .list();
        long dropped = 0;
        int many = 0;
        while (many < oldest.size() && dropped < over) {
            dropped += oldest.get(many++).bytes();
        }
        if (many > 0) {
            List<String> ids = oldest.subList(0, many).stream().map(Kept::id).toList();
            handle.createUpdate("UPDATE workflow SET kept_bytes = 0 WHERE id IN (<ids>)")
                    .bindList("ids", ids)
                    .execute();
            handle.createUpdate(
                            "UPDATE workflow_step SET output = NULL, arguments = :none WHERE workflow_id IN (<ids>)")
                    .bind("none", NONE)
                    .bindList("ids", ids)
                    .execute();
        }
        return dropped;
    }

    private record Kept(String id, String owner, long bytes) {}
}
