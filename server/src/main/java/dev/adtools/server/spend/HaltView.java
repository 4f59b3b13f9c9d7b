package dev.adtools.server.spend;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.server.spend.HaltStore.Halt;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A scope of halts as answers show it. */
@Body(
        name = "Halt",
        role = Body.Role.ANSWER,
        description = "Whether writes that can move money are stopped for a scope.")
public record HaltView(
        @Arg(
                description = "The scope in its normal spelling; `all`, a platform, or an account of a platform.",
                examples = "alpha:1002003001")
        String id,

        @Arg(description = "Whether it is halted.", examples = "true")
        boolean halted,

        @Arg(description = "The reason of the first stop; null when it is not halted.", examples = "Prices are wrong.")
        @Nullable
        String reason,

        @Arg(description = "The principal that halted it first; null when it is not halted.", examples = "operator")
        @Nullable
        String setBy,

        @Arg(description = "When it was halted first; null when it is not.", examples = "2026-03-01T09:30:00Z")
        @Nullable
        Instant since,

        @Arg(
                description = "Whether this request found the scope halted; its reason is then the newest of `notes`.",
                examples = "false")
        boolean alreadyHalted,

        @Arg(
                description = "Whether writes that were released before the halt may still be sent, within 2 seconds of"
                        + " their release. When it is false, no further write that can move money is sent.",
                examples = "false")
        boolean draining,

        @Arg(description = "The number of such writes.", min = 0, examples = "0")
        int drainingWrites,

        @Arg(description = "Its latest stops and resumptions, the newest first; 20 at most.")
        List<HaltNote> notes) {

    static HaltView of(Halt halt, boolean alreadyHalted, int drainingWrites, List<HaltNote> notes) {
        return new HaltView(
                halt.scope().name(),
                true,
                halt.reason(),
                halt.setBy(),
                halt.since(),
                alreadyHalted,
                drainingWrites > 0,
                drainingWrites,
                notes);
    }

    /** Returns the newest stop of a halted scope; a later one has a reason of its own. */
    public HaltNote newestStop() {
        return stops().findFirst().orElseThrow();
    }

    /** Returns whether no other principal has stopped a halted scope. */
    boolean isStoppedOnlyBy(String principal) {
        return stops().allMatch(stop -> stop.setBy().equals(principal));
    }

    // Halts of earlier versions have no notes, and of many notes the oldest are not shown.
    private Stream<HaltNote> stops() {
        HaltNote first = new HaltNote(
                HaltNote.Kind.STOPPED,
                Objects.requireNonNull(reason),
                Objects.requireNonNull(setBy),
                Objects.requireNonNull(since));
        return Stream.concat(
                notes.stream().takeWhile(note -> note.kind() == HaltNote.Kind.STOPPED_AGAIN), Stream.of(first));
    }

    /** Returns a sentence for people about the number of earlier writes that may still be sent. */
    public static String drainingText(int writes) {
        if (writes == 0) {
            return "No write released before the stop can still be sent.";
        }
        return writes == 1
                ? "Draining: 1 write released before the stop may still be sent. It is sent or abandoned within 2 seconds."
                : "Draining: " + writes + " writes released before the stop may still be sent."
                        + " They are sent or abandoned within 2 seconds.";
    }

    /** Returns a scope that is not halted. */
    static HaltView clear(HaltScope scope, List<HaltNote> notes) {
        return new HaltView(scope.name(), false, null, null, null, false, false, 0, notes);
    }
}
