package dev.adtools.server.schedules;

import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Bytes of runs' answers that are kept for each owner, at most so many: the newest push out the oldest.
 *
 * @param most how many bytes an owner may keep
 */
public record KeptResults(long most) {

    private static final int AT_ONCE = 1_000;

    /** Counts what a unit added and removed, and removes as many of the oldest answers as are too much. */
    void add(Handle handle, String owner, long bytes) {
        // Whoever holds the owner's sum waits for nobody.
        long over = count(handle, owner, bytes) - most;
        if (over > 0) {
            count(handle, owner, -drop(handle, owner, over));
        }
    }

    /** Counts what a unit removed with its runs. */
    static void remove(Handle handle, String owner, long bytes) {
        count(handle, owner, -bytes);
    }

    private static long count(Handle handle, String owner, long more) {
        return handle.createQuery("INSERT INTO scheduled_count (owner, tasks, kept_bytes) VALUES (:owner, 0, :first)"
                        + " ON CONFLICT (owner) DO UPDATE SET kept_bytes = scheduled_count.kept_bytes + :more"
                        + " RETURNING kept_bytes")
                .bind("first", Math.max(0, more))
                .bind("more", more)
                .bind("owner", owner)
                .mapTo(Long.class)
                .one();
    }

    // What another unit has in hand is passed over, and goes the next time.
    private static long drop(Handle handle, String owner, long over) {
        List<Kept> oldest = handle.createQuery("SELECT id, result_bytes FROM scheduled_run WHERE kept_for = :owner"
                        + " ORDER BY ended_at, id LIMIT :most <skipLocked>")
                .bind("owner", owner)
                .bind("most", AT_ONCE)
                .map((rows, context) -> new Kept(rows.getString("id"), rows.getLong("result_bytes")))
                .list();
        long dropped = 0;
        int many = 0;
        while (many < oldest.size() && dropped < over) {
            dropped += oldest.get(many++).bytes();
        }
        if (many > 0) {
            handle.createUpdate("UPDATE scheduled_run SET result = NULL, kept_for = NULL WHERE id IN (<ids>)")
                    .bindList(
                            "ids",
                            oldest.subList(0, many).stream().map(Kept::id).toList())
                    .execute();
        }
        return dropped;
    }

    private record Kept(String id, long bytes) {}
}
