package dev.adtools.server.audit;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Outcomes of sent writes, from the records that were noted after theirs. */
final class ChangeOutcomes {

    private final List<SentWriteRecord> sent;
    private final List<AuditRecord> after;

    private ChangeOutcomes(List<SentWriteRecord> sent, List<AuditRecord> after) {
        this.sent = sent;
        this.after = after;
    }

    static ChangeOutcomes of(Handle handle, List<SentWriteRecord> sent) {
        if (sent.isEmpty()) {
            return new ChangeOutcomes(sent, List.of());
        }
        List<AuditRecord> after = handle.createQuery(
                        "SELECT * FROM audit_event WHERE operation IN (<operations>)" + " ORDER BY at, chain, seq")
                .bindList(
                        "operations",
                        sent.stream().map(SentWriteRecord::operation).distinct().toList())
                .map((rows, context) -> AuditRecord.of(rows))
                .list();
        return new ChangeOutcomes(sent, after);
    }

    List<RecordedChange> told(ChangeFacts facts) {
        return sent.stream()
                .map(write -> write.ended(ending(write), entity(write), facts))
                .toList();
    }

    private Optional<String> entity(SentWriteRecord write) {
        return records(write, WriteEvents.ENDED)
                .map(record -> ((JsonObject) JsonCursor.read(record.record())).get(WriteEvents.ENTITY))
                .filter(JsonString.class::isInstance)
                .map(entity -> ((JsonString) entity).value())
                .reduce((earlier, later) -> later);
    }

    private RecordedChange.Ending ending(SentWriteRecord write) {
        ChangeOutcome outcome = last(write, WriteEvents.ENDED)
                .map(ended -> outcome(OutcomeState.valueOf(ended)))
                .orElse(ChangeOutcome.UNKNOWN);
        String code = last(write, CallEvents.KIND)
                .filter(answered -> !answered.equals("OK"))
                .orElse(null);
        // Whoever called was told that nobody knows, which has been found out since.
        boolean isSettled = outcome == ChangeOutcome.FAILED
                && ErrorCode.OUTCOME_UNKNOWN.name().equals(code);
        return new RecordedChange.Ending(outcome, isSettled || outcome == ChangeOutcome.APPLIED ? null : code);
    }

    // What was found out last counts; what belongs to a later attempt of the same operation does not.
    private Optional<String> last(SentWriteRecord write, String kind) {
        return records(write, kind)
                .<@Nullable String>map(record -> record.columns().code())
                .filter(Objects::nonNull)
                .reduce((earlier, later) -> later);
    }

    private Stream<AuditRecord> records(SentWriteRecord write, String kind) {
        long until = after.stream()
                .filter(record -> is(record, write, WriteEvents.SENT)
                        && record.at() > write.place().at())
                .mapToLong(AuditRecord::at)
                .min()
                .orElse(Long.MAX_VALUE);
        return after.stream()
                .filter(record -> is(record, write, kind))
                .filter(record -> record.at() >= write.place().at() && record.at() < until);
    }

    private static boolean is(AuditRecord record, SentWriteRecord write, String kind) {
        return record.columns().kind().equals(kind)
                && write.operation().equals(record.columns().operation());
    }

    private static ChangeOutcome outcome(OutcomeState outcome) {
        return switch (outcome) {
            case SUCCEEDED -> ChangeOutcome.APPLIED;
            case REJECTED, NOT_APPLIED -> ChangeOutcome.FAILED;
            case UNKNOWN, ABANDONED -> ChangeOutcome.UNKNOWN;
        };
    }
}
