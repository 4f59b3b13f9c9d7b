package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.LEAD_4;
import static dev.adtools.tools.beta.conversion.ConversionRule.LEAD_5;
import static dev.adtools.tools.beta.conversion.ConversionRule.OFF_3;
import static dev.adtools.tools.beta.conversion.ConversionRule.PIX_2;
import static dev.adtools.tools.beta.conversion.ConversionRule.PIX_3;
import static dev.adtools.tools.beta.conversion.ConversionRule.VER_1;

import dev.adtools.tools.beta.campaign.PixelChecks;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks what the platform says of the pixel, the datasets and the lead form that a set-up names. */
final class ConversionVerificationRules implements ConversionRules {

    private static final List<ConversionRule> ALL = List.of(VER_1, PIX_2, PIX_3, LEAD_4, LEAD_5, OFF_3);

    private final @Nullable SetupReads reads;

    ConversionVerificationRules(@Nullable SetupReads reads) {
        this.reads = reads;
    }

    @Override
    public void check(Setup setup, Checks checks) {
        ALL.forEach(checks::skip);
        if (setup.arguments().verify()) {
            named(setup, checks);
        }
        if (reads != null) {
            pixels(setup, reads, checks);
            leadForm(setup, reads, checks);
        }
    }

    private static void named(Setup setup, Checks checks) {
        Check check = checks.rule(VER_1);
        if (setup.account().absent()) {
            check.error(setup.account(), "Nothing was verified: the account is missing.", "account_id", "");
        } else if (!setup.namesAnything()) {
            check.error(
                    setup.verify(),
                    "Nothing was verified: the set-up names nothing that the platform has.",
                    "at least one of pixel_id, dataset_id, lead_form.page_id, offline.dataset_id",
                    "");
        }
    }

    private static void pixels(Setup setup, SetupReads reads, Checks checks) {
        for (Node at : setup.pixels()) {
            Optional<BetaPixel> pixel = PixelChecks.usable(checks.rule(PIX_2).confidential(), at, reads.pixels());
            if (pixel.isPresent() && at.pointer().equals(setup.pixelId().pointer())) {
                PixelChecks.fires(checks.rule(PIX_3).confidential(), at, pixel.get(), reads.at());
            }
            if (pixel.isPresent() && at.pointer().equals(setup.offlineDataset().pointer())) {
                offline(at, pixel.get(), checks);
            }
        }
    }

    private static void offline(Node at, BetaPixel dataset, Checks checks) {
        Check check = checks.rule(OFF_3).confidential();
        if (!dataset.consolidated()) {
            check.warn(
                    at,
                    "The platform does not say that this dataset takes events of all kinds.",
                    "a consolidated dataset",
                    "Send a test event before relying on offline events.");
        }
    }

    private static void leadForm(Setup setup, SetupReads reads, Checks checks) {
        Node page = setup.page();
        if (page.text().isEmpty()) {
            return;
        }
        Check check = checks.rule(LEAD_4).confidential();
        if (reads.pages().stream().noneMatch(page::is)) {
            check.error(page, "The account may not advertise this page.", "a page of the account", "");
        } else if (setup.form().present()) {
            form(check, setup.form(), reads.forms(), checks);
        }
    }

    private static void form(Check exists, Node at, List<BetaLeadForm> forms, Checks checks) {
        Optional<BetaLeadForm> found =
                forms.stream().filter(form -> at.is(form.id())).findFirst();
        if (found.isEmpty()) {
            exists.error(at, "The page has no such lead form.", "a form of the page", "");
            return;
        }
        Check check = checks.rule(LEAD_5).confidential();
        if (!"ACTIVE".equals(found.get().status())) {
            check.error(at, "The lead form is not active, so no ad can show it.", "an active form", "");
        }
    }
}
