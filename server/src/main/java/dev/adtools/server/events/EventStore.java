package dev.adtools.server.events;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.store.Keyset;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The statements on service events. */
final class EventStore {

    private static final String ADD = "INSERT INTO service_event (id, fingerprint, at, last_at, level, code, component,"
            + " message, tool, platform, account, request_id, key_hash, http_status, retryable, actor, count)"
            + " VALUES (:id, :fingerprint, :at, :at, :level, :code, :component, :message, :tool, :platform, :account,"
            + " :requestId, :keyHash, :httpStatus, :retryable, :actor, 1)"
            + " ON CONFLICT (fingerprint) DO UPDATE SET count = service_event.count + 1, last_at = :at";

    private EventStore() {}

    /** Adds an event, or counts it to the one that it repeats. */
    static void add(Handle handle, EventOccurrence event) {
        handle.createUpdate(ADD).bindMap(columns(event)).execute();
    }

    private static Map<String, @Nullable Object> columns(EventOccurrence event) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", event.id());
        columns.put("fingerprint", event.fingerprint());
        columns.put("at", event.at().toEpochMilli());
        columns.put("level", event.level().name());
        columns.put("code", event.what().code());
        columns.put("component", event.what().component());
        columns.put("message", event.what().message());
        ServiceEvent.Call call = event.call();
        AccountId account = call == null ? null : call.account();
        columns.put("tool", call == null ? null : call.tool());
        columns.put("platform", call == null ? null : call.platform());
        columns.put("account", account == null ? null : account.value());
        columns.put("requestId", call == null ? null : call.requestId());
        columns.put("keyHash", call == null ? null : call.keyHash());
        columns.put("httpStatus", call == null ? null : call.httpStatus());
        columns.put("retryable", call == null ? null : call.retryable() ? 1 : 0);
        columns.put("actor", call == null ? null : call.actor());
        return columns;
    }

    static List<ServiceEvent> since(Handle handle, Instant since) {
        return handle.createQuery("SELECT * FROM service_event WHERE last_at >= :since")
                .bind("since", since.toEpochMilli())
                .map((rows, context) -> event(rows))
                .list();
    }

    /** Returns some events behind a position that were seen since a moment. */
    static List<ServiceEvent> page(Handle handle, Instant since, Keyset after, int limit) {
        return handle.createQuery("SELECT * FROM service_event WHERE last_at >= :since AND "
                        + after.order().behind("(at, id)", "(:at, :id)")
                        + after.order().by("at", "id") + " LIMIT :limit")
                .bind("since", since.toEpochMilli())
                .bind("at", after.at())
                .bind("id", after.id())
                .bind("limit", limit)
                .map((rows, context) -> event(rows))
                .list();
    }

    /** Returns when the oldest was last seen, where there are as many as are kept. */
    static Optional<Instant> oldestOf(Handle handle, int most) {
        return handle.createQuery("SELECT MIN(last_at) AS oldest FROM service_event HAVING COUNT(*) >= :most")
                .bind("most", most)
                .map((rows, context) -> Instant.ofEpochMilli(rows.getLong("oldest")))
                .findOne();
    }

    private static ServiceEvent event(ResultSet rows) throws SQLException {
        return new ServiceEvent(
                rows.getString("id"),
                Instant.ofEpochMilli(rows.getLong("at")),
                Instant.ofEpochMilli(rows.getLong("last_at")),
                EventLevel.valueOf(rows.getString("level")),
                new ServiceEvent.What(rows.getString("code"), rows.getString("component"), rows.getString("message")),
                call(rows),
                rows.getLong("count"));
    }

    private static ServiceEvent.@Nullable Call call(ResultSet rows) throws SQLException {
        String tool = rows.getString("tool");
        if (tool == null) {
            return null;
        }
        String platform = rows.getString("platform");
        String account = rows.getString("account");
        return new ServiceEvent.Call(
                tool,
                platform,
                account == null ? null : AccountId.of(Platform.of(platform), account),
                rows.getString("request_id"),
                rows.getString("key_hash"),
                rows.getInt("http_status"),
                rows.getInt("retryable") == 1,
                rows.getString("actor"));
    }

    /** Removes what was last seen before a moment, and the oldest of what is more than so many. */
    static void prune(Handle handle, Instant before, int most) {
        handle.createUpdate("DELETE FROM service_event WHERE last_at < :before")
                .bind("before", before.toEpochMilli())
                .execute();
        handle.createUpdate("DELETE FROM service_event WHERE id IN (SELECT id FROM service_event"
                        + " ORDER BY last_at DESC, id DESC LIMIT " + Integer.MAX_VALUE + " OFFSET :most)")
                .bind("most", most)
                .execute();
    }

    /**
     * Occurrence of an event, seen once.
     *
     * @param id the id of the event that it becomes, unless it repeats one
     * @param fingerprint what it has in common with those that it repeats
     * @param at when it was seen
     * @param level how bad it is
     * @param what what happened
     * @param call the call that met it, null when it was none
     */
    record EventOccurrence(
            String id,
            String fingerprint,
            Instant at,
            EventLevel level,
            ServiceEvent.What what,
            ServiceEvent.@Nullable Call call) {}
}
