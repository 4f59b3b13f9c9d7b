package dev.adtools.server.audit;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Via;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records what people decide: that somebody is about to, before it is done, and then what came of it. What is not
 * recorded is not done.
 */
public final class Decisions {

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
            "expires_at",
            "disabled",
            "also_revoked",
            "resolution",
            "halted");

    private final Recorder recorder;
    private final Scribe scribe;

    Decisions(Recorder recorder, Scribe scribe) {
        this.recorder = recorder;
        this.scribe = scribe;
    }

    /** Records that a decision is asked for; returns once that is in the trail. */
    public void asked(Decision decision) {
        recorder.record(scribe.write(columns(decision, ".asked", null), decision.actor(), out -> {
            out.name("request_id").value(decision.requestId());
            Scribe.optional(out, "target", decision.target());
        }));
    }

    /** Records what came of a decision that was asked for; returns once that is in the trail. */
    public void answered(Decision decision, int status, @Nullable String code, JsonObject answer) {
        recorder.record(scribe.write(columns(decision, "", code == null ? "OK" : code), decision.actor(), out -> {
            out.name("request_id").value(decision.requestId());
            Scribe.optional(out, "target", decision.target());
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

    private static Columns columns(Decision decision, String stage, @Nullable String code) {
        return new Columns(decision.kind() + stage, decision.caller().principal(), null, null, null, null, code);
    }

    /**
     * A decision.
     *
     * @param kind what is decided, for example {@code action.approve}
     * @param caller who decides
     * @param via which way it came in
     * @param requestId the request
     * @param target what it is about; null where that is made by it
     */
    public record Decision(
            String kind,
            Caller caller,
            Via via,
            String requestId,
            @Nullable String target) {

        Actor actor() {
            return new Actor(caller, via);
        }
    }
}
