package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_ACC_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_BUD_3;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_CUR_1;

import dev.adtools.api.Money;
import dev.adtools.tools.account.DraftAccount;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.math.RoundingMode;
import java.util.List;

/** The draft's money, held against the account where it was asked to be verified. */
final class ComparisonRules implements CatalogRules {

    private final DraftAccount account;

    ComparisonRules(DraftAccount account) {
        this.account = account;
    }

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        List.of(CAT_ACC_1, CAT_CUR_1, CAT_BUD_3).forEach(checks::skip);
        if (account.source() != null) {
            account.check(checks.rule(CAT_ACC_1), draft.root().at("account_id"));
        }
        KnownAccount known = account.found();
        if (known == null) {
            return;
        }
        Node currency = draft.currency();
        if (currency.text().flatMap(BetaCurrency::of).isPresent()) {
            known.compareCurrency(checks.rule(CAT_CUR_1), currency);
        }
        if (!known.isOther(currency)) {
            budget(draft, known, currency.present(), checks);
        }
    }

    private static void budget(CatalogDraft draft, KnownAccount known, boolean isConfirmed, Checks checks) {
        List<Node> budgets = CatalogBudgetRules.budgets(draft);
        long daily = CatalogBudgetRules.perDay(draft)
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
        Money money = BetaMoney.of(daily, known.currency());
        if (money != null && daily > 0) {
            known.compareBudget(checks.rule(CAT_BUD_3), budgets.get(0), budgets.size() == 1, money, isConfirmed);
        }
    }
}
