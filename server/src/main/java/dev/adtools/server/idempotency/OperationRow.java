package dev.adtools.server.idempotency;

import dev.adtools.server.call.Answer;
import java.time.Instant;
import java.util.Optional;

/**
 * What decides how a call is answered that asks for an operation again.
 *
 * @param id the operation
 * @param callId the id of the call that asked first
 * @param requestId the request that asked first
 * @param fingerprint the hash of what is asked for
 * @param state how far it is
 * @param fence which attempt that is
 * @param sent whether it was ever let go
 * @param deadlineAt when its answer is due
 * @param answer what it answered; empty before, and when it is no longer kept
 */
record OperationRow(
        String id,
        String callId,
        String requestId,
        String fingerprint,
        OperationState state,
        long fence,
        boolean sent,
        Instant deadlineAt,
        Optional<Answer> answer) {}
