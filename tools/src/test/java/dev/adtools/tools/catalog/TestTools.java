package dev.adtools.tools.catalog;

import dev.adtools.api.Source;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.tools.GeneratedToolTable;
import dev.adtools.tools.Needs;
import dev.adtools.tools.fixtures.ScriptedWorkflows;
import dev.adtools.tools.operations.usage.UsageStatus;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.analytics.AnalyticsSettings;
import dev.adtools.tools.platform.analytics.RestAnalytics;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.util.List;

/** The tools of this module, for tests that look at all of them and ask no platform. */
final class TestTools {

    private static final URI NOWHERE = URI.create("http://localhost");

    private TestTools() {}

    static ToolTable table() {
        WireTransport unreached = new Unreached();
        return new GeneratedToolTable(new Needs(
                new RestAlphaAds(new AlphaSettings(NOWHERE, "v26", null), unreached),
                new RestAnalytics(new AnalyticsSettings(NOWHERE, "v1beta"), unreached),
                new RestBetaAds(new BetaSettings(NOWHERE, "v26.0"), unreached),
                query -> List.of(),
                (principal, status, most) -> List.of(),
                (principal, runs) -> List.of(),
                since -> List.of(),
                context -> new UsageStatus("tok", "robot", "2026-11-21T10:00:00Z", List.of()),
                new ScriptedWorkflows()));
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
