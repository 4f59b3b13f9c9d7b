package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_BUD_2;

import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.SpendCapCheck;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.util.List;
import java.util.Optional;

/** The budget against the cap that the service sets to the account, by which it would refuse a write. */
final class SpendCapRules implements CatalogRules {

    private final SpendCaps caps;

    SpendCapRules(SpendCaps caps) {
        this.caps = caps;
    }

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        List<Node> budgets = CatalogBudgetRules.budgets(draft);
        Optional<SpendCap> cap = draft.account().flatMap(caps::capOf);
        Optional<BetaCurrency> currency = draft.currency().text().flatMap(BetaCurrency::of);
        if (cap.isEmpty() || currency.isEmpty() || budgets.isEmpty()) {
            checks.skip(CAT_BUD_2);
            return;
        }
        SpendCapCheck.check(
                checks.rule(CAT_BUD_2),
                budgets.get(0),
                Amounts.micros(CatalogBudgetRules.perDay(draft)
                        .movePointLeft(currency.get().minorDigits())),
                currency.get().name(),
                currency.get().minorDigits(),
                cap.get());
    }
}
