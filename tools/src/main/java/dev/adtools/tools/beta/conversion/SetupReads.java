package dev.adtools.tools.beta.conversion;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Facts that the platform tells of an account, as far as a set-up names something of the kind.
 *
 * @param pixels its pixels and datasets
 * @param pages the ids of the pages it may advertise
 * @param forms the lead forms of the page that the set-up names; none when the account may not advertise it
 * @param source the world that was asked
 * @param at when
 */
record SetupReads(List<BetaPixel> pixels, List<String> pages, List<BetaLeadForm> forms, Source source, Instant at) {

    /** Reads what is to be verified; nothing when nothing is, or when the account is not named. */
    static Outcome<Optional<SetupReads>> of(BetaAds ads, Setup setup, CallContext context) {
        BetaAccountId account = setup.arguments().accountId();
        return setup.arguments().verify() && account != null && setup.namesAnything()
                ? context.grant(account)
                        .map(granted -> new Reading(setup, ads.in(granted, context.deadline())))
                        .flatMap(reading -> reading.all(ads, context))
                        .map(Optional::of)
                : Outcome.completed(Optional.empty());
    }

    private record Reading(Setup setup, BetaAds.InAccount account) {

        Outcome<SetupReads> all(BetaAds ads, CallContext context) {
            return pixels().flatMap(pixels -> pages().flatMap(pages -> forms(pages)
                            .map(forms -> new SetupReads(pixels, ids(pages), forms, ads.source(), context.now()))))
                    .outcome(Mode.VALIDATE);
        }

        private PlatformResult<List<BetaPixel>> pixels() {
            return setup.pixels().isEmpty() ? PlatformResult.answered(List.of()) : account.pixels();
        }

        private PlatformResult<List<BetaPromotedPage>> pages() {
            return setup.page().text().isEmpty() ? PlatformResult.answered(List.of()) : account.pages();
        }

        private static List<String> ids(List<BetaPromotedPage> pages) {
            return pages.stream().map(BetaPromotedPage::id).toList();
        }

        // A page that the account may not advertise is not asked about: nobody learns by trying which forms it has.
        private PlatformResult<List<BetaLeadForm>> forms(List<BetaPromotedPage> pages) {
            return pages.stream()
                    .filter(page -> setup.page().is(page.id()))
                    .filter(page -> setup.form().present())
                    .findFirst()
                    .map(account::leadForms)
                    .orElseGet(() -> PlatformResult.answered(List.of()));
        }
    }
}
