package dev.adtools.tools.platform.sandbox;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Clock;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;

/** Carries requests to the embedded platforms. Which one is meant shows in how the path spells the API's version. */
public final class SandboxTransport implements WireTransport {

    private static final Pattern ALPHA = Pattern.compile("/v[0-9]+/.*");
    private static final Pattern BETA = Pattern.compile("/v[0-9]+\\.[0-9]+/.*");
    private static final Pattern ANALYTICS = Pattern.compile("/v[0-9]+beta/.*");
    private static final int NOT_FOUND = 404;

    private final AlphaSandbox alpha;
    private final BetaSandbox beta;
    private final AnalyticsSandbox analytics;
    private final SandboxFaults faults;
    private final Clock clock;
    private final MemoryBudget memory;
    // What works numbers out for many callers at once would leave no processor to those who set a halt.
    private final Semaphore processors =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), true);

    private SandboxTransport(
            AlphaSandbox alpha,
            BetaSandbox beta,
            AnalyticsSandbox analytics,
            SandboxFaults faults,
            Clock clock,
            MemoryBudget memory) {
        this.alpha = alpha;
        this.beta = beta;
        this.analytics = analytics;
        this.faults = faults;
        this.clock = clock;
        this.memory = memory;
    }

    /** Returns the way to platforms whose state is in a store; what the store lacks of the seed is added first. */
    public static SandboxTransport over(SandboxStore store) {
        return over(store, Clock.systemUTC());
    }

    /** Returns the way to platforms that read the time from a clock. */
    public static SandboxTransport over(SandboxStore store, Clock clock) {
        return over(store, clock, MemoryBudget.unlimited());
    }

    /** Returns the way to platforms that read the time from a clock, and pay for their answers out of a budget. */
    public static SandboxTransport over(SandboxStore store, Clock clock, MemoryBudget memory) {
        AlphaSeed.plant(store);
        BetaSeed.plant(store);
        SandboxFaultSeed.plant(store);
        return new SandboxTransport(
                new AlphaSandbox(store, clock),
                new BetaSandbox(store, clock),
                new AnalyticsSandbox(clock),
                new SandboxFaults(store, clock),
                clock,
                memory);
    }

    @Override
    public Source source() {
        return Source.SANDBOX;
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        return request.begin() ? faults.around(request, () -> answered(request)) : WireFailure.RELEASE_EXPIRED;
    }

    private WireAnswer answered(WireRequest request) {
        SandboxLimits limits = new SandboxLimits(request.deadline(), clock, memory.current(), processors);
        try {
            WireResponse response = answer(request, limits);
            limits.take(response.body().length() * WireJson.MEMORY_FACTOR);
            return response;
        } catch (SandboxLimits.Overtime late) {
            return new WireFailure(WireFailure.Stage.TIMED_OUT, String.valueOf(late.getMessage()));
        } finally {
            limits.end();
        }
    }

    private WireResponse answer(WireRequest request, SandboxLimits limits) {
        String path = request.uri().getPath();
        if (ALPHA.matcher(path).matches()) {
            return alpha.answer(request, limits);
        } else if (BETA.matcher(path).matches()) {
            return beta.answer(request, limits);
        } else if (ANALYTICS.matcher(path).matches()) {
            return analytics.answer(request, limits);
        }
        return new WireResponse(NOT_FOUND, Map.of(), "");
    }
}
