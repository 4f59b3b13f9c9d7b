package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets writes in some accounts of the sandbox go wrong, so that what follows can be rehearsed. Reads and checks never do. */
final class SandboxFaults {

    private static final Pattern ALPHA = Pattern.compile("/v[0-9]+/customers/([0-9]+)/.*");
    private static final Pattern BETA = Pattern.compile("/v[0-9]+\\.[0-9]+/([0-9]+)/?");
    private static final Duration SLOWNESS = Duration.ofSeconds(3);

    private final BetaState beta;
    private final Clock clock;

    SandboxFaults(SandboxStore store, Clock clock) {
        this.beta = new BetaState(store, clock);
        this.clock = clock;
    }

    /** Returns what comes of a request whose answer would be another one if nothing went wrong. */
    WireAnswer around(WireRequest request, Supplier<WireAnswer> answer) {
        Optional<SandboxFault> fault =
                request.kind() == OperationKind.WRITE ? fault(request.uri().getPath()) : Optional.empty();
        return fault.isEmpty() ? answer.get() : gone(fault.get(), request, answer);
    }

    private Optional<SandboxFault> fault(String path) {
        Matcher alpha = ALPHA.matcher(path);
        if (alpha.matches()) {
            return SandboxFault.of(alpha.group(1));
        }
        Matcher campaign = BETA.matcher(path);
        return campaign.matches()
                ? beta.campaign(campaign.group(1))
                        .flatMap(found -> SandboxFault.of(found.collection().account()))
                : Optional.empty();
    }

    private WireAnswer gone(SandboxFault fault, WireRequest request, Supplier<WireAnswer> answer) {
        return switch (fault) {
            case SLOW -> slow(request, answer);
            case ANSWER_LOST ->
                answer.get()
                        .<WireAnswer>fold(
                                done -> new WireFailure(
                                        WireFailure.Stage.BROKEN, "the sandbox did it, and lost the answer"),
                                failure -> failure);
            case REQUEST_LOST -> new WireFailure(WireFailure.Stage.BROKEN, "the sandbox lost the request");
            case THROTTLED ->
                isAlpha(request) ? new AlphaReply(request).throttled() : new BetaReply(request).throttled();
            case SERVER_ERROR -> isAlpha(request) ? new AlphaReply(request).broken() : new BetaReply(request).broken();
        };
    }

    private static boolean isAlpha(WireRequest request) {
        return ALPHA.matcher(request.uri().getPath()).matches();
    }

    // Whoever stops waiting has not had it done.
    private WireAnswer slow(WireRequest request, Supplier<WireAnswer> answer) {
        Duration left = Duration.between(clock.instant(), request.deadline());
        boolean late = left.compareTo(SLOWNESS) < 0;
        try {
            Thread.sleep(Math.max(0, (late ? left : SLOWNESS).toMillis()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            late = true;
        }
        return late ? new WireFailure(WireFailure.Stage.TIMED_OUT, "the sandbox was too slow") : answer.get();
    }
}
