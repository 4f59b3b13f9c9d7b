package dev.adtools.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The {@code data} of every write: one shape, made by the pipeline.
 *
 * @param <R> the tool's own result
 * @param source the world it is about: the sandbox or the live platform
 * @param status how far the write got
 * @param summary the write in one sentence, for people; null without a change
 * @param verified whether the platform showed the change when it was read back after an applied write; null when it was not
 *     asked or gave no clear answer
 * @param result the tool's own result; null unless the write was applied, or started others
 * @param target what it changes or makes; null when nothing is to change, and when the write is delegated or local
 * @param diff what changes, field by field
 * @param derived the figures that follow from it, such as the change in percent
 * @param spend the money it moves; null when the tool cannot move money or nothing changes
 * @param pendingAction the approval it waits for; null unless it waits
 * @param warnings what the caller should know, one sentence each
 */
public record WriteAnswer<R>(
        Source source,
        WriteStatus status,
        @Nullable String summary,
        @Nullable Boolean verified,
        @Nullable R result,
        @Nullable WriteTarget target,
        List<Change> diff,
        List<Change> derived,
        @Nullable SpendEffect spend,
        @Nullable PendingAction pendingAction,
        List<String> warnings) {

    /** Copies the lists. */
    public WriteAnswer {
        diff = List.copyOf(diff);
        derived = List.copyOf(derived);
        warnings = List.copyOf(warnings);
    }
}
