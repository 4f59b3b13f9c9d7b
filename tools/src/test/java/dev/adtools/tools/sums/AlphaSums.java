package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Cuts the reports of one account on alpha. */
final class AlphaSums {

    private static final String PERFORMANCE = "get_alpha_campaign_performance";
    private static final String WASTED = "analyze_alpha_wasted_spend";
    private static final String TERMS = "get_alpha_search_terms";
    private static final String ALL_STATUSES = "[\"ENABLED\",\"PAUSED\",\"REMOVED\"]";
    private static final String RAW = ",\"raw_data\":true,\"limit\":10000";
    private static final List<String> SPLITS =
            List.of("", ",\"daily\":true", ",\"breakdown\":\"device\"", ",\"breakdown\":\"device\",\"daily\":true");
    private static final List<String> HOURS = List.of(",\"breakdown\":\"hour\"");

    private final Cuts cuts;
    private final Differences differences;
    private final String account;

    AlphaSums(Cuts cuts, Differences differences, JsonObject listed) {
        this.cuts = cuts;
        this.differences = differences;
        account = "\"account_id\":\"" + Cuts.text(listed, "account_id") + "\""
                + (listed.get("login_customer_id") instanceof JsonString login
                        ? ",\"login_customer_id\":\"" + login.value() + "\""
                        : "");
    }

    /** Cuts all days of a period every way. */
    void period(String period) {
        String in = account + ",\"date_range\":\"" + period + "\"";
        JsonObject days = Cuts.object(cuts.page(PERFORMANCE, in), "date_range");
        Numbers whole = cuts.sum(PERFORMANCE, in + ",\"level\":\"account\"");
        for (String level : List.of("account", "campaign", "ad_group")) {
            String cut = in + ",\"level\":\"" + level + "\"";
            same(whole, PERFORMANCE, cut + ",\"limit\":7");
            SPLITS.forEach(split -> same(whole, PERFORMANCE, cut + RAW + split));
            HOURS.forEach(split -> same(whole, PERFORMANCE, cut + RAW + split));
        }
        same(
                whole,
                "get_alpha_campaigns",
                in + ",\"status\":" + ALL_STATUSES + ",\"include_metrics\":true,\"limit\":3");
        saysThatItIsAPart("get_alpha_campaigns", in + ",\"include_metrics\":true");
        campaigns(in, whole);
        wasted(in, whole);
        keywords(in);
        terms(in);
        before(in);
        eachDay(days, whole);
    }

    private void same(Numbers whole, String tool, String cut) {
        differences.compare(tool + " " + cut, whole, cuts.sum(tool, cut));
    }

    private void campaigns(String in, Numbers whole) {
        Numbers parts = Numbers.NONE;
        List<String> ids = cuts.rows("get_alpha_campaigns", account + ",\"status\":" + ALL_STATUSES).stream()
                .map(row -> Cuts.text(row, "id"))
                .toList();
        for (int i = 0; i < ids.size(); i += 3) {
            String some = ids.subList(i, Math.min(i + 3, ids.size())).stream()
                    .collect(Collectors.joining("\",\"", "[\"", "\"]"));
            parts = parts.plus(cuts.sum(PERFORMANCE, in + ",\"campaign_ids\":" + some));
        }
        differences.compare("campaigns by campaign_ids " + in, whole, parts);
    }

    // Of what something cost, all that is told makes up the whole.
    private void wasted(String in, Numbers whole) {
        JsonObject totals = Cuts.object(cuts.page(WASTED, in), "totals");
        differences.compare(
                WASTED + " account " + in,
                Numbers.cost("cost_micros", whole.get("cost_micros")),
                Numbers.cost("cost_micros", micros(totals, "cost_micros")));
        BigDecimal found = BigDecimal.ZERO;
        for (String kind : List.of("keywords", "search_terms")) {
            JsonObject parts = Cuts.object(totals, kind);
            found = found.add(micros(parts, "wasted_micros"));
            BigDecimal sum = Stream.of(
                            "wasted_micros",
                            "too_recent_micros",
                            "untracked_micros",
                            "protected_micros",
                            "stopped_micros",
                            "below_threshold_micros")
                    .map(name -> micros(parts, name))
                    .reduce(BigDecimal.ZERO, BigDecimal::add);
            differences.expect(
                    WASTED + " parts of " + kind + " " + in,
                    sum.compareTo(micros(parts, "without_conversion_micros")) == 0
                            && sum.compareTo(whole.get("cost_micros")) <= 0);
        }
        for (String cut : List.of(",\"limit\":7", ",\"limit\":500,\"raw_data\":true")) {
            differences.expect(
                    WASTED + " rows " + in + cut,
                    cuts.sumOfRows(WASTED, in + cut).get("cost_micros").compareTo(found) == 0);
        }
    }

    private static BigDecimal micros(JsonObject object, String name) {
        return ((JsonNumber) Objects.requireNonNull(object.get(name), name)).value();
    }

    private void keywords(String in) {
        String level = in + ",\"level\":\"keyword\"";
        Numbers keywords = cuts.sum(PERFORMANCE, level + ",\"limit\":7");
        SPLITS.forEach(split -> same(keywords, PERFORMANCE, level + RAW + split));
        Numbers listed = Numbers.NONE;
        TreeSet<String> groups = new TreeSet<>();
        cuts.rows(PERFORMANCE, in + ",\"level\":\"ad_group\"")
                .forEach(row -> groups.add(Cuts.text(Cuts.object(row, "ad_group"), "id")));
        for (String group : groups) {
            listed = listed.plus(cuts.sum(
                    "get_alpha_keywords",
                    in + ",\"ad_group_id\":\"" + group + "\",\"limit\":9,\"status\":" + ALL_STATUSES));
        }
        differences.compare("get_alpha_keywords of all ad groups " + in, keywords, listed);
        saysThatItIsAPart(PERFORMANCE, level);
    }

    // Terms are what was typed, and not all of that is told.
    private void terms(String in) {
        Numbers terms = cuts.sum(TERMS, in + ",\"limit\":97");
        same(terms, TERMS, in + RAW);
        Numbers ofCampaigns = Numbers.NONE;
        TreeSet<String> campaigns = new TreeSet<>();
        cuts.rows(TERMS, in + ",\"limit\":10000").forEach(row -> campaigns.add(Cuts.text(row, "campaign_id")));
        for (String campaign : campaigns) {
            ofCampaigns = ofCampaigns.plus(cuts.sum(TERMS, in + RAW + ",\"campaign_id\":\"" + campaign + "\""));
        }
        differences.compare(TERMS + " by campaign " + in, terms, ofCampaigns);
        JsonObject analysis = cuts.page("analyze_search_terms", in);
        differences.compare("analyze_search_terms " + in, terms, Numbers.of(Cuts.object(analysis, "totals"), ""));
        if (!Cuts.items(cuts.page(TERMS, in), "rows").isEmpty()) {
            saysThatItIsAPart(TERMS, in);
        }
    }

    private void saysThatItIsAPart(String tool, String arguments) {
        boolean isSaid = Cuts.items(cuts.page(tool, arguments), "insights").stream()
                .anyMatch(insight -> Cuts.text((JsonObject) insight, "code").equals("PART_OF_ACCOUNT"));
        differences.expect(tool + " does not say that it is a part of the account " + arguments, isSaid);
    }

    private void before(String in) {
        JsonObject previous =
                Cuts.object(cuts.page(PERFORMANCE, in + ",\"compare_previous\":true"), "previous_date_range");
        String earlier = account
                + days(LocalDate.parse(Cuts.text(previous, "since")), LocalDate.parse(Cuts.text(previous, "until")));
        for (String level : List.of("account", "campaign", "ad_group")) {
            differences.compare(
                    "previous " + in + level,
                    cuts.sum(PERFORMANCE, earlier + ",\"level\":\"account\""),
                    cuts.sum(
                            PERFORMANCE,
                            in + RAW + ",\"compare_previous\":true,\"level\":\"" + level + "\"",
                            "previous_"));
        }
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
        JsonObject page = cuts.page("get_alpha_budget_pacing", account);
        BigDecimal before = counted(page);
        Numbers rows = Numbers.NONE;
        Numbers complete = Numbers.NONE;
        BigDecimal budgets = BigDecimal.ZERO;
        for (JsonObject row : cuts.rows("get_alpha_budget_pacing", account + ",\"limit\":3")) {
            rows = rows.plus(cost(Cuts.object(row, "pace"), "cost_micros"));
            complete = complete.plus(cost(Cuts.object(row, "pace"), "cost_before_today_micros"));
            budgets = budgets.add(budget(row));
        }
        BigDecimal whole = budget(Cuts.object(page, "account"));
        differences.expect("get_alpha_budget_pacing budgets of campaigns " + account, whole.compareTo(budgets) == 0);
        // Today goes on while its pages are read.
        BigDecimal after = counted(cuts.page("get_alpha_budget_pacing", account));
        differences.compareGrowing("get_alpha_budget_pacing " + account, before, rows.get("cost_micros"), after);
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
        return Numbers.cost("cost_micros", micros(object, name));
    }

    private static String days(LocalDate since, LocalDate until) {
        return ",\"date_range\":{\"since\":\"" + since + "\",\"until\":\"" + until + "\"}";
    }
}
