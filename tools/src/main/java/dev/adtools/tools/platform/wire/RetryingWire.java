package dev.adtools.tools.platform.wire;

import dev.adtools.api.Source;
import dev.adtools.tools.platform.OperationKind;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Sends a request as often as its kind allows: what it can do decides, never its HTTP method. A write is sent once. */
public final class RetryingWire {

    private static final int UNAVAILABLE = 503;

    private final WireTransport transport;
    private final RetryPolicy policy;
    private final Advice.Reader reader;
    private final ThrottleMemory throttles = new ThrottleMemory();

    /** Sends over a transport to a platform whose responses a reader understands. */
    public RetryingWire(WireTransport transport, RetryPolicy policy, Advice.Reader reader) {
        this.transport = transport;
        this.policy = policy;
        this.reader = reader;
    }

    /** Returns which world it leads to. */
    public Source source() {
        return transport.source();
    }

    /**
     * Returns the answer to the last attempt.
     *
     * @param request what is sent
     * @param account the account it is about, as far as the platform's limits count by account
     */
    public WireAnswer exchange(WireRequest request, String account) {
        return exchange(request, account, reader);
    }

    /**
     * Returns the same for a request whose responses another reader understands.
     *
     * @param request the request
     * @param account its account, where the platform counts its limits by account
     * @param special reads the advice of its responses
     */
    public WireAnswer exchange(WireRequest request, String account, Advice.Reader special) {
        return exchange(request, account, special, policy.attempts(request.kind()));
    }

    /** Returns the answer to a request that is sent once, even if its kind allows more. */
    public WireAnswer exchangeOnce(WireRequest request, String account, Advice.Reader special) {
        return exchange(request, account, special, 1);
    }

    private WireAnswer exchange(WireRequest request, String account, Advice.Reader special, int most) {
        Optional<WireFailure> held = throttles.held(account, now());
        if (held.isPresent()) {
            return held.get();
        }
        boolean renewed = false;
        for (int attempt = 1; ; attempt++) {
            WireAnswer answer = transport.exchange(request);
            Advice advice = advice(answer, special);
            throttles.note(account, advice, now());
            if (advice.kind() == Advice.Kind.FINAL && answer.fold(WireResponse::successful, failure -> false)) {
                throttles.answered(account);
            }
            boolean last = attempt >= most;
            if (advice.kind() == Advice.Kind.TOKEN_REFUSED) {
                // Also behind a write, for the benefit of the next one.
                if (!transport.renewCredentials() || renewed || last || request.kind() != OperationKind.READ) {
                    return answer;
                }
                renewed = true;
            } else if (last || !mayRepeat(request.kind(), answer, advice) || !waited(request, advice, attempt)) {
                return answer;
            }
        }
    }

    private Instant now() {
        return policy.clock().instant();
    }

    private static Advice advice(WireAnswer answer, Advice.Reader reader) {
        return answer.fold(reader::of, failure -> switch (failure.stage()) {
            case NOT_SENT, TIMED_OUT, BROKEN -> Advice.passing(Duration.ZERO);
            case HELD_BACK, UNAUTHORISED, TOO_LARGE -> Advice.FINAL;
        });
    }

    private static boolean mayRepeat(OperationKind kind, WireAnswer answer, Advice advice) {
        return switch (kind) {
            case READ ->
                advice.kind() == Advice.Kind.PASSING
                        || (advice.kind() == Advice.Kind.THROTTLED
                                && !advice.hint().isZero());
            case VALIDATE ->
                advice.kind() == Advice.Kind.PASSING
                        && answer.fold(response -> response.status() == UNAVAILABLE, failure -> true);
            case WRITE -> false;
        };
    }

    // A wait that does not fit into the call is not begun: the caller is told at once.
    private boolean waited(WireRequest request, Advice advice, int attempt) {
        Duration wait = advice.hint().isZero() ? policy.backoff(attempt) : advice.hint();
        return waited(wait, request.deadline());
    }

    /** Lets time pass; false when it does not fit before a deadline, or when the thread is interrupted. */
    public boolean waited(Duration wait, Instant deadline) {
        if (!now().plus(wait).isBefore(deadline)) {
            return false;
        }
        try {
            policy.pause().last(wait);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
