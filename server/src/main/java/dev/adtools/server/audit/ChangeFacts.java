package dev.adtools.server.audit;

import dev.adtools.api.Change;
import dev.adtools.server.call.WriteDetails;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * Facts of writes that other ledgers keep, for those who may read the account: the words that the trail has as hashes only, as
 * long as the operation is kept, and who approved.
 *
 * @param details what was to change and why, by the operation
 * @param approvers the principals that approved, in their order, by the Pending Action
 */
record ChangeFacts(Map<String, WriteDetails> details, Map<String, List<String>> approvers) {

    /** Returns the changes of a write, in its own words; empty when they are no longer kept. */
    Optional<List<Change>> diff(SentWriteRecord write) {
        return words(write).map(WriteDetails::changes);
    }

    /** Returns the reason, in the caller's own words; empty when it was not said, or is no longer kept. */
    Optional<String> reason(SentWriteRecord write) {
        return words(write).map(WriteDetails::reason);
    }

    // What was sent again under the same key has words of its own.
    private Optional<WriteDetails> words(SentWriteRecord write) {
        return Optional.ofNullable(details.get(write.operation())).filter(kept -> kept.fence() == write.fence());
    }

    /** Returns the approvers of a write, in the order in which they approved; none when it needed no approval. */
    List<String> approvers(SentWriteRecord write) {
        String action = write.pendingActionId();
        return action == null ? List.of() : approvers.getOrDefault(action, List.of());
    }

    /**
     * Ledgers that keep them.
     *
     * @param details looks up operations by their ids
     * @param approvers looks up Pending Actions by their ids
     */
    record Ledgers(
            BiFunction<Handle, List<String>, Map<String, WriteDetails>> details,
            BiFunction<Handle, List<String>, Map<String, List<String>>> approvers) {

        ChangeFacts of(Handle handle, List<SentWriteRecord> sent) {
            return new ChangeFacts(
                    found(handle, details, sent.stream().map(SentWriteRecord::operation)),
                    found(
                            handle,
                            approvers,
                            sent.stream().flatMap(write -> Stream.ofNullable(write.pendingActionId()))));
        }

        private static <T> Map<String, T> found(
                Handle handle, BiFunction<Handle, List<String>, Map<String, T>> ledger, Stream<String> ids) {
            List<String> wanted = ids.distinct().toList();
            return wanted.isEmpty() ? Map.of() : ledger.apply(handle, wanted);
        }
    }
}
