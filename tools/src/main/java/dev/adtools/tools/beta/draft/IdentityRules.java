package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks what the campaign is: its account, currency, name, objective and buying type. */
final class IdentityRules {

    private static final int LONGEST_NAME = 400;

    private IdentityRules() {}

    /** Applies CMP-ACC-1, CMP-CUR-1, CMP-NAME-1, CMP-OBJ-1 and CMP-BUY-1. */
    static void check(CampaignDraft draft, Checks checks) {
        account(draft, checks.rule(CampaignRule.CMP_ACC_1));
        currency(draft, checks.rule(CampaignRule.CMP_CUR_1));
        name(draft.at("name"), checks.rule(CampaignRule.CMP_NAME_1));
        draft.adSets().stream()
                .map(adSet -> adSet.at("name"))
                .filter(Node::present)
                .forEach(name -> name(name, checks.rule(CampaignRule.CMP_NAME_1)));
        objective(draft.at("objective"), checks.rule(CampaignRule.CMP_OBJ_1));
        buyingType(draft.at("buying_type"), checks.rule(CampaignRule.CMP_BUY_1));
    }

    private static void account(CampaignDraft draft, Check rule) {
        Node account = draft.at("account_id");
        if (account.present() && draft.betaAccount().isEmpty()) {
            rule.error(
                    account, "This is not an ad account id.", "act_ and 5 to 20 digits", "Copy the id of the account.");
        }
    }

    private static void currency(CampaignDraft draft, Check rule) {
        Node currency = draft.at("currency");
        if (currency.absent() && draft.known().isEmpty()) {
            rule.info(currency, "Without the currency no amount can be compared with the platform's minimum.");
        } else if (currency.present()
                && currency.text().flatMap(BetaCurrency::of).isEmpty()) {
            // Guessing the minor unit of an unknown currency could be wrong by a factor of 100.
            rule.error(
                    currency,
                    "Ad accounts cannot have this currency.",
                    "an ISO 4217 code, such as USD",
                    currency.text()
                            .map(code -> code.strip().toUpperCase(Locale.ROOT))
                            .flatMap(BetaCurrency::of)
                            .map(known -> "Use " + known + ".")
                            .orElse(""));
        }
    }

    private static void name(Node name, Check rule) {
        String text = name.text().orElse("").strip();
        if (text.isEmpty() || text.codePointCount(0, text.length()) > LONGEST_NAME) {
            rule.error(name, "A name has 1 to 400 characters and is not blank.", "1 to 400 characters", "");
        }
    }

    private static void objective(Node objective, Check rule) {
        String name = objective.text().orElse("");
        if (Objective.of(name).isPresent()) {
            return;
        }
        Optional<Objective> successor = Objective.successorOf(name);
        rule.error(
                objective,
                successor.isPresent() ? "This objective is a former one." : "This is not an objective.",
                Stream.of(Objective.values()).map(Enum::name).collect(Collectors.joining(", ")),
                successor.map(now -> "Use " + now + ".").orElse("Choose an objective."));
    }

    private static void buyingType(Node type, Check rule) {
        if (type.is("RESERVED")) {
            rule.error(type, "Reserved buying is not supported here.", "AUCTION", "Use AUCTION, or leave it out.");
        } else if (type.present() && !type.is("AUCTION")) {
            rule.error(type, "This is not a buying type.", "AUCTION", "Use AUCTION, or leave it out.");
        }
    }
}
