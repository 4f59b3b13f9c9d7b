package dev.adtools.server.call;

import dev.adtools.api.Outcome;
import dev.adtools.api.PendingAction;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.SpendControl;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.WriteDispatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes what one call of a write answers, as bytes of {@code data}.
 *
 * @param <R> the result
 */
final class WriteAnswers<R> {

    private static final String RESULT = "result";
    private static final String KEYLESS = "The call has no Idempotency-Key: sent again, it is another call.";
    private static final String KEYLESS_DELEGATED =
            "The call has no Idempotency-Key: sent again, it is another call. A workflow that is started again may do its"
                    + " steps again; only what was approved runs once however often it is resumed.";
    private static final String FOUND =
            "The platform's own answer was lost; that the write was applied was found out later.";

    private static final String NOT_SHOWN =
            "The platform confirmed the write, but did not show it when it was read back.";
    private static final String DIFFERS =
            "The platform confirmed the write, but showed another state when it was read back: ";

    private final WriteDispatch<?, ?, R> tool;
    private final ToolCall call;
    private final PlatformEnvironment environment;

    WriteAnswers(WriteDispatch<?, ?, R> tool, ToolCall call, PlatformEnvironment environment) {
        this.tool = tool;
        this.call = call;
        this.environment = environment;
    }

    /**
     * Returns the answer of a write that was found applied: the part of its answer that is kept, with the result that was
     * found.
     */
    static <R> byte[] found(WriteDispatch<?, ?, R> tool, PlatformEnvironment environment, R result, SentPlan sent) {
        JsonWriter found = new JsonWriter();
        tool.encode(
                new WriteAnswer<>(
                        environment.source(),
                        WriteStatus.APPLIED,
                        null,
                        null,
                        result,
                        null,
                        List.of(),
                        List.of(),
                        null,
                        null,
                        List.of()),
                found);
        if (new ArgumentReader(found.toBytes(), 0).any() instanceof JsonObject answer
                && sent.answerReader().any() instanceof JsonObject kept) {
            JsonValue encoded = Objects.requireNonNull(answer.get(RESULT), "every write answers its result");
            return new JsonWriter()
                    .value(kept.toBuilder().put(RESULT, encoded).build())
                    .toBytes();
        }
        throw new IllegalStateException("a write's answer is an object");
    }

    byte[] changed(R result, Planned.Ready<?> planned) {
        return ready(WriteStatus.APPLIED, null, result, null, planned, warnings(planned, List.of()));
    }

    /** Returns whether a platform showed a write when it was read back; null when it was not clear. */
    static @Nullable Boolean verified(Probe<?> shown) {
        return shown.<@Nullable Boolean>fold(found -> true, () -> false, differs -> false, unclear -> null);
    }

    byte[] applied(R result, Planned.Ready<?> planned, Probe<R> shown) {
        List<String> more = shown.fold(
                found -> List.of(),
                () -> List.of(NOT_SHOWN),
                differs -> List.of(DIFFERS + differs),
                unclear -> List.of());
        return ready(WriteStatus.APPLIED, verified(shown), result, null, planned, warnings(planned, more));
    }

    byte[] validated(Planned.Ready<?> planned, List<String> more) {
        return ready(WriteStatus.VALIDATED, null, null, null, planned, warnings(planned, more));
    }

    byte[] waiting(PendingAction action, Planned.Ready<?> planned, List<String> more) {
        return ready(WriteStatus.PENDING_APPROVAL, null, null, action, planned, warnings(planned, more));
    }

    byte[] unfinished(Outcome.Unfinished<R> outcome, Planned.Ready<?> planned) {
        PendingAction awaited = outcome.awaited();
        WriteStatus status = awaited == null ? WriteStatus.RUNNING : WriteStatus.PENDING_APPROVAL;
        return ready(status, null, outcome.result(), awaited, planned, warnings(planned, List.of()));
    }

    byte[] foundLater(Planned.Ready<?> planned) {
        List<String> warnings = new ArrayList<>(planned.warnings());
        warnings.add(FOUND);
        return ready(WriteStatus.APPLIED, true, null, null, planned, warnings);
    }

    byte[] unchanged(Planned.NoChange<?> planned, List<String> more) {
        List<String> warnings = new ArrayList<>(planned.warnings());
        warnings.addAll(more);
        return encoded(new WriteAnswer<>(
                environment.source(),
                WriteStatus.NO_CHANGE,
                null,
                null,
                null,
                planned.target(),
                List.of(),
                List.of(),
                null,
                null,
                warnings));
    }

    private byte[] ready(
            WriteStatus status,
            @Nullable Boolean verified,
            @Nullable R result,
            @Nullable PendingAction action,
            Planned.Ready<?> planned,
            List<String> warnings) {
        SpendEffect spend = tool.descriptor().spend().affectsSpend() ? planned.spend() : null;
        return encoded(new WriteAnswer<>(
                environment.source(),
                status,
                SummaryText.of(planned),
                verified,
                result,
                planned.target(),
                planned.diff(),
                planned.derived(),
                spend,
                action,
                warnings));
    }

    private byte[] encoded(WriteAnswer<R> answer) {
        JsonWriter out = new JsonWriter();
        tool.encode(answer, out);
        return out.toBytes();
    }

    private List<String> warnings(Planned.Ready<?> planned, List<String> more) {
        List<String> warnings = new ArrayList<>(planned.warnings());
        warnings.addAll(more);
        if (call.metadata().idempotencyKey() == null && !call.ready().onlyValidates()) {
            if (tool.descriptor().spend() == SpendControl.DELEGATED) {
                warnings.add(KEYLESS_DELEGATED);
            } else if (makes(planned)) {
                warnings.add(KEYLESS);
            }
        }
        return warnings;
    }

    // A change of something that exists finds nothing to change the second time, or is refused; something new is made
    // twice.
    private static boolean makes(Planned.Ready<?> planned) {
        WriteTarget target = planned.target();
        return target == null
                ? planned.diff().stream().allMatch(change -> change.before() instanceof JsonNull)
                : target.entityId() == null;
    }
}
