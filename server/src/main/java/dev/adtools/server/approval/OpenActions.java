package dev.adtools.server.approval;

import static dev.adtools.server.approval.ActionStore.STATE_NOW;

import dev.adtools.api.Platform;
import dev.adtools.server.call.PlannedWrite;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** The statements that find open Pending Actions: those of a principal, of an object, and duplicates of a write. */
final class OpenActions {

    // The first of the lock numbers of twins, which are one for each hash.
    private static final long TWINS = 1L << 32;
    private static final int NAMED_LIMIT = 20;
    private static final List<String> OPEN = List.of("PENDING", "APPROVED", "EXECUTING");

    private OpenActions() {}

    /** Counts the actions of a principal that are not over, up to a number. */
    static int count(Handle handle, String requester, Instant now, int most) {
        return handle.createQuery("SELECT count(*) FROM (SELECT 1 FROM pending_action WHERE requester = :requester"
                        + " AND state IN (<open>) AND " + STATE_NOW + " IN (<open>) LIMIT :most) AS counted")
                .bind("requester", requester)
                .bind("now", now.toEpochMilli())
                .bindList("open", OPEN)
                .bind("most", most)
                .mapTo(Integer.class)
                .one();
    }

    /** Returns the actions on an object that are not over, the oldest first. */
    static List<OpenRequest> on(Handle handle, String environment, Platform platform, String entity, Instant now) {
        return handle.createQuery("SELECT id, tool, state FROM pending_action WHERE world = :environment"
                        + " AND platform = :platform AND entity = :entity AND state IN (<open>)"
                        + " AND " + STATE_NOW + " IN (<open>) ORDER BY created_at, id LIMIT " + NAMED_LIMIT)
                .bind("now", now.toEpochMilli())
                .bindList("open", OPEN)
                .bind("environment", environment)
                .bind("platform", platform.wireName())
                .bind("entity", entity)
                .map((rows, context) -> new OpenRequest(
                        rows.getString("id"), rows.getString("tool"), ActionState.valueOf(rows.getString("state"))))
                .list();
    }

    /** Returns the open action that stands in the way of another one that changes the same. */
    static Optional<String> inTheWay(Handle handle, PlannedWrite write, String entity, Instant now) {
        return handle.createQuery("SELECT id FROM pending_action WHERE world = :world AND platform = :platform"
                        + " AND tool = :tool AND entity = :entity AND state IN (<open>)"
                        + " AND " + STATE_NOW + " IN (<open>)")
                .bind("now", now.toEpochMilli())
                .bindList("open", OPEN)
                .bind("world", write.world().id())
                .bind("platform", write.tool().platform().wireName())
                .bind("tool", write.tool().name())
                .bind("entity", entity)
                .mapTo(String.class)
                .findOne();
    }

    /** Lets no other write of the same principal, tool and account be staged before this unit ends. */
    static void lockTwins(Handle handle, PlannedWrite write) {
        int twins = Objects.hash(
                write.call().caller().principal(),
                write.tool().name(),
                write.account().value());
        handle.createQuery("SELECT <lock>(" + (TWINS + Integer.toUnsignedLong(twins)) + ")")
                .mapTo(String.class)
                .list();
    }

    /** Returns the open action of the same principal with the same arguments. */
    static Optional<String> twin(Handle handle, PlannedWrite write, Instant now) {
        Query query = handle.createQuery("SELECT * FROM pending_action WHERE requester = :requester AND world = :world"
                        + " AND platform = :platform AND tool = :tool AND account = :account AND entity IS NULL"
                        + " AND state IN (<open>) AND " + STATE_NOW + " IN (<open>) ORDER BY created_at, id")
                .bind("now", now.toEpochMilli())
                .bindList("open", OPEN)
                .bind("requester", write.call().caller().principal())
                .bind("world", write.world().id())
                .bind("platform", write.tool().platform().wireName())
                .bind("tool", write.tool().name())
                .bind("account", write.account().value());
        // Not read to its end, the cursor would stay open on a connection that is kept.
        try (Stream<ActionRow> open = query.map((rows, context) -> ActionRow.of(rows)).stream()) {
            return open.filter(action ->
                            action.payload().isIntact() && action.payload().hasArgumentsOf(write))
                    .map(ActionRow::id)
                    .findFirst();
        }
    }
}
