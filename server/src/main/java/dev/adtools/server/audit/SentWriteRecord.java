package dev.adtools.server.audit;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.WriteDetails;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Record of a write that was let go, which the records that were noted after it tell the outcome of.
 *
 * @param stored the record as it is stored
 * @param operation the operation
 * @param json the record
 */
record SentWriteRecord(AuditRecord stored, String operation, JsonObject json) {

    static SentWriteRecord of(AuditRecord stored) {
        JsonObject json = (JsonObject) JsonCursor.read(stored.record());
        return new SentWriteRecord(
                stored, Objects.requireNonNull(stored.columns().operation()), json);
    }

    /** Returns whether it is one of those that are asked for, as far as columns do not tell. */
    boolean isOf(ChangeQuery query) {
        String wanted = query.by().entityId();
        String entity = text(WriteEvents.ENTITY);
        return query.accounts().contains(account()) && (wanted == null || entity == null || wanted.equals(id(entity)));
    }

    /** Returns the tool that was called. */
    String tool() {
        return required("tool");
    }

    /** Returns the account that it was about. */
    AccountId account() {
        return AccountId.of(
                Platform.of(required("platform")),
                ((JsonString) Objects.requireNonNull(IndexedFields.account(json))).value());
    }

    /**
     * Returns the change that it was.
     *
     * @param noted the records of its operation and others, in their order
     * @param details what operations were to change and why, by their ids, as long as that is kept; the trail has hashes only
     * @param approvers the principals that approved, in their order, by the Pending Action
     */
    RecordedChange change(
            List<AuditRecord> noted, Map<String, WriteDetails> details, Map<String, List<String>> approvers) {
        JsonObject actor = (JsonObject) Objects.requireNonNull(json.get("actor"));
        // What was sent again under the same key has words of its own.
        Optional<WriteDetails> words =
                Optional.ofNullable(details.get(operation)).filter(kept -> kept.fence() == fence());
        RecordedChange.Call call = new RecordedChange.Call(
                ((JsonString) Objects.requireNonNull(actor.get("principal"))).value(),
                tool(),
                operation,
                required("request_id"),
                words.map(WriteDetails::reason).orElseGet(() -> text(Reason.NAME)));
        String action = pendingActionId();
        List<AuditRecord> after = after(noted);
        return new RecordedChange(
                stored.id(),
                Instant.ofEpochMilli(stored.at()),
                call,
                new RecordedChange.Target(
                        account(),
                        entity(after)
                                .or(() -> Optional.ofNullable(text(WriteEvents.ENTITY)))
                                .<@Nullable String>map(SentWriteRecord::id)
                                .orElse(null)),
                new RecordedChange.Approval(
                        action,
                        action == null ? List.of() : approvers.getOrDefault(action, List.of()),
                        text(AuditEventWriter.EXECUTED_BY)),
                words.map(WriteDetails::changes).orElseGet(this::diff),
                ending(after));
    }

    // What belongs to a later attempt of the same operation does not count.
    private List<AuditRecord> after(List<AuditRecord> noted) {
        List<AuditRecord> own = noted.stream()
                .filter(record -> operation.equals(record.columns().operation()) && record.at() >= stored.at())
                .toList();
        long until = own.stream()
                .filter(record -> is(record, WriteEvents.SENT) && record.at() > stored.at())
                .mapToLong(AuditRecord::at)
                .min()
                .orElse(Long.MAX_VALUE);
        return own.stream().filter(record -> record.at() < until).toList();
    }

    private static boolean is(AuditRecord record, String kind) {
        return record.columns().kind().equals(kind);
    }

    private static Optional<String> entity(List<AuditRecord> after) {
        return after.stream()
                .filter(record -> is(record, WriteEvents.ENDED))
                .map(record -> ((JsonObject) JsonCursor.read(record.record())).get(WriteEvents.ENTITY))
                .filter(JsonString.class::isInstance)
                .map(entity -> ((JsonString) entity).value())
                .reduce((earlier, later) -> later);
    }

    private static RecordedChange.Ending ending(List<AuditRecord> after) {
        ChangeOutcome outcome = last(after, WriteEvents.ENDED)
                .map(ended -> outcome(OutcomeState.valueOf(ended)))
                .orElse(ChangeOutcome.UNKNOWN);
        String code = last(after, AuditFilter.KIND)
                .filter(answered -> !answered.equals("OK"))
                .orElse(null);
        // Whoever called was told that nobody knows, which has been found out since.
        boolean isSettled = outcome == ChangeOutcome.FAILED
                && ErrorCode.OUTCOME_UNKNOWN.name().equals(code);
        return new RecordedChange.Ending(
                outcome, isSettled || outcome == ChangeOutcome.APPLIED ? null : code, verified(after));
    }

    private static @Nullable Boolean verified(List<AuditRecord> after) {
        return after.stream()
                .filter(record -> is(record, WriteEvents.ENDED))
                .map(record -> ((JsonObject) JsonCursor.read(record.record())).get(WriteEvents.VERIFIED))
                .filter(JsonBoolean.class::isInstance)
                .map(shown -> ((JsonBoolean) shown).value())
                .reduce((earlier, later) -> later)
                .orElse(null);
    }

    // What was found out last counts.
    private static Optional<String> last(List<AuditRecord> after, String kind) {
        return after.stream()
                .filter(record -> is(record, kind))
                .<@Nullable String>map(record -> record.columns().code())
                .filter(Objects::nonNull)
                .reduce((earlier, later) -> later);
    }

    private static ChangeOutcome outcome(OutcomeState outcome) {
        return switch (outcome) {
            case SUCCEEDED -> ChangeOutcome.APPLIED;
            case REJECTED, NOT_APPLIED -> ChangeOutcome.FAILED;
            case UNKNOWN, ABANDONED -> ChangeOutcome.UNKNOWN;
        };
    }

    // What is changed is named by its kind and its id.
    private static String id(String entity) {
        return entity.substring(entity.lastIndexOf(' ') + 1);
    }

    private long fence() {
        return json.get("fence") instanceof JsonNumber fence ? fence.value().longValueExact() : 1;
    }

    /** Returns the Pending Action that was done; null when no approval was needed. */
    @Nullable
    String pendingActionId() {
        return text("pending_action_id");
    }

    private List<Change> diff() {
        return json.get("diff") instanceof JsonArray fields ? ChangesJson.read(fields) : List.of();
    }

    private String required(String name) {
        return Objects.requireNonNull(text(name), name);
    }

    private @Nullable String text(String name) {
        return json.get(name) instanceof JsonString value ? value.value() : null;
    }
}
