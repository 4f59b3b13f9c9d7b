package dev.adtools.server.audit;

import dev.adtools.api.Change;
import dev.adtools.api.Money;
import dev.adtools.api.Reason;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.Unit;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditEventWriter.Actor;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.store.StatementBatch;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Notes what becomes of writes, each in the transaction that makes it so. */
public final class WriteEvents {

    /** The kind of record that tells of a write that is about to be sent. */
    static final String SENT = "write.sent";

    /** The kind of record that tells of a write that waits for approval. */
    static final String STAGED = "write.staged";

    /** The kind of record for a request that another call withdrew. */
    static final String WITHDRAWN = "action.withdraw";

    /** The kind of record for an approved action that ran without a change and is approved again. */
    static final String REOPENED = "action.reopen";

    /** The kind of record that tells of a write in the service's own tables. */
    static final String LOCAL = "write.local";

    /** The kind of record that tells how an operation ended. */
    static final String ENDED = "operation.ended";

    /** The member of a record that says whether the platform showed the write when it was read back. */
    static final String VERIFIED = "verified";

    /** The member of a record that names what is changed or was made. */
    static final String ENTITY = "entity";

    // Words of a platform's own vocabulary, ids and moments; anything else may be what a person has typed.
    private static final Pattern VOCABULARY = Pattern.compile("[A-Z][A-Z0-9_]{0,63}|[a-z_]{0,20}[0-9:TZ.-]{1,40}");

    private final AuditTrail trail;
    private final AuditEventWriter writer;
    private final KeyedHash hash;

    /** Notes events in a trail; what a person may have typed is replaced by its keyed hash. */
    WriteEvents(AuditTrail trail, AuditEventWriter writer, KeyedHash hash) {
        this.trail = trail;
        this.writer = writer;
        this.hash = hash;
    }

    /** Writes down that a write is let go, for what is returned to note: from there on it may have been sent. */
    public Consumer<StatementBatch> sent(PlannedWrite write) {
        AuditEvent event = departing(SENT, write, out -> {});
        return batch -> trail.note(batch, event);
    }

    /** Notes that a write waits for approval. */
    public void staged(Handle handle, PlannedWrite write, String pendingActionId) {
        note(
                handle,
                departing(STAGED, write, out -> out.name("pending_action_id").value(pendingActionId)));
    }

    /** Notes that a call withdrew a request on the same object. */
    public void withdrawn(Handle handle, ToolCall call, String pendingActionId) {
        IndexedFields columns = new IndexedFields(
                WITHDRAWN,
                call.caller().principal(),
                call.descriptor().platform().wireName(),
                call.descriptor().name(),
                null,
                null,
                null);
        Actor actor = new Actor(call.caller(), call.metadata().channel());
        note(handle, writer.write(columns, actor, out -> {
            out.name("pending_action_id").value(pendingActionId);
            out.name("request_id").value(call.metadata().requestId());
            out.name("call_id").value(call.metadata().callId());
        }));
    }

    /** Notes a write in the service's own tables. */
    public void local(Handle handle, LocalChange change) {
        ToolCall call = change.call();
        IndexedFields columns = new IndexedFields(
                LOCAL,
                call.caller().principal(),
                call.descriptor().platform().wireName(),
                call.descriptor().name(),
                null,
                null,
                null);
        Actor actor = new Actor(call.caller(), call.metadata().channel());
        note(handle, writer.write(columns, actor, out -> {
            out.name(ENTITY).value(change.entity());
            out.name("request_id").value(call.metadata().requestId());
            out.name("call_id").value(call.metadata().callId());
            AuditEventWriter.serviceCall(out, call.metadata().serviceCall());
        }));
    }

    /** Notes how an operation ended, and what it changed or made. */
    public void ended(
            StatementBatch batch,
            String operationId,
            @Nullable String entity,
            OutcomeState outcome,
            @Nullable Boolean verified) {
        IndexedFields columns = new IndexedFields(ENDED, null, null, null, null, operationId, outcome.name());
        trail.note(batch, writer.write(columns, null, out -> {
            // A new object has an id only now.
            AuditEventWriter.optional(out, ENTITY, entity);
            if (verified != null) {
                out.name(VERIFIED).value(verified);
            }
        }));
    }

    /** Notes that an operation changed nothing and that its action is approved again. */
    public void reopened(StatementBatch batch, String operationId, String pendingActionId) {
        IndexedFields columns = new IndexedFields(REOPENED, null, null, null, null, operationId, null);
        trail.note(
                batch,
                writer.write(columns, null, out -> out.name("pending_action_id").value(pendingActionId)));
    }

    private void note(Handle handle, AuditEvent event) {
        StatementBatch.execute(handle, batch -> trail.note(batch, event));
    }

    private AuditEvent departing(String kind, PlannedWrite write, Consumer<JsonWriter> more) {
        IndexedFields columns = new IndexedFields(
                kind,
                write.call().caller().principal(),
                write.tool().platform().wireName(),
                write.tool().name(),
                write.account().value(),
                write.claim().operationId(),
                null);
        Actor actor = new Actor(write.call().caller(), write.call().metadata().channel());
        return writer.write(columns, actor, out -> {
            out.name("world").value(write.world().source().name().toLowerCase(Locale.ROOT));
            out.name("fence").value(write.claim().fence());
            AuditEventWriter.optional(out, ENTITY, write.entity());
            out.name("request_id").value(write.call().metadata().requestId());
            out.name("plan_hash").value("sha256:" + Sha256.hex(write.plan()));
            AuditEventWriter.serviceCall(out, write.call().metadata().serviceCall());
            AuditEventWriter.optional(out, Reason.NAME, hashed(write.reason()));
            ApprovedPlan approved = write.approved();
            AuditEventWriter.optional(
                    out,
                    "execution_comment",
                    approved == null ? null : hashed(approved.executedBy().comment()));
            diff(out, write);
            spend(out, write.effect());
            more.accept(out);
        });
    }

    private @Nullable String hashed(@Nullable String words) {
        return words == null ? null : hash.of(words);
    }

    private void diff(JsonWriter out, PlannedWrite write) {
        out.name("diff").beginArray();
        for (Change change : write.diff()) {
            out.beginObject();
            out.name("field").value(change.field());
            out.name("before").value(shown(change.before()));
            out.name("after").value(shown(change.after()));
            Unit unit = change.unit();
            AuditEventWriter.optional(out, "unit", unit == null ? null : unit.wireName());
            AuditEventWriter.optional(out, "currency", change.currency());
            out.endObject();
        }
        out.endArray();
    }

    private JsonValue shown(JsonValue value) {
        if (value instanceof JsonString text) {
            return VOCABULARY.matcher(text.value()).matches() ? value : new JsonString(hash.of(text.value()));
        }
        return value instanceof JsonObject || value instanceof JsonArray
                ? new JsonString(hash.of(new String(CanonicalJson.of(value), StandardCharsets.UTF_8)))
                : value;
    }

    private static void spend(JsonWriter out, SpendEffect spend) {
        Money delta = spend.dailyDelta();
        out.name("daily_delta_micros").value(delta.amountMicros());
        out.name("currency").value(delta.currency());
    }
}
