package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Makes accounts and campaigns of beta's objects. A field the platform has no value for is absent. */
final class BetaObjects {

    static final String ACCOUNT_FIELDS = "id,name,currency,timezone_name,account_status,min_daily_budget";

    static final String CAMPAIGN_FIELDS =
            "id,account_id,name,objective,status,effective_status,buying_type,bid_strategy,"
                    + "special_ad_categories,daily_budget,lifetime_budget,budget_remaining,start_time,stop_time,created_time,"
                    + "updated_time,issues_info";

    // Beta writes offsets without a colon, which RFC 3339 requires.
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssXX", Locale.ROOT);

    private BetaObjects() {}

    static BetaAccount account(JsonNode object) {
        return new BetaAccount(
                BetaAccountId.of(text(object, "id")),
                text(object, "name"),
                text(object, "currency"),
                text(object, "timezone_name"),
                accountStatus(object.path("account_status").asInt(0)),
                amount(object, "min_daily_budget"));
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

    static BetaCampaign campaign(JsonNode object) {
        return new BetaCampaign(
                text(object, "id"),
                BetaAccountId.of(text(object, "account_id")),
                text(object, "name"),
                text(object, "objective"),
                text(object, "status"),
                text(object, "effective_status"),
                textOrNull(object, "buying_type"),
                textOrNull(object, "bid_strategy"),
                texts(object.path("special_ad_categories")),
                new BetaCampaign.Budget(
                        amount(object, "daily_budget"),
                        amount(object, "lifetime_budget"),
                        amount(object, "budget_remaining")),
                times(object),
                issues(object.path("issues_info")));
    }

    private static BetaCampaign.Times times(JsonNode object) {
        String created = time(object, "created_time");
        String updated = time(object, "updated_time");
        return new BetaCampaign.Times(
                time(object, "start_time"),
                time(object, "stop_time"),
                created == null ? "" : created,
                updated == null ? "" : updated);
    }

    static List<BetaCampaign.Issue> issues(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(issue -> new BetaCampaign.Issue(
                        text(issue, "level"),
                        text(issue, "error_code"),
                        text(issue, "error_summary"),
                        text(issue, "error_message")))
                .toList();
    }

    private static List<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    // Amounts come as strings; "0" stands for a budget that is not set.
    static @Nullable Long amount(JsonNode object, String name) {
        String digits = text(object, name);
        if (!digits.matches("[0-9]{1,14}")) {
            return null;
        }
        long amount = Long.parseLong(digits);
        return amount == 0 && !name.equals("budget_remaining") ? null : amount;
    }

    static @Nullable String time(JsonNode object, String name) {
        String text = textOrNull(object, name);
        try {
            return text == null
                    ? null
                    : DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(OffsetDateTime.parse(text, TIME));
        } catch (DateTimeParseException e) {
            return text;
        }
    }

    static String text(JsonNode object, String name) {
        return object.path(name).asText("");
    }

    static @Nullable String textOrNull(JsonNode object, String name) {
        return object.hasNonNull(name) ? object.path(name).asText() : null;
    }
}
