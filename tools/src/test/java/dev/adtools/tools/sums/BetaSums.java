package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Cuts the reports of one account on beta. */
final class BetaSums {

    private static final String PERFORMANCE = "get_beta_campaign_performance";
    private static final String ALL_STATUSES =
            ",\"status\":[\"ACTIVE\",\"PAUSED\",\"DELETED\",\"ARCHIVED\",\"IN_PROCESS\",\"WITH_ISSUES\"]";
    private static final List<String> LEVELS = List.of("account", "campaign", "ad_set", "ad");
    private static final List<String> BREAKDOWNS = List.of("age", "gender", "country", "device", "publisher_platform");
    private static final int MICRO_DIGITS = 6;
    // A diagnosis looks at all conversions together.
    private static final Set<String> NOT_DIAGNOSED = Set.of("link_clicks", "purchases", "leads", "app_installs");
    // A longer period has more rows by day and age than the connector reads pages (SIZE-3).
    private static final int MOST_DAYS_BROKEN_DOWN = 14;
    private static final String RAW = ",\"raw_data\":true,\"limit\":10000";

    private final Cuts cuts;
    private final Differences differences;
    private final String account;

    BetaSums(Cuts cuts, Differences differences, String accountId) {
        this.cuts = cuts;
        this.differences = differences;
        account = "\"account_id\":\"" + accountId + "\"";
    }

    /** Cuts all days of a period every way. */
    void period(String period) {
        JsonObject days = Cuts.object(cuts.page(PERFORMANCE, account + dateRange("\"" + period + "\"")), "date_range");
        String in = account + dateRange("\"" + period + "\"");
        Numbers whole = cuts.sum(PERFORMANCE, in + ",\"level\":\"account\"");
        for (String level : LEVELS) {
            String cut = in + ",\"level\":\"" + level + "\"";
            same(whole, PERFORMANCE, cut + ",\"limit\":37");
            same(whole, PERFORMANCE, cut + RAW + ",\"daily\":true");
            for (String breakdown : BREAKDOWNS) {
                String broken = cut + RAW + ",\"breakdown\":\"" + breakdown + "\"";
                same(whole, PERFORMANCE, broken);
                if (length(days) <= MOST_DAYS_BROKEN_DOWN) {
                    same(whole, PERFORMANCE, broken + ",\"daily\":true");
                }
            }
        }
        campaigns(in, whole);
        conversions(in, whole);
        before(in);
        eachDay(days, whole);
    }

    private static long length(JsonObject days) {
        return ChronoUnit.DAYS.between(
                        LocalDate.parse(Cuts.text(days, "since")), LocalDate.parse(Cuts.text(days, "until")))
                + 1;
    }

    private void same(Numbers whole, String tool, String cut) {
        differences.compare(tool + " " + cut, whole, cuts.sum(tool, cut));
    }

    private void campaigns(String in, Numbers whole) {
        String listed = in + ALL_STATUSES + ",\"include_metrics\":true";
        same(whole, "get_campaigns", listed);
        same(whole, "get_campaigns", listed + ",\"limit\":500,\"raw_data\":true");
        differences.expect(
                "get_campaigns does not say that deleted and archived campaigns are left out " + in,
                Cuts.items(cuts.page("get_campaigns", in + ",\"include_metrics\":true"), "insights")
                        .toString()
                        .contains("deleted and archived ones"));
        Numbers parts = Numbers.NONE;
        List<String> ids = cuts.rows("get_campaigns", account + ALL_STATUSES).stream()
                .map(row -> Cuts.text(row, "id"))
                .toList();
        for (int i = 0; i < ids.size(); i += 20) {
            String some = ids.subList(i, Math.min(i + 20, ids.size())).stream()
                    .collect(Collectors.joining("\",\"", "[\"", "\"]"));
            parts = parts.plus(cuts.sum(PERFORMANCE, in + ",\"campaign_ids\":" + some));
        }
        differences.compare("campaigns by campaign_ids " + in, whole, parts);
    }

    // Each kind counts by itself what it counts beside the others, and all count their sum.
    private void conversions(String in, Numbers whole) {
        differences.expect(
                "conversions are not purchases, leads and app installs " + in,
                whole.get("conversions")
                                .compareTo(whole.get("purchases")
                                        .add(whole.get("leads"))
                                        .add(whole.get("app_installs")))
                        == 0);
        for (String kind : List.of("purchases", "leads", "app_installs")) {
            for (String cut : List.of(",\"level\":\"account\"", ",\"level\":\"ad\",\"breakdown\":\"gender\"")) {
                Numbers counted = cuts.sum(PERFORMANCE, in + cut + RAW + ",\"conversion\":\"" + kind + "\"");
                differences.expect(
                        "conversions of " + kind + in + cut,
                        counted.get("conversions").compareTo(whole.get(kind)) == 0);
            }
        }
    }

    private void before(String in) {
        String compared = in + ",\"compare_previous\":true";
        JsonObject previous = Cuts.object(cuts.page(PERFORMANCE, compared), "previous_date_range");
        String earlier =
                days(LocalDate.parse(Cuts.text(previous, "since")), LocalDate.parse(Cuts.text(previous, "until")));
        Numbers before = cuts.sum(PERFORMANCE, account + earlier + ",\"level\":\"account\"");
        for (String level : LEVELS) {
            differences.compare(
                    "previous " + compared + level,
                    before,
                    cuts.sum(PERFORMANCE, compared + RAW + ",\"level\":\"" + level + "\"", "previous_"));
        }
        differences.compare(
                "previous_totals " + compared,
                before,
                Numbers.of(Cuts.object(cuts.page(PERFORMANCE, compared), "previous_totals"), ""));
    }

    private void eachDay(JsonObject days, Numbers whole) {
        Numbers sum = Numbers.NONE;
        LocalDate until = LocalDate.parse(Cuts.text(days, "until"));
        for (LocalDate day = LocalDate.parse(Cuts.text(days, "since")); !day.isAfter(until); day = day.plusDays(1)) {
            sum = sum.plus(cuts.sum(PERFORMANCE, account + days(day, day) + ",\"level\":\"account\""));
        }
        differences.compare("each day by itself " + account, whole, sum);
    }

    /** Compares the pacing of campaigns with that of the account, and with what they spent by yesterday. */
    void pacing() {
        JsonObject page = cuts.page("get_beta_budget_pacing", account);
        BigDecimal before = counted(page);
        Numbers rows = Numbers.NONE;
        Numbers complete = Numbers.NONE;
        BigDecimal budgets = BigDecimal.ZERO;
        for (JsonObject row : cuts.rows("get_beta_budget_pacing", account + ",\"limit\":7")) {
            rows = rows.plus(cost(Cuts.object(row, "pace"), "cost_micros"));
            complete = complete.plus(cost(Cuts.object(row, "pace"), "cost_before_today_micros"));
            budgets = budgets.add(budget(row));
        }
        BigDecimal whole = budget(Cuts.object(page, "account"));
        differences.expect("get_beta_budget_pacing budgets of campaigns " + account, whole.compareTo(budgets) == 0);
        // Today goes on while its pages are read.
        BigDecimal after = counted(cuts.page("get_beta_budget_pacing", account));
        differences.compareGrowing("get_beta_budget_pacing " + account, before, rows.get("cost_micros"), after);
        LocalDate since = LocalDate.parse(Cuts.text(Cuts.object(page, "date_range"), "since"));
        LocalDate today = LocalDate.parse(Cuts.text(Cuts.object(page, "date_range"), "until"));
        if (since.isBefore(today)) {
            Numbers spent = cuts.sum(PERFORMANCE, account + days(since, today.minusDays(1)) + ",\"level\":\"account\"");
            differences.compare(
                    "pacing by yesterday " + account, complete, Numbers.cost("cost_micros", spent.get("cost_micros")));
        }
    }

    // What has ended is no part of the account's sum.
    private static BigDecimal budget(JsonObject row) {
        JsonObject pace = Cuts.object(row, "pace");
        return pace.get("budget_micros") instanceof JsonNumber budget
                        && !Cuts.text(pace, "status").equals("ended")
                ? budget.value()
                : BigDecimal.ZERO;
    }

    private static BigDecimal counted(JsonObject page) {
        JsonObject pace = Cuts.object(page, "account");
        return cost(Cuts.object(pace, "pace"), "cost_micros")
                .plus(cost(pace, "cost_of_others_micros"))
                .get("cost_micros");
    }

    private static Numbers cost(JsonObject object, String name) {
        return Numbers.cost("cost_micros", ((JsonNumber) Objects.requireNonNull(object.get(name), name)).value());
    }

    /** Compares what some campaigns are judged by with what they did. */
    void diagnoses(int most) {
        String in = account + dateRange("\"last_7d\"");
        cuts.rows("get_campaigns", account + ALL_STATUSES).stream().limit(most).forEach(campaign -> {
            String id = Cuts.text(campaign, "id");
            JsonObject diagnosis = cuts.page("diagnose_campaign_health", "\"campaign_id\":\"" + id + "\"");
            differences.compare(
                    "diagnose_campaign_health " + id,
                    Numbers.of(inMicros(Cuts.object(diagnosis, "metrics"), Cuts.text(diagnosis, "currency")), ""),
                    cuts.sum(
                            PERFORMANCE,
                            in + ",\"campaign_ids\":[\"" + id + "\"],\"conversion\":\""
                                    + Cuts.text(diagnosis, "conversion") + "\""),
                    NOT_DIAGNOSED);
        });
    }

    // A diagnosis has amounts in minor units, as its arguments do.
    private static JsonObject inMicros(JsonObject metrics, String currency) {
        int digits = MICRO_DIGITS - Currency.getInstance(currency).getDefaultFractionDigits();
        JsonObject.Builder micros = metrics.toBuilder();
        metrics.members().forEach((name, value) -> {
            if (name.endsWith("_minor") && value instanceof JsonNumber minor) {
                micros.put(
                        name.replace("_minor", "_micros"),
                        new JsonNumber(minor.value().scaleByPowerOfTen(digits)));
            }
        });
        return micros.build();
    }

    private static String days(LocalDate since, LocalDate until) {
        return dateRange("{\"since\":\"" + since + "\",\"until\":\"" + until + "\"}");
    }

    private static String dateRange(String value) {
        return ",\"date_range\":" + value;
    }
}
