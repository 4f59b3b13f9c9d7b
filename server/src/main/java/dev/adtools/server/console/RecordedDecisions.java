package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.audit.DecisionRecorder;
import dev.adtools.server.audit.DecisionRecorder.AuditedDecision;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import dev.adtools.server.store.StoreUnavailable;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Records what people decide on pages: that somebody is about to, and what came of it. */
final class RecordedDecisions {

    private static final Logger LOG = LoggerFactory.getLogger(RecordedDecisions.class);

    private final DecisionRecorder recorder;

    RecordedDecisions(DecisionRecorder recorder) {
        this.recorder = recorder;
    }

    /**
     * Takes a decision between its two records.
     *
     * @param kind what is decided, as the same request over REST is called
     * @param target what it is about; null where that is made by it
     * @param caller who decides
     * @param request the request
     * @param work takes it
     * @param told writes what the trail tells of it
     */
    <T> Outcome<T> taken(
            String kind,
            @Nullable String target,
            Caller caller,
            ContainerRequestContext request,
            Supplier<Outcome<T>> work,
            Function<T, JsonObject> told) {
        Channel channel = RequestChannel.of(request, Channel.Transport.CONSOLE);
        AuditedDecision decision = new AuditedDecision(kind, caller, channel, RequestId.of(request), target);
        recorder.asked(decision);
        Outcome<T> outcome;
        try {
            outcome = work.get();
        } catch (RuntimeException e) {
            answered(decision, e instanceof StoreUnavailable ? ErrorCode.STORE_UNAVAILABLE : ErrorCode.INTERNAL);
            throw e;
        }
        outcome.fold(
                done -> answered(decision, Response.Status.OK.getStatusCode(), null, told.apply(done)),
                error -> answered(decision, error.code()));
        return outcome;
    }

    /** Returns what an answer over REST says, of which the trail tells a part. */
    static JsonObject read(byte[] json) {
        return (JsonObject) JsonCursor.read(json);
    }

    private boolean answered(AuditedDecision decision, ErrorCode code) {
        return answered(decision, code.status(), code.name(), JsonObject.EMPTY);
    }

    private boolean answered(AuditedDecision decision, int status, @Nullable String code, JsonObject answer) {
        try {
            recorder.answered(decision, status, code, answer);
            return true;
        } catch (StoreUnavailable e) {
            // It is decided, and waits to be recorded; that it was asked for is in the trail.
            LOG.warn("what came of {} is recorded later", decision.kind(), e);
            return false;
        }
    }
}
