package dev.adtools.tools.platform.beta;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Selections of accounts and campaigns. */
final class BetaObjects {

    static final BetaSelection<BetaAccount> ACCOUNT = BetaSelection.of(BetaObjects::account);

    static final BetaSelection<BetaCampaign> CAMPAIGN = BetaSelection.of(BetaObjects::campaign);

    private BetaObjects() {}

    private static BetaAccount account(BetaObject object) {
        return new BetaAccount(
                BetaAccountId.of(object.text("id")),
                object.text("name"),
                object.text("currency"),
                object.text("timezone_name"),
                accountStatus(object.count("account_status")),
                object.budget("min_daily_budget"));
    }

    private static String accountStatus(@Nullable Long number) {
        return number == null ? BetaAccount.UNKNOWN : accountStatus(number.intValue());
    }

    private static String accountStatus(int number) {
        return switch (number) {
            case 1 -> "ACTIVE";
            case 2 -> "DISABLED";
            case 3 -> "UNSETTLED";
            case 7 -> "PENDING_RISK_REVIEW";
            case 8 -> "PENDING_SETTLEMENT";
            case 9 -> "IN_GRACE_PERIOD";
            case 100 -> "PENDING_CLOSURE";
            case 101 -> "CLOSED";
            default -> Integer.toString(number);
        };
    }

    private static BetaCampaign campaign(BetaObject object) {
        return new BetaCampaign(
                object.text("id"),
                BetaAccountId.of(object.text("account_id")),
                object.text("name"),
                object.text("objective"),
                object.text("status"),
                object.text("effective_status"),
                object.textOrNull("buying_type"),
                object.textOrNull("bid_strategy"),
                object.texts("special_ad_categories"),
                new BetaCampaign.Budget(
                        object.budget("daily_budget"),
                        object.budget("lifetime_budget"),
                        object.amount("budget_remaining")),
                new BetaCampaign.Times(
                        object.time("start_time"),
                        object.time("stop_time"),
                        orEmpty(object.time("created_time")),
                        orEmpty(object.time("updated_time"))),
                issues(object));
    }

    private static String orEmpty(@Nullable String time) {
        return time == null ? "" : time;
    }

    /** Returns what the platform finds wrong with the delivery of an object. */
    static List<BetaCampaign.Issue> issues(BetaObject object) {
        return object.list("issues_info").stream()
                .map(issue -> new BetaCampaign.Issue(
                        issue.text("level"),
                        issue.text("error_code"),
                        issue.text("error_summary"),
                        issue.text("error_message")))
                .toList();
    }
}
