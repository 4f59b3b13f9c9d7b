package dev.adtools.server.audit;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Reason;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.AuditedValue;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditEventWriter.Actor;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.store.StoreUnavailable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Records every call, whatever comes of it: what changes something has noted that already, in its own transaction. */
public final class AuditFilter implements CallFilter {

    /** The kind of record that tells of a call. */
    static final String KIND = "call";

    private static final Logger LOG = LoggerFactory.getLogger(AuditFilter.class);

    private static final long NANOS_PER_MICRO = 1_000;
    private static final int HINT = 8;
    private static final int SERVER_FAILURES = 500;
    private static final Pattern TOOL_NAME = Pattern.compile("[a-z][a-z0-9_]{0,63}");
    private static final ToolError NOT_RECORDED = ToolError.of(
            ErrorCode.STORE_UNAVAILABLE,
            "The call cannot be recorded now, and what cannot be recorded is not answered.");

    private final AuditTrail trail;
    private final AuditEventWriter writer;
    private final Redaction redaction;
    private final KeyedHash hash;

    /** Records calls in a trail, with their redacted arguments and the hash of their reasons. */
    AuditFilter(AuditTrail trail, AuditEventWriter writer, Redaction redaction, KeyedHash hash) {
        this.trail = trail;
        this.writer = writer;
        this.redaction = redaction;
        this.hash = hash;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        long start = System.nanoTime();
        CallResult answer = chain.proceed(call);
        long micros = (System.nanoTime() - start) / NANOS_PER_MICRO;
        try {
            trail.add(event(call, answer, micros), call.request().arguments().held());
            return answer;
        } catch (StoreUnavailable e) {
            LOG.warn(
                    "tool={}: the call could not be recorded", call.descriptor().name(), e);
            // What has happened is noted with it, and its answer stands.
            return isNoted(answer) ? answer : CallResult.failed(NOT_RECORDED);
        }
    }

    // A failure that its operation has just ended with is that of a write that was let go.
    private static boolean isNoted(CallResult answer) {
        OperationRef receipt = answer.receipt();
        return answer.hasChanged()
                || (receipt != null && !receipt.replayed() && answer.error().isPresent());
    }

    private Supplier<AuditEvent> event(ToolCall call, CallResult answer, long micros) {
        ToolDescriptor tool = call.descriptor();
        OperationRef receipt = answer.receipt();
        IndexedFields columns = new IndexedFields(
                KIND,
                call.caller().principal(),
                tool.platform().wireName(),
                tool.name(),
                answer.account() == null ? null : answer.account().value(),
                receipt == null ? null : receipt.operationId(),
                answer.code());
        CallMetadata metadata = call.metadata();
        Consumer<JsonWriter> members = out -> {
            out.name("mode").value(tool.mode().wireName());
            out.name("outcome").value(outcome(answer));
            out.name("http_status").value(answer.status());
            out.name("duration_us").value(micros);
            out.name("request_id").value(metadata.requestId());
            out.name("call_id").value(metadata.callId());
            AuditEventWriter.serviceCall(out, metadata.serviceCall());
            AuditEventWriter.optional(out, "key_hint", hint(metadata));
            AuditEventWriter.optional(out, Reason.NAME, reason(metadata));
        };
        Arguments sent = call.request().arguments();
        AuditedValue noted = sent.audited(call.tool());
        return writer.begin(
                columns,
                new Actor(call.caller(), metadata.channel()),
                members,
                out -> arguments(sent, noted, out.name("arguments")));
    }

    // The trail goes on, whatever mistake is left in what writes this down.
    private void arguments(Arguments sent, AuditedValue noted, JsonWriter out) {
        JsonWriter redacted = new JsonWriter();
        try {
            redaction.write(sent, noted, redacted);
            out.raw(redacted.toBytes());
        } catch (RuntimeException e) {
            LOG.error("the arguments of a call could not be written to the audit trail", e);
            out.value(Redaction.DROPPED);
        }
    }

    private static String outcome(CallResult answer) {
        OperationRef receipt = answer.receipt();
        if (receipt != null && receipt.replayed()) {
            return "replayed";
        }
        return answer.error()
                .map(error -> error.code() == ErrorCode.OUTCOME_UNKNOWN
                        ? "unknown"
                        : error.code().status() >= SERVER_FAILURES ? "failed" : "refused")
                .orElse("ok");
    }

    // The service's own keys are told by the workflow and the action.
    private static @Nullable String hint(CallMetadata metadata) {
        String key = metadata.serviceCall() == null ? metadata.idempotencyKey() : null;
        // A malformed key is empty, and has no hint.
        return key == null || key.isEmpty() ? null : key.substring(0, Math.min(HINT, key.length()));
    }

    // The reason outside the arguments; an argument of that name is recorded with them.
    private @Nullable String reason(CallMetadata metadata) {
        String sent = metadata.reason();
        if (sent == null || metadata.serviceCall() != null) {
            return sent == null ? null : hash.of(sent);
        }
        return ReasonFilter.read(sent).map(hash::of).orElse(null);
    }

    /** Records a request for a tool that met none: its body was no call, or there is no such tool for its caller. */
    public void unmet(Caller caller, Channel channel, String tool, String requestId, ToolError error) {
        String name = TOOL_NAME.matcher(tool).matches() ? tool : null;
        IndexedFields columns = new IndexedFields(
                KIND, caller.principal(), null, name, null, null, error.code().name());
        trail.add(writer.write(columns, new Actor(caller, channel), out -> {
            out.name("outcome").value(error.code().status() >= SERVER_FAILURES ? "failed" : "refused");
            out.name("http_status").value(error.code().status());
            out.name("request_id").value(requestId);
        }));
    }
}
