package dev.adtools.server.audit;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditEventWriter.Actor;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.store.StoreUnavailable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records what people decide: that somebody is about to, before it is done, and then what came of it. What is not
 * recorded is not done.
 */
public final class DecisionRecorder {

    // What a decision's answer tells of it; never a token's text, and never what somebody typed.
    private static final List<String> TOLD = List.of(
            "id",
            "status",
            "payload_hash",
            "tool",
            "platform",
            "account_id",
            "principal",
            "owner",
            "kind",
            "scopes",
            "platforms",
            "accounts",
            "tools",
            "groups",
            "expires_at",
            "disabled",
            "also_revoked",
            "resolution",
            "halted",
            "already_halted",
            "draining_writes",
            "accepted",
            "cap");

    // A stop and its record must fit on a full disk, where the chain does not grow.
    private static final String STOP = "halt.set";

    private final Recorder recorder;
    private final Recorder reserved;
    private final AuditEventWriter writer;

    /**
     * Records in a trail.
     *
     * @param recorder records decisions
     * @param reserved records stops
     * @param writer writes them down
     */
    DecisionRecorder(Recorder recorder, Recorder reserved, AuditEventWriter writer) {
        this.recorder = recorder;
        this.reserved = reserved;
        this.writer = writer;
    }

    /** Records that a decision is asked for; returns once that is in the trail. */
    public void asked(AuditedDecision decision) {
        recorder(decision).record(writer.write(columns(decision, ".asked", null), decision.actor(), out -> {
            out.name("request_id").value(decision.requestId());
            AuditEventWriter.optional(out, "target", decision.target());
        }));
    }

    /** Records what came of a decision that was asked for; returns once that is in the trail. */
    public void answered(AuditedDecision decision, int status, @Nullable String code, JsonObject answer) {
        recorder(decision)
                .record(writer.write(columns(decision, "", code == null ? "OK" : code), decision.actor(), out -> {
                    out.name("request_id").value(decision.requestId());
                    AuditEventWriter.optional(out, "target", decision.target());
                    out.name("http_status").value(status);
                    out.name("told").beginObject();
                    for (String name : TOLD) {
                        JsonValue value = answer.get(name);
                        if (value != null) {
                            out.name(name).value(value);
                        }
                    }
                    out.endObject();
                }));
    }

    private Recorder recorder(AuditedDecision decision) {
        return decision.kind().equals(STOP) ? reserved : recorder;
    }

    private static IndexedFields columns(AuditedDecision decision, String stage, @Nullable String code) {
        return new IndexedFields(decision.kind() + stage, decision.caller().principal(), null, null, null, null, code);
    }

    /**
     * A decision.
     *
     * @param kind what is decided, for example {@code action.approve}
     * @param caller who decides
     * @param channel which way it came in
     * @param requestId the request
     * @param target what it is about; null where that is made by it
     */
    public record AuditedDecision(
            String kind,
            Caller caller,
            Channel channel,
            String requestId,
            @Nullable String target) {

        Actor actor() {
            return new Actor(caller, channel);
        }
    }

    /** Records events whose recording somebody waits for. */
    interface Recorder {

        /**
         * Records an event and returns once it is kept.
         *
         * @throws StoreUnavailable when the database does not take it
         */
        void record(AuditEvent event);

        /** Returns once everything can be read that was noted so far. */
        void flush();
    }
}
