package dev.adtools.server.cli;

import dev.adtools.api.PropertyId;
import dev.adtools.server.cli.CheckLiveCommand.LiveCheckCall;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.tools.platform.AnalyticsProperty;
import dev.adtools.tools.platform.analytics.RestAnalytics;
import dev.adtools.tools.platform.wire.LimitUsage;
import java.util.Comparator;
import java.util.stream.Collectors;
import net.sourceforge.argparse4j.inf.Namespace;

/** Asks alpha_analytics what the tool will ask it. */
final class AnalyticsLiveCheck {

    private static final String NAME = "alpha_analytics";
    private static final String QUOTA = "quota";

    private AnalyticsLiveCheck() {}

    static void run(LivePlatforms live, LimitUsage usage, Namespace arguments, LiveReport report, LiveCheckCall call) {
        RestAnalytics analytics = live.analytics(CheckLiveCommand.NO_SANDBOX);
        report.step(NAME, "metadata", analytics.probe(call.deadline()), answered -> "the API answers");
        report.list(
                NAME,
                "properties",
                analytics.properties(call.deadline()),
                found -> found.size() + " reached",
                "make the account of the credentials a viewer of the property");
        String named = arguments.getString("property");
        if (named == null) {
            report.skips(NAME, "report", "--property names none to ask about");
            report.skips(NAME, QUOTA, "not checked: only a report shows the rest of the quota");
            return;
        }
        report.step(
                NAME,
                "report",
                analytics.property(call.granted(property(named)), call.deadline()),
                AnalyticsLiveCheck::words);
        quota(usage, report);
    }

    private static void quota(LimitUsage usage, LiveReport report) {
        String used = usage.used().stream()
                .sorted(Comparator.comparing(LimitUsage.Used::limit))
                .map(one -> one.limit() + " " + Math.round(one.percent()) + " % used")
                .collect(Collectors.joining(", "));
        if (used.isEmpty()) {
            report.skips(NAME, QUOTA, "not checked: the report did not show the rest of the quota");
        } else {
            report.works(NAME, QUOTA, used);
        }
        usage.warnings().forEach(warning -> report.warns(NAME, QUOTA, warning));
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
