package dev.adtools.server.idempotency;

import dev.adtools.api.AccountId;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.Errand;
import dev.adtools.server.call.Origin;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.store.StoreUnavailable;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Lets a call claim an operation for a node, decided by the unique indexes of the database. */
public final class Claims {

    private static final int SHOWN_OF_KEY = 8;
    private static final int ATTEMPTS = 3;

    private final CallIds ids;
    private final String node;
    private final Retention retention;
    private final ClaimGate gate;

    /**
     * Claims operations for a node.
     *
     * @param ids makes the operations' ids
     * @param node this process, and no other before or after it
     * @param retention how long what is kept is kept
     * @param gate has a say in every claim
     */
    public Claims(CallIds ids, String node, Retention retention, ClaimGate gate) {
        this.ids = ids;
        this.node = node;
        this.retention = retention;
        this.gate = gate;
    }

    Duration kept(ToolCall call) {
        return retention.ofAnswer(call);
    }

    Claimed claim(Handle handle, Wanted wanted) {
        // The operation first: what ends one takes the operation before the workflow too.
        return claimed(handle, wanted)
                .then(held -> gate.refusal(handle, held)
                        .map(refusal -> {
                            OperationStore.release(
                                    handle, held.claimed(), held.origin().receivedAt());
                            return Claimed.refused(Answer.failed(refusal));
                        })
                        .orElseGet(() -> Claimed.by(held)));
    }

    private Claimed claimed(Handle handle, Wanted wanted) {
        ToolCall call = wanted.call();
        Map<String, @Nullable Object> columns = columns(wanted);
        if (call.origin().idempotencyKey() == null && wanted.effect() == Effect.SPEND) {
            Optional<OperationRow> twin =
                    OperationStore.open(handle, call.caller().principal(), wanted.fingerprint());
            if (twin.isPresent()) {
                return Claimed.refused(Standing.duplicate(twin.get()));
            }
        }
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (OperationStore.insert(handle, columns)) {
                String id = String.valueOf(columns.get("id"));
                return Claimed.by(call.holding(new Claim(id, 1), call.origin().callId()));
            }
            Optional<OperationRow> other = inTheWay(handle, wanted);
            if (other.isPresent()) {
                return behind(handle, other.get(), wanted, columns);
            }
            // The one in the way was given back in between.
        }
        throw new StoreUnavailable("The operation changes hands too fast to be claimed.");
    }

    private static Optional<OperationRow> inTheWay(Handle handle, Wanted wanted) {
        String principal = wanted.call().caller().principal();
        String key = wanted.call().origin().idempotencyKey();
        return key == null
                ? OperationStore.open(handle, principal, wanted.fingerprint())
                : OperationStore.keyed(handle, principal, Fingerprint.ofKey(key));
    }

    private static Claimed behind(Handle handle, OperationRow row, Wanted wanted, Map<String, ?> columns) {
        ToolCall call = wanted.call();
        if (call.origin().idempotencyKey() == null) {
            return Claimed.refused(Standing.duplicate(row));
        }
        Optional<Answer> answer = Standing.answer(row, wanted.fingerprint(), call);
        if (answer.isPresent()) {
            return Claimed.refused(answer.get());
        }
        return OperationStore.reclaim(handle, row, columns)
                ? Claimed.by(call.holding(new Claim(row.id(), row.fence() + 1), row.callId()))
                : Claimed.refused(Standing.inProgress(row, call));
    }

    private Map<String, @Nullable Object> columns(Wanted wanted) {
        ToolCall call = wanted.call();
        Origin origin = call.origin();
        Caller caller = call.caller();
        String key = origin.idempotencyKey();
        Errand errand = origin.errand();
        AccountId account = call.ready().account();
        long now = origin.receivedAt().toEpochMilli();
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", "op_" + ids.next());
        columns.put("callId", origin.callId());
        columns.put("requestId", origin.requestId());
        columns.put("principal", caller.principal());
        columns.put("owner", caller.owner());
        columns.put("token", caller.tokenId());
        columns.put("keyHash", key == null ? null : Fingerprint.ofKey(key));
        columns.put("keyHint", key == null ? null : key.substring(0, Math.min(SHOWN_OF_KEY, key.length())));
        columns.put("fingerprint", wanted.fingerprint());
        columns.put("tool", call.descriptor().name());
        columns.put("platform", call.descriptor().platform().wireName());
        columns.put("world", wanted.world().id());
        columns.put("account", account == null ? null : account.value());
        columns.put("effect", wanted.effect().name());
        columns.put("node", node);
        columns.put("lease", Leases.LENGTH.toMillis());
        columns.put("deadline", origin.deadline().toEpochMilli());
        columns.put("workflow", errand == null ? null : errand.step().workflowId());
        columns.put("now", now);
        columns.put("expires", now + retention.ofRow(call).toMillis());
        return columns;
    }
}
