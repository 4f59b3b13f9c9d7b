package dev.adtools.server.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.validation.MinDataSize;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;

/**
 * Bytes that records keep for each owner: counted, and limited by emptying the oldest records.
 *
 * @param counting adds {@code :more} to the sum of an {@code :owner}, which is {@code :first} where there is none, and returns it
 * @param oldest finds the {@code id} and the {@code bytes} of records of an {@code :owner} that may be emptied, the oldest
 *     first, {@code :most} of them
 * @param emptying empties the records of some ids
 */
public record KeptBytes(String counting, String oldest, BiConsumer<Handle, List<String>> emptying) {

    private static final int AT_ONCE = 1_000;

    /** Counts what came to be kept, or as a negative number what was removed, and returns how much is kept now. */
    public long count(Handle handle, String owner, long more) {
        return handle.createQuery(counting)
                .bind("first", Math.max(0, more))
                .bind("more", more)
                .bind("owner", owner)
                .mapTo(Long.class)
                .one();
    }

    /** Counts the same, and empties the oldest records while an owner keeps too much; returns how much that still is. */
    public long countWithin(Handle handle, String owner, long more, long most) {
        // Whoever holds the owner's sum waits for nobody.
        long over = count(handle, owner, more) - most;
        for (long emptied = over; over > 0 && emptied > 0; over -= emptied) {
            emptied = empty(handle, owner, over);
            count(handle, owner, -emptied);
        }
        return over;
    }

    // What another unit has in hand is passed over, and goes the next time.
    private long empty(Handle handle, String owner, long over) {
        List<Kept> found = handle.createQuery(oldest)
                .bind("owner", owner)
                .bind("most", AT_ONCE)
                .map((rows, context) -> new Kept(rows.getString("id"), rows.getLong("bytes")))
                .list();
        long emptied = 0;
        int many = 0;
        while (many < found.size() && emptied < over) {
            emptied += found.get(many++).bytes();
        }
        if (many > 0) {
            emptying.accept(
                    handle, found.subList(0, many).stream().map(Kept::id).toList());
        }
        return emptied;
    }

    private record Kept(String id, long bytes) {}

    /**
     * Section {@code schedules} or {@code workflows}.
     *
     * @param keptBytesPerOwner how much is kept of what the runs of an owner's tasks answered, or its workflows' steps take and answer
     */
    public record KeptBytesSection(
            @JsonProperty @NotNull @MinDataSize(value = 4, unit = DataSizeUnit.MEBIBYTES)
            DataSize keptBytesPerOwner) {

        /** The values that hold where nothing is said. */
        public static final KeptBytesSection STANDARD = new KeptBytesSection(DataSize.mebibytes(256));
    }
}
