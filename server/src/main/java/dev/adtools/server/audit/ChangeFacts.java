package dev.adtools.server.audit;

import dev.adtools.api.Change;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.DisplayText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Facts of writes that the service keeps beside their records, for those who may read the account: the words that the trail has as
 * hashes only, as long as the operation is kept, and who approved.
 */
final class ChangeFacts {

    private final Map<String, Texts> words = new HashMap<>();
    private final Map<String, List<String>> approvers = new HashMap<>();

    private ChangeFacts() {}

    static ChangeFacts of(Handle handle, List<SentWriteRecord> sent) {
        ChangeFacts facts = new ChangeFacts();
        facts.readWords(
                handle, sent.stream().map(SentWriteRecord::operation).distinct().toList());
        facts.readApprovers(
                handle,
                sent.stream()
                        .flatMap(write -> Optional.ofNullable(write.pendingActionId()).stream())
                        .distinct()
                        .toList());
        return facts;
    }

    private void readWords(Handle handle, List<String> operations) {
        if (!operations.isEmpty()) {
            handle.createQuery(
                            "SELECT id, fence, diff, reason FROM operation WHERE diff IS NOT NULL AND id IN (<operations>)")
                    .bindList("operations", operations)
                    .map((rows, context) -> Map.entry(
                            rows.getString("id"),
                            new Texts(rows.getLong("fence"), changes(rows.getBytes("diff")), rows.getString("reason"))))
                    .forEach(found -> words.put(found.getKey(), found.getValue()));
        }
    }

    private static List<Change> changes(byte[] diff) {
        return ChangesJson.read(DisplayText.of(JsonCursor.read(diff)));
    }

    private void readApprovers(Handle handle, List<String> actions) {
        if (!actions.isEmpty()) {
            handle.createQuery(
                            "SELECT pending_action_id, principal FROM pending_action_decision"
                                    + " WHERE decision = 'APPROVE' AND pending_action_id IN (<actions>) ORDER BY created_at, id")
                    .bindList("actions", actions)
                    .map((rows, context) -> approvers
                            .computeIfAbsent(rows.getString("pending_action_id"), id -> new ArrayList<>())
                            .add(rows.getString("principal")))
                    .list();
        }
    }

    /** Returns the changes of a write, in its own words; empty when they are no longer kept. */
    Optional<List<Change>> diff(SentWriteRecord write) {
        return words(write).map(Texts::changes);
    }

    /** Returns the reason, in the caller's own words; empty when it was not said, or is no longer kept. */
    Optional<String> reason(SentWriteRecord write) {
        return words(write).map(Texts::reason);
    }

    // What was sent again under the same key has words of its own.
    private Optional<Texts> words(SentWriteRecord write) {
        return Optional.ofNullable(words.get(write.operation())).filter(kept -> kept.fence() == write.fence());
    }

    /** Returns the approvers of a write, in the order in which they approved; none when it needed no approval. */
    List<String> approvers(SentWriteRecord write) {
        String action = write.pendingActionId();
        return action == null ? List.of() : approvers.getOrDefault(action, List.of());
    }

    /** The changes that one attempt of an operation was to make, and why. */
    private record Texts(
            long fence, List<Change> changes, @Nullable String reason) {}
}
