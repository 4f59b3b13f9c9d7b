package dev.adtools.server.bench;

import dev.adtools.api.Source;
import dev.adtools.tools.alpha.CreateAlphaAppCampaignDispatch;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;

/** The tools that benchmarks measure; no platform is behind them. */
final class BenchTools {

    private BenchTools() {}

    static CreateAlphaAppCampaignDispatch createAlphaAppCampaign() {
        return new CreateAlphaAppCampaignDispatch(
                new RestAlphaAds(new AlphaSettings(URI.create("http://localhost"), "v26", null), new Unreached()));
    }

    private static final class Unreached implements WireTransport {

        @Override
        public Source source() {
            return Source.SANDBOX;
        }

        @Override
        public WireAnswer exchange(WireRequest request) {
            throw new AssertionError("no platform is asked here");
        }
    }
}
