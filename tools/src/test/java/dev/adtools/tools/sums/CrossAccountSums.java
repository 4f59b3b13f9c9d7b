package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Compares the report on several accounts with those on each, and its totals with its rows. */
final class CrossAccountSums {

    private static final String TOOL = "get_cross_account_performance";
    private static final int MOST_ACCOUNTS = 20;

    private static final Set<String> OF_ONE_PLATFORM =
            Set.of("link_clicks", "purchases", "leads", "app_installs", "conversion_value_micros");
    // Totals count the conversions of each platform apart.
    private static final Set<String> NOT_IN_TOTALS = Set.of("conversions");

    private final Cuts cuts;
    private final Differences differences;
    private final List<String> alpha;
    private final List<String> beta;
    private final String login;

    CrossAccountSums(Cuts cuts, Differences differences) {
        this.cuts = cuts;
        this.differences = differences;
        login = cuts.rows("list_alpha_accounts", "\"limit\":500").stream()
                .map(account -> account.get("login_customer_id"))
                .filter(JsonString.class::isInstance)
                .map(account -> ((JsonString) account).value())
                .findFirst()
                .orElse("");
        alpha = ids(
                "list_alpha_accounts",
                account -> JsonBoolean.FALSE.equals(account.get("manager"))
                        && new JsonString(login).equals(account.get("login_customer_id")));
        beta = ids("list_beta_accounts", account -> true);
    }

    private List<String> ids(String tool, Predicate<JsonObject> wanted) {
        return cuts.rows(tool, "\"limit\":500").stream()
                .filter(wanted)
                .map(account -> Cuts.text(account, "account_id"))
                .limit(MOST_ACCOUNTS / 2)
                .toList();
    }

    /** Cuts all days of a period by day and by week, as objects and as compact rows. */
    void period(String period) {
        String dates = ",\"date_range\":\"" + period + "\"";
        Map<String, Numbers> apart = new TreeMap<>();
        String through = ",\"login_customer_id\":\"" + login + "\"";
        alpha.forEach(id -> apart.put(id, alone("get_alpha_campaign_performance", id, dates + through)));
        beta.forEach(id -> apart.put(id, alone("get_beta_campaign_performance", id, dates)));
        for (String by : List.of("day", "week")) {
            String together = "\"alpha_account_ids\":" + json(alpha) + ",\"beta_account_ids\":" + json(beta) + dates
                    + through + ",\"by\":\"" + by + "\"";
            rows(together, apart);
            totals(together);
            differences.compare(
                    "compact rows " + together,
                    sum(cuts.rows(TOOL, together + ",\"limit\":10000")),
                    cuts.sum(TOOL, together + ",\"limit\":10000,\"raw_data\":true"));
        }
    }

    private Numbers alone(String tool, String id, String dates) {
        return cuts.sum(tool, "\"account_id\":\"" + id + "\",\"level\":\"account\",\"daily\":true" + dates);
    }

    private static String json(List<String> ids) {
        return ids.stream().collect(Collectors.joining("\",\"", "[\"", "\"]"));
    }

    private void rows(String together, Map<String, Numbers> apart) {
        Map<String, Numbers> byAccount = new TreeMap<>();
        for (JsonObject row : cuts.rows(TOOL, together + ",\"limit\":37")) {
            byAccount.merge(Cuts.text(row, "account_id"), Numbers.of(row, ""), Numbers::plus);
        }
        apart.forEach((id, expected) -> differences.compare(
                TOOL + together + id, expected, byAccount.getOrDefault(id, Numbers.NONE), OF_ONE_PLATFORM));
    }

    private void totals(String together) {
        JsonObject page = cuts.page(TOOL, together + ",\"limit\":10000");
        Map<String, List<JsonObject>> byCurrency = new TreeMap<>();
        for (JsonValue row : Cuts.items(page, "rows")) {
            byCurrency
                    .computeIfAbsent(Cuts.text((JsonObject) row, "currency"), currency -> new ArrayList<>())
                    .add((JsonObject) row);
        }
        for (JsonValue one : Cuts.items(page, "totals")) {
            JsonObject totals = (JsonObject) one;
            String currency = Cuts.text(totals, "currency");
            List<JsonObject> rows = byCurrency.getOrDefault(currency, List.of());
            Numbers sum = sum(rows);
            differences.compare("totals " + together + currency, sum, sum(List.of(totals)), NOT_IN_TOTALS);
            for (String platform : List.of("alpha", "beta")) {
                Numbers conversions = conversions(rows, platform);
                differences.expect(
                        "conversions " + together + currency + platform,
                        conversions
                                        .get("conversions")
                                        .compareTo(Numbers.of(totals, platform + "_")
                                                .get("conversions"))
                                == 0);
            }
        }
        differences.expect(
                "a currency without totals " + together,
                byCurrency.size() <= Cuts.items(page, "totals").size());
    }

    private static Numbers conversions(List<JsonObject> rows, String platform) {
        return sum(rows.stream()
                .filter(row -> Cuts.text(row, "platform").equals(platform))
                .toList());
    }

    private static Numbers sum(List<JsonObject> rows) {
        return rows.stream().map(row -> Numbers.of(row, "")).reduce(Numbers.NONE, Numbers::plus);
    }
}
