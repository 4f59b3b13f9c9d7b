package dev.adtools.server.audit;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.Platform;
import dev.adtools.api.Reason;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Record of a write that was let go.
 *
 * @param place where the record stands
 * @param operation the operation
 * @param json the record
 */
record SentWriteRecord(RecordPosition place, String operation, JsonObject json) {

    static SentWriteRecord of(AuditRecord stored) {
        return new SentWriteRecord(
                new RecordPosition(stored.at(), stored.chain(), stored.seq()),
                Objects.requireNonNull(stored.columns().operation()),
                (JsonObject) JsonCursor.read(stored.record()));
    }

    /** Returns whether it is one of those that are asked for, as far as columns do not tell. */
    boolean isOf(ChangeQuery query) {
        return query.accounts().contains(account());
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

    /** Returns the change that it was, of an entity that is known at its end. */
    RecordedChange ended(RecordedChange.Ending ending, Optional<String> entity, ChangeFacts facts) {
        JsonObject actor = (JsonObject) Objects.requireNonNull(json.get("actor"));
        RecordedChange.Call call = new RecordedChange.Call(
                ((JsonString) Objects.requireNonNull(actor.get("principal"))).value(),
                tool(),
                operation,
                required("request_id"),
                facts.reason(this).orElseGet(() -> text(Reason.NAME)));
        return new RecordedChange(
                place.id(),
                Instant.ofEpochMilli(place.at()),
                call,
                new RecordedChange.Target(
                        account(),
                        entity.or(() -> Optional.ofNullable(text(WriteEvents.ENTITY)))
                                .<@Nullable String>map(SentWriteRecord::id)
                                .orElse(null)),
                new RecordedChange.Approval(pendingActionId(), facts.approvers(this)),
                facts.diff(this).orElseGet(this::diff),
                ending);
    }

    // What is changed is named by its kind and its id.
    private static String id(String entity) {
        return entity.substring(entity.lastIndexOf(' ') + 1);
    }

    /** Returns which attempt of the operation it was. */
    long fence() {
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
