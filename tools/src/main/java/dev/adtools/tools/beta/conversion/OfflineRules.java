package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.OFF_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.OFF_2;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;

/** Offline events: sent through a dataset, with keys by which people are found. */
final class OfflineRules implements ConversionRules {

    /** Members of the interface that was taken down in May 2025. */
    private static final List<String> LEGACY = List.of(
            "event_set_id",
            "offline_conversion_data_set_id",
            "offline_event_set",
            "offline_event_set_id",
            "upload_tag");

    @Override
    public void check(Setup setup, Checks checks) {
        Node offline = setup.offline();
        if (offline.absent()) {
            checks.skip(OFF_1);
            checks.skip(OFF_2);
            return;
        }
        legacy(checks.rule(OFF_1).confidential(), offline);
        matching(checks.rule(OFF_2).confidential(), setup);
    }

    private static void legacy(Check check, Node offline) {
        for (String name : LEGACY) {
            if (offline.at(name).present()) {
                check.error(
                        offline.at(name),
                        "Offline event sets were taken down in May 2025.",
                        "dataset_id, and action_source physical_store in each event",
                        "Send the events through a dataset.");
            }
        }
    }

    private static void matching(Check check, Setup setup) {
        Node consolidated = setup.offline().at("is_consolidated_container");
        if (!consolidated.truth().orElse(false)) {
            check.warn(
                    consolidated,
                    "Whether the dataset takes events of all kinds is not confirmed.",
                    "true",
                    "Check the dataset before relying on offline events.");
        }
        for (ConversionEvent event : setup.events(ConversionChannel.OFFLINE)) {
            if (!findsSomebody(event.userData())) {
                check.warn(
                        event.userData(),
                        "An offline event with these keys finds nobody.",
                        "em, ph, madid, or fn and ln with zp or ct",
                        "");
            }
        }
    }

    private static boolean findsSomebody(Node userData) {
        boolean named = MatchKeys.has(userData, "fn") && MatchKeys.has(userData, "ln");
        boolean placed = MatchKeys.has(userData, "zp") || MatchKeys.has(userData, "ct");
        return MatchKeys.has(userData, "em")
                || MatchKeys.has(userData, "ph")
                || MatchKeys.has(userData, "madid")
                || (named && placed);
    }
}
