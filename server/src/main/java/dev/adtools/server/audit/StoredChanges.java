package dev.adtools.server.audit;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.WriteDetails;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** The writes that were let go, as the trail has them: what was sent, and how that ended. */
final class StoredChanges implements ChangeHistory {

    private static final int AT_ONCE = 200;

    private final Tx tx;
    private final AuditTrail trail;
    private final BiFunction<Handle, List<String>, Map<String, WriteDetails>> details;
    private final BiFunction<Handle, List<String>, Map<String, List<String>>> approvers;

    /**
     * Reads changes from a trail.
     *
     * @param details returns what operations were to change, by their ids
     * @param approvers returns who approved Pending Actions, by their ids
     */
    StoredChanges(
            Tx tx,
            AuditTrail trail,
            BiFunction<Handle, List<String>, Map<String, WriteDetails>> details,
            BiFunction<Handle, List<String>, Map<String, List<String>>> approvers) {
        this.tx = tx;
        this.trail = trail;
        this.details = details;
        this.approvers = approvers;
    }

    @Override
    public List<RecordedChange> find(ChangeQuery query, @Nullable CallContext viewer) {
        Limits limits = viewer == null
                ? Limits.NONE
                : HandlerContext.of(viewer).caller().limits();
        Visibility seen = new Visibility(limits);
        trail.flush();
        List<RecordedChange> found = new ArrayList<>();
        Position last = Position.before(query.after());
        List<SentWriteRecord> page;
        do {
            Position before = last;
            page = tx.read(handle -> sent(handle, query, before));
            List<SentWriteRecord> wanted = page.stream()
                    .filter(sent -> sent.isOf(query) && seen.shows(sent.tool(), sent.account()))
                    .toList();
            tx.read(handle -> changes(handle, wanted)).stream()
                    .filter(change -> isOf(change, query))
                    .forEach(found::add);
            last = page.isEmpty() ? last : Position.of(page.get(page.size() - 1).stored());
        } while (page.size() == AT_ONCE && found.size() < query.most());
        return found.subList(0, Math.min(query.most(), found.size()));
    }

    private List<RecordedChange> changes(Handle handle, List<SentWriteRecord> sent) {
        Map<String, WriteDetails> words = found(handle, details, sent.stream().map(SentWriteRecord::operation));
        Map<String, List<String>> approved =
                found(handle, approvers, sent.stream().flatMap(write -> Stream.ofNullable(write.pendingActionId())));
        List<AuditRecord> noted = noted(handle, sent);
        return sent.stream().map(write -> write.change(noted, words, approved)).toList();
    }

    private static <T> Map<String, T> found(
            Handle handle, BiFunction<Handle, List<String>, Map<String, T>> ledger, Stream<String> ids) {
        List<String> wanted = ids.distinct().toList();
        return wanted.isEmpty() ? Map.of() : ledger.apply(handle, wanted);
    }

    // By what it is of is known of what was made only when it has ended.
    private static boolean isOf(RecordedChange change, ChangeQuery query) {
        String entity = query.by().entityId();
        return entity == null || entity.equals(change.target().entityId());
    }

    private static List<SentWriteRecord> sent(Handle handle, ChangeQuery query, Position before) {
        String actor = query.by().actor();
        Query sent = handle.createQuery("SELECT * FROM audit_event WHERE kind = 'write.sent'"
                        + " AND account IN (<accounts>) AND at >= :since AND (at, chain, seq) < (:at, :chain, :seq)"
                        + (actor == null ? "" : " AND actor = :actor")
                        + " ORDER BY at DESC, chain DESC, seq DESC LIMIT :limit")
                .bindList(
                        "accounts",
                        query.accounts().stream().map(AccountId::value).toList())
                .bind("since", query.since().toEpochMilli())
                .bind("at", before.at())
                .bind("chain", before.chain())
                .bind("seq", before.seq())
                .bind("limit", AT_ONCE);
        if (actor != null) {
            sent.bind("actor", actor);
        }
        return sent.map((rows, context) -> SentWriteRecord.of(AuditRecord.of(rows)))
                .list();
    }

    /** Returns all that was noted of the operations of writes, in its order. */
    private static List<AuditRecord> noted(Handle handle, List<SentWriteRecord> sent) {
        if (sent.isEmpty()) {
            return List.of();
        }
        return handle.createQuery("SELECT * FROM audit_event WHERE operation IN (<operations>) ORDER BY at, chain, seq")
                .bindList(
                        "operations",
                        sent.stream().map(SentWriteRecord::operation).distinct().toList())
                .map((rows, context) -> AuditRecord.of(rows))
                .list();
    }

    /** Place of a record in the list: its time, and then its chain. */
    private record Position(long at, String chain, long seq) {

        private static final Pattern ID = Pattern.compile("([a-z0-9-]{1,64})/([0-9]{1,18})");

        static Position of(AuditRecord record) {
            return new Position(record.at(), record.chain(), record.seq());
        }

        /** Returns the place behind which a list goes on; behind everything for its beginning. */
        static Position before(ChangeQuery.@Nullable Position position) {
            if (position == null) {
                return new Position(Long.MAX_VALUE, "", 0);
            }
            long at = position.at().toEpochMilli();
            Matcher id = ID.matcher(position.id());
            return id.matches() ? new Position(at, id.group(1), Long.parseLong(id.group(2))) : new Position(at, "", 0);
        }
    }
}
