package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.BAT_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.PIX_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.SET_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.SET_2;
import static dev.adtools.tools.beta.conversion.ConversionRule.SET_3;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.regex.Pattern;

/** The set-up as a whole: something to check, ids to send to, batches of a size the platform takes. */
final class SetupRules implements ConversionRules {

    private static final Pattern DATASET_ID = Pattern.compile("[0-9]{10,20}");
    private static final Pattern BUSINESS_ID = Pattern.compile("[0-9]{5,20}");

    @Override
    public void check(Setup setup, Checks checks) {
        somethingGiven(setup, checks);
        testClock(setup, checks);
        ids(setup, checks);
        batches(setup, checks);
    }

    private static void somethingGiven(Setup setup, Checks checks) {
        List<Node> parts = List.of(
                setup.pixelId(),
                setup.datasetId(),
                setup.browserEvents(),
                setup.serverEvents(),
                setup.leadForm(),
                setup.offline(),
                setup.capi());
        Check check = checks.rule(SET_1);
        if (parts.stream().allMatch(Node::absent)) {
            check.error(
                    Node.of("", null),
                    "There is nothing to check.",
                    "at least one of pixel_id, dataset_id, browser_events, server_events, lead_form, offline, capi",
                    "");
        }
    }

    private static void testClock(Setup setup, Checks checks) {
        Check check = checks.rule(SET_2);
        Node at = setup.testClock();
        checks.skip(SET_3);
        if (at.present() && at.text().flatMap(IsoTime::parse).isEmpty()) {
            check.confidential()
                    .error(at, "This is no point in time; the present was used.", "ISO 8601 with offset", "");
        } else if (at.present()) {
            checks.rule(SET_3).confidential().info(at, "Event times were compared with this moment, not the present.");
        }
    }

    private static void ids(Setup setup, Checks checks) {
        Check check = checks.rule(PIX_1).confidential();
        Node offlineDataset = setup.offline().at("dataset_id");
        digits(check, setup.pixelId(), DATASET_ID, "10 to 20 digits");
        digits(check, setup.datasetId(), DATASET_ID, "10 to 20 digits");
        digits(check, offlineDataset, DATASET_ID, "10 to 20 digits");
        digits(check, setup.businessId(), BUSINESS_ID, "5 to 20 digits");
        if (!setup.browserEvents().items().isEmpty() && setup.pixelId().absent()) {
            check.error(setup.pixelId(), "The browser's events need a pixel to go to.", "pixel_id", "");
        }
        boolean noTarget = setup.pixelId().absent() && setup.datasetId().absent();
        if (!setup.serverEvents().items().isEmpty() && noTarget) {
            check.error(setup.datasetId(), "The server's events need a dataset to go to.", "dataset_id", "");
        }
        if (setup.offline().present()
                && offlineDataset.absent()
                && setup.datasetId().absent()) {
            check.error(offlineDataset, "Offline events need a dataset to go to.", "dataset_id", "");
        }
    }

    private static void digits(Check check, Node at, Pattern pattern, String expected) {
        if (at.present()
                && at.text().filter(id -> pattern.matcher(id).matches()).isEmpty()) {
            check.error(at, "An id is a text of digits.", expected, "");
        }
    }

    private static void batches(Setup setup, Checks checks) {
        Check check = checks.rule(BAT_1);
        for (Node batch : List.of(setup.serverEvents(), setup.offline().at("events"))) {
            if (batch.items().size() > Setup.MOST_EVENTS) {
                check.error(
                        batch,
                        "The batch is too large; only its first " + Setup.MOST_EVENTS + " events were looked at.",
                        "at most " + Setup.MOST_EVENTS + " events",
                        "Send several batches.");
            }
        }
        if (setup.browserEvents().items().size() > Setup.MOST_EVENTS) {
            check.warn(
                    setup.browserEvents(),
                    "Only the first " + Setup.MOST_EVENTS + " events were looked at.",
                    "",
                    "Send a smaller sample.");
        }
    }
}
