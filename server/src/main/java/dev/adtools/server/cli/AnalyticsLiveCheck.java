package dev.adtools.server.cli;

import dev.adtools.api.PropertyId;
import dev.adtools.server.cli.CheckLiveCommand.LiveCheckCall;
import dev.adtools.tools.platform.AnalyticsProperty;
import dev.adtools.tools.platform.analytics.RestAnalytics;
import net.sourceforge.argparse4j.inf.Namespace;

/** Asks alpha_analytics what the tool will ask it. */
final class AnalyticsLiveCheck {

    private static final String NAME = "alpha_analytics";

    private AnalyticsLiveCheck() {}

    static void run(RestAnalytics analytics, Namespace arguments, LiveReport report, LiveCheckCall call) {
        report.step(NAME, "metadata", analytics.probe(call.deadline()), answered -> "the API answers");
        report.step(NAME, "properties", analytics.properties(call.deadline()), found -> found.size() + " reached");
        String named = arguments.getString("property");
        if (named == null) {
            report.skips(NAME, "report", "--property names none to ask about");
            return;
        }
        report.step(
                NAME,
                "report",
                analytics.property(call.granted(property(named)), call.deadline()),
                AnalyticsLiveCheck::words);
    }

    private static PropertyId property(String named) {
        if (named.matches("properties/[1-9][0-9]{0,18}")) {
            return PropertyId.of(named);
        }
        throw new CommandFailure("--property must be a property id such as properties/123456789.");
    }

    private static String words(AnalyticsProperty property) {
        return property.id().value() + ", " + property.currency() + ", " + property.timezone();
    }
}
