package dev.adtools.tools.platform.sandbox;

import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Clock;
import java.util.Map;
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

    private SandboxTransport(AlphaSandbox alpha, BetaSandbox beta, AnalyticsSandbox analytics) {
        this.alpha = alpha;
        this.beta = beta;
        this.analytics = analytics;
    }

    /** Returns the way to platforms whose state is in a store; what the store lacks of the seed is added first. */
    public static SandboxTransport over(SandboxStore store) {
        return over(store, Clock.systemUTC());
    }

    /** Returns the way to platforms that read the time from a clock. */
    public static SandboxTransport over(SandboxStore store, Clock clock) {
        AlphaSeed.plant(store);
        BetaSeed.plant(store);
        return new SandboxTransport(
                new AlphaSandbox(store, clock), new BetaSandbox(store, clock), new AnalyticsSandbox(clock));
    }

    @Override
    public Source source() {
        return Source.SANDBOX;
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        String path = request.uri().getPath();
        if (ALPHA.matcher(path).matches()) {
            return alpha.answer(request);
        } else if (BETA.matcher(path).matches()) {
            return beta.answer(request);
        } else if (ANALYTICS.matcher(path).matches()) {
            return analytics.answer(request);
        }
        return new WireResponse(NOT_FOUND, Map.of(), "");
    }
}
