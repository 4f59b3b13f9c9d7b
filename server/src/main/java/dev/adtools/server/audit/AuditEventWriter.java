package dev.adtools.server.audit;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import java.time.Clock;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes events down, all in one form: when, what, who, on what, and then the members of the kind.
 *
 * @param ids names them
 * @param clock tells when they happen
 */
record AuditEventWriter(CallIds ids, Clock clock) {

    /** The member of a record that names the principal that had an approved action executed. */
    static final String EXECUTED_BY = "executed_by";

    private static final int USUAL_SIZE = 768;

    /** Returns the event of something that happens now; the service itself did it when there is no actor. */
    AuditEvent write(IndexedFields columns, @Nullable Actor actor, Consumer<JsonWriter> members) {
        return begin(columns, actor, members, rest -> {}).get();
    }

    /**
     * Begins the event of something that happens now, and returns what completes it, once, on whichever thread.
     *
     * @param members writes what is known now
     * @param rest writes what comes last
     */
    Supplier<AuditEvent> begin(
            IndexedFields columns, @Nullable Actor actor, Consumer<JsonWriter> members, Consumer<JsonWriter> rest) {
        String id = "ae_" + ids.next();
        Instant now = clock.instant();
        JsonWriter out = new JsonWriter(USUAL_SIZE).beginObject();
        out.name("ts").value(micros(now));
        out.name("event_id").value(id);
        out.name("kind").value(columns.kind());
        if (actor != null) {
            actor.write(out.name("actor"));
            optional(out, "traceparent", actor.channel().traceparent());
        }
        optional(out, "platform", columns.platform());
        optional(out, "tool", columns.tool());
        optional(out, "account_id", columns.account());
        optional(out, "operation_id", columns.operation());
        optional(out, "code", columns.code());
        members.accept(out);
        return () -> {
            rest.accept(out);
            return new AuditEvent(
                    id, now.toEpochMilli(), columns, out.endObject().toBytes());
        };
    }

    static void optional(JsonWriter out, String name, @Nullable String value) {
        if (value != null) {
            out.name(name).value(value);
        }
    }

    /** Writes why the service itself acts, where it does. */
    static void serviceCall(JsonWriter out, @Nullable ServiceCall serviceCall) {
        if (serviceCall != null) {
            out.name("workflow_id").value(serviceCall.step().workflowId());
            out.name("step").value(serviceCall.step().step());
            ApprovedPlan approved = serviceCall.approved();
            if (approved != null) {
                out.name("pending_action_id").value(approved.pendingActionId());
                out.name(EXECUTED_BY).value(approved.executedBy().principal());
            }
        }
    }

    private static long micros(Instant at) {
        return Math.multiplyExact(at.getEpochSecond(), 1_000_000L) + at.getNano() / 1_000;
    }

    /** Actor of an event, with the channel that the request came by. */
    record Actor(Caller caller, Channel channel) {

        void write(JsonWriter out) {
            out.beginObject();
            out.name("principal").value(caller.principal());
            out.name("owner").value(caller.owner());
            out.name("token_id").value(caller.tokenId());
            out.name("transport").value(channel.transport().wireName());
            String address = channel.address();
            out.name("address");
            if (address == null) {
                out.nullValue();
            } else {
                out.value(address);
            }
            out.endObject();
        }
    }
}
