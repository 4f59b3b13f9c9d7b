package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the bid strategies and what they need. */
final class BiddingRules {

    private static final long LEAST_ROAS = 100;
    private static final long GREATEST_ROAS = 10_000_000;

    private BiddingRules() {}

    /** Applies CMP-BID-1, CMP-BID-2 and CMP-BID-3. */
    static void check(CampaignDraft draft, Checks checks) {
        Check name = checks.rule(CampaignRule.CMP_BID_1);
        draft.levels().forEach(level -> name(level.at("bid_strategy"), name));
        Check needs = checks.rule(CampaignRule.CMP_BID_2);
        if (draft.adSets().isEmpty()) {
            needs(draft, draft.root(), needs);
        }
        draft.adSets().forEach(adSet -> needs(draft, adSet, needs));
        place(draft, checks.rule(CampaignRule.CMP_BID_3));
    }

    private static void name(Node strategy, Check rule) {
        if (strategy.absent() || strategy.text().flatMap(BidStrategy::of).isPresent()) {
            return;
        }
        rule.error(
                strategy,
                "This is not a bid strategy.",
                Stream.of(BidStrategy.values()).map(Enum::name).collect(Collectors.joining(", ")),
                strategy.is("LOWEST_COST") ? "Use LOWEST_COST_WITHOUT_CAP." : "Choose a strategy, or leave it out.");
    }

    private static void needs(CampaignDraft draft, Node level, Check rule) {
        Node stated = draft.inherited(level, "bid_strategy");
        if (stated.present() && stated.text().flatMap(BidStrategy::of).isEmpty()) {
            return;
        }
        BidStrategy strategy = stated.text().flatMap(BidStrategy::of).orElse(BidStrategy.LOWEST_COST_WITHOUT_CAP);
        Node bid = draft.inherited(level, "bid_amount");
        if (strategy.needsBidAmount() && bid.absent()) {
            rule.error(
                    level.at("bid_amount"), strategy + " needs a bid_amount.", "minor units per result", "State it.");
        } else if (!strategy.needsBidAmount() && bid.present()) {
            rule.error(
                    bid,
                    strategy + " takes no bid_amount.",
                    "no bid_amount",
                    "Remove it, or state LOWEST_COST_WITH_BID_CAP or COST_CAP.");
        }
        if (strategy == BidStrategy.LOWEST_COST_WITH_MIN_ROAS) {
            returns(draft, level, rule);
        } else if (floor(draft, level).present()) {
            rule.error(
                    floor(draft, level),
                    strategy + " takes no roas_average_floor.",
                    "no roas_average_floor",
                    "Remove it, or state LOWEST_COST_WITH_MIN_ROAS.");
        }
    }

    private static Node floor(CampaignDraft draft, Node level) {
        Node constraint = level.at("bid_constraints").at("roas_average_floor");
        return constraint.present() ? constraint : draft.at("roas_average_floor");
    }

    private static void returns(CampaignDraft draft, Node level, Check rule) {
        Node floor = floor(draft, level);
        if (floor.integer()
                .filter(value -> value >= LEAST_ROAS && value <= GREATEST_ROAS)
                .isEmpty()) {
            rule.error(
                    floor,
                    "LOWEST_COST_WITH_MIN_ROAS needs roas_average_floor, the return times 10,000.",
                    "100 to 10000000",
                    "Write a return of 2.0 as 20000.");
        }
        if (level != draft.root() && !level.at("optimization_goal").is("VALUE")) {
            rule.error(
                    level.at("optimization_goal"),
                    "LOWEST_COST_WITH_MIN_ROAS needs the goal VALUE.",
                    "VALUE",
                    "Change the goal or the strategy.");
        }
    }

    private static void place(CampaignDraft draft, Check rule) {
        boolean onCampaign = !draft.campaignBudgets().isEmpty();
        boolean onAdSets = !draft.adSetBudgets().isEmpty();
        // With budgets on both levels, or on none, CMP-BUD-1 has the say.
        if (onCampaign == onAdSets) {
            return;
        }
        List<Node> wrong = onCampaign ? draft.adSets() : List.of(draft.root());
        for (Node level : wrong) {
            if (level.at("bid_strategy").present()) {
                rule.error(
                        level.at("bid_strategy"),
                        "The bid strategy must stand where the budget stands.",
                        onCampaign ? "on the campaign" : "on the ad sets",
                        "Move it.");
            }
        }
    }
}
