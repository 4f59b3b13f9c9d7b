package dev.adtools.tools.beta.draft;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.account.DraftAccount;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.beta.campaign.Objective;
import dev.adtools.tools.beta.campaign.Schedule;
import dev.adtools.tools.rules.Node;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The draft that the rules look at.
 *
 * @param root the whole draft
 * @param now the moment of the validation
 * @param account what was found out of the account that it is for
 */
record CampaignDraft(Node root, Instant now, DraftAccount account) {

    /** The platform's limit per campaign; what is beyond it is not looked at. */
    static final int MOST_AD_SETS = 200;

    private static final List<String> BUDGETS = List.of("daily_budget", "lifetime_budget");

    /** Returns a member of the draft. */
    Node at(String name) {
        return root.at(name);
    }

    /** Returns the ad sets that are objects, of the first {@value #MOST_AD_SETS}. */
    List<Node> adSets() {
        return at("ad_sets").items().stream()
                .limit(MOST_AD_SETS)
                .filter(Node::isObject)
                .toList();
    }

    /** Returns the campaign and the ad sets. */
    List<Node> levels() {
        List<Node> levels = new ArrayList<>(List.of(root));
        levels.addAll(adSets());
        return levels;
    }

    /** Returns the budgets that one level states, whatever their values. */
    static List<Node> budgetsOf(Node level) {
        return BUDGETS.stream().map(level::at).filter(Node::present).toList();
    }

    /** Returns the budgets that the campaign states. */
    List<Node> campaignBudgets() {
        return budgetsOf(root);
    }

    /** Returns the budgets that the ad sets state. */
    List<Node> adSetBudgets() {
        return adSets().stream().flatMap(adSet -> budgetsOf(adSet).stream()).toList();
    }

    /** Returns all budgets that the draft states. */
    List<Node> budgets() {
        return levels().stream().flatMap(level -> budgetsOf(level).stream()).toList();
    }

    /** Returns an amount of minor units, where it is a positive whole number. */
    static Optional<Long> amount(Node money) {
        return money.integer().filter(value -> value > 0);
    }

    /** Returns a budget, where it is an amount that the platform can hold. */
    static Optional<Long> budget(Node money) {
        return amount(money).filter(minor -> minor <= BudgetFloor.MOST_MINOR);
    }

    /** Returns the currency, where the draft names a known one, or none and the account has a known one. */
    Optional<BetaCurrency> currency() {
        Optional<String> code = at("currency").present() ? at("currency").text() : known().map(KnownAccount::currency);
        return code.flatMap(BetaCurrency::of);
    }

    /** Returns the account, where it was read. */
    Optional<KnownAccount> known() {
        return Optional.ofNullable(account.found());
    }

    /** Returns whether the amounts are in another currency than the account's. */
    boolean isInOtherCurrency() {
        return known().filter(it -> it.isOther(at("currency"))).isPresent();
    }

    /** Returns the objective, where it is a known one. */
    Optional<Objective> objective() {
        return at("objective").text().flatMap(Objective::of);
    }

    /** Returns the account on beta, where the draft names one in a valid spelling. */
    Optional<BetaAccountId> betaAccount() {
        return at("account_id")
                .text()
                .filter(id -> id.matches("(act_)?[0-9]{5,20}"))
                .map(BetaAccountId::of);
    }

    /** Returns the account on alpha, where the draft names one in a valid spelling. */
    Optional<AlphaAccountId> alphaAccount() {
        return alphaAccount("account_id");
    }

    /** Returns the manager account on alpha, where the draft names one in a valid spelling. */
    Optional<AlphaAccountId> alphaLogin() {
        return alphaAccount("login_customer_id");
    }

    private Optional<AlphaAccountId> alphaAccount(String name) {
        return at(name).text()
                .filter(id -> id.matches("[0-9]{3}-?[0-9]{3}-?[0-9]{4}"))
                .map(AlphaAccountId::of);
    }

    /** Returns when the campaign or an ad set runs. */
    Schedule schedule(Node level) {
        Schedule campaign = Schedule.ofCampaign(root, now);
        return level == root ? campaign : campaign.ofAdSet(level);
    }

    /** Returns an ad set's member, or the campaign's where the ad set has none. */
    Node inherited(Node adSet, String name) {
        return adSet.at(name).present() ? adSet.at(name) : at(name);
    }
}
