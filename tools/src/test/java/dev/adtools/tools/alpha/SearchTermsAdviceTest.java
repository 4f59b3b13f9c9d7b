package dev.adtools.tools.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.alpha.searchterms.TermText;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Advice of {@code analyze_search_terms} on the sandbox's accounts, where one word is for the shop of somebody else.
 */
final class SearchTermsAdviceTest {

    private static final String RIVAL = "northpeak";
    private static final String BRAND_CAMPAIGN = "12000000001";
    private static final String UNTRACKED_CAMPAIGN = "12000000004";
    /** About 25,000 tokens. */
    private static final int LARGEST_ANSWER = 75_000;

    private final AnalyzeSearchTermsDispatch tool = new AnalyzeSearchTermsDispatch(new SandboxWorld().alpha());

    @Test
    void promotesNoTermThatHasUsedUpItsTest() {
        JsonNode report = month(",\"top_n\":500");

        long target = report.at("/assumptions/target_cpa_micros").asLong();
        List<JsonNode> untested = list(report, "promote_candidates").stream()
                .filter(candidate ->
                        candidate.at("/metrics/conversions").decimalValue().signum() == 0)
                .toList();
        assertThat(untested)
                .allSatisfy(candidate -> assertThat(2 * cost(candidate)).isLessThan(target));
        assertThat(texts(report, "promote_candidates")).noneMatch(text -> TermText.holds(text, RIVAL));
    }

    @Test
    void promotesNoTermWhoseConversionsAreTooDear() {
        JsonNode report = month(",\"top_n\":500");

        long target = report.at("/assumptions/target_cpa_micros").asLong();
        assertThat(list(report, "promote_candidates"))
                .filteredOn(candidate ->
                        !candidate.at("/metrics/cost_per_conversion_micros").isNull())
                .isNotEmpty()
                .allSatisfy(candidate -> assertThat(2
                                * candidate
                                        .at("/metrics/cost_per_conversion_micros")
                                        .asLong())
                        .isLessThanOrEqualTo(3 * target));
        assertThat(report.path("insights").toString()).contains("more than 1.5 times the target cost");
    }

    @Test
    void proposesOneWordInsteadOfManyTerms() {
        JsonNode report = month(",\"top_n\":500");

        JsonNode first = report.at("/negative_candidates/0");
        assertThat(first.path("text").asText()).isEqualTo(RIVAL);
        assertThat(first.path("match_type").asText()).isEqualTo("PHRASE");
        assertThat(first.path("rule").asText()).isEqualTo("ST-NGRAM-1");
        assertThat(first.path("terms").asInt()).isEqualTo(17);
        assertThat(first.path("examples"))
                .hasSize(3)
                .allSatisfy(
                        term -> assertThat(TermText.holds(term.asText(), RIVAL)).isTrue());
        assertThat(cost(first)).isGreaterThan(report.at("/totals/cost_micros").asLong() / 7);
        assertThat(report.path("insights").toString())
                .contains("negative_candidates[0]: words that 17 terms share cost", " % of all cost");
        List<JsonNode> phrases = list(report, "negative_candidates").stream()
                .filter(candidate -> candidate.path("terms").asInt() > 1)
                .toList();
        assertThat(list(report, "negative_candidates"))
                .hasSizeLessThan(30)
                .allSatisfy(candidate -> assertThat(phrases)
                        .noneMatch(phrase -> !phrase.equals(candidate)
                                && TermText.holds(text(candidate), text(phrase))
                                && places(phrase).containsAll(places(candidate))));
    }

    @Test
    void ordersWhatToExcludeByMoneySaved() {
        List<Long> saved = list(month(""), "negative_candidates").stream()
                .map(candidate -> candidate.path("potential_saving_micros").asLong())
                .toList();

        assertThat(saved).hasSizeGreaterThan(10).isSortedAccordingTo((one, other) -> Long.compare(other, one));
    }

    @Test
    void saysWhereEveryCandidateBelongsAndWhatItCostsThere() {
        JsonNode report = month(",\"top_n\":500");

        assertThat(list(report, "negative_candidates")).allSatisfy(candidate -> {
            assertThat(candidate.path("places")).isNotEmpty();
            assertThat(candidate.path("places_left_out").asInt()).isZero();
            assertThat(sum(candidate.path("places"), "cost_micros"))
                    .isEqualTo(candidate.path("potential_saving_micros").asLong())
                    .isEqualTo(cost(candidate));
            boolean isOfAdGroup = candidate.path("level").asText().equals("ad_group");
            assertThat(candidate.path("places"))
                    .allSatisfy(place ->
                            assertThat(place.path("ad_group_id").isTextual()).isEqualTo(isOfAdGroup));
        });
        assertThat(list(report, "promote_candidates")).allSatisfy(candidate -> {
            assertThat(candidate.path("places")).hasSize(1);
            assertThat(candidate.at("/places/0/ad_group_id").asText()).startsWith("13");
        });
    }

    @Test
    void neverExcludesTheBrandOrOwnKeywords() {
        JsonNode report = month(",\"top_n\":500");

        assertThat(texts(report, "negative_candidates"))
                .noneMatch(text -> text.contains("pine"))
                .doesNotContain("tent poles", "camping tarp", "two person tent");
        assertThat(list(report, "negative_candidates"))
                .filteredOn(candidate -> candidate.path("terms").asInt() > 1)
                .allSatisfy(candidate -> assertThat(places(candidate)).doesNotContain(BRAND_CAMPAIGN + "/null"));
        assertThat(list(report, "blocked"))
                .anySatisfy(
                        term -> assertThat(term.at("/blocked_by/kind").asText()).isEqualTo("brand_term"));
        JsonNode europe = data("1002003002", "last_90d", ",\"top_n\":500");
        assertThat(list(europe, "blocked")).anySatisfy(term -> {
            assertThat(text(term)).isEqualTo("tent poles");
            assertThat(term.at("/blocked_by/kind").asText()).isEqualTo("existing_keyword");
        });
        assertThat(texts(europe, "negative_candidates")).doesNotContain("tent poles", "tent", "tarp");
        assertThat(europe.at("/ngrams/unigrams"))
                .filteredOn(ngram -> Set.of("tarp", "poles").contains(text(ngram)))
                .isNotEmpty()
                .allSatisfy(
                        ngram -> assertThat(ngram.path("candidate").asBoolean()).isFalse());
    }

    @Test
    void knowsTheBrandAlsoInOneCampaign() {
        JsonNode report = month(",\"top_n\":500,\"campaign_id\":\"12000000002\"");

        assertThat(report.path("insights").toString()).contains("were taken as brand_terms");
        assertThat(texts(report, "negative_candidates")).contains(RIVAL).noneMatch(text -> text.contains("pine"));
    }

    @Test
    void addsNoCloseVariantOfAnExactKeyword() {
        assertThat(texts(month(",\"top_n\":500"), "promote_candidates"))
                .isNotEmpty()
                .noneMatch(text -> text.startsWith("the "));
    }

    @Test
    void letsTheCallerNameTheBrand() {
        JsonNode report = month(",\"top_n\":500,\"brand_terms\":[]");

        assertThat(texts(report, "negative_candidates")).contains("northpeak");
        assertThat(report.at("/negative_candidates/0/terms").asInt()).isEqualTo(23);
        assertThat(report.path("insights").toString()).doesNotContain("were taken as brand_terms");
    }

    @Test
    void asksAboutTrackingBeforeItJudgesACampaignWithoutConversions() {
        JsonNode report = data("1002003002", "last_90d", ",\"top_n\":500");

        String campaign = "12000000010";
        assertThat(report.at("/insights/0/message").asText())
                .contains("Campaign " + campaign + " has no conversion", "are conversions tracked there?");
        assertThat(list(report, "negative_candidates"))
                .filteredOn(candidate -> candidate.path("terms").asInt() == 1)
                .filteredOn(candidate -> places(candidate).stream().anyMatch(place -> place.startsWith(campaign)))
                .allSatisfy(
                        candidate -> assertThat(candidate.path("rule").asText()).isEqualTo("ST-NEG-5"));
        assertThat(list(report, "watch"))
                .anySatisfy(term -> assertThat(term.path("reason").asText()).contains("no conversion at all"));
        assertThat(month("").at("/insights/0/message").asText()).contains("Campaign " + UNTRACKED_CAMPAIGN);
    }

    @Test
    void excludesNothingBecauseOfRecentDays() {
        JsonNode week = data(SandboxWorld.USD, "last_7d", ",\"top_n\":500");

        assertThat(week.at("/assumptions/judged_until").isNull()).isTrue();
        assertThat(week.at("/assumptions/conversion_lag_days").asInt()).isEqualTo(7);
        assertThat(list(week, "negative_candidates"))
                .allSatisfy(
                        candidate -> assertThat(candidate.path("rule").asText()).isEqualTo("ST-NEG-5"));
        assertThat(week.at("/watch/0/text").asText()).isEqualTo(RIVAL);
        assertThat(week.at("/watch/0/terms").asInt()).isEqualTo(17);
        assertThat(week.at("/watch/0/reason").asText()).contains("too recent to judge");
        assertThat(week.path("insights").toString()).contains("The days from 2026-11-13 to 2026-11-19 are too recent");
        JsonNode fast = data(SandboxWorld.USD, "last_7d", ",\"conversion_lag_days\":0");
        assertThat(fast.at("/negative_candidates/0/text").asText()).isEqualTo(RIVAL);
    }

    @Test
    void doesNotAdviseOnCampaignsThatNoLongerRun() {
        JsonNode report = data(SandboxWorld.USD, "last_90d", ",\"top_n\":500");
        String removed = "12000000028";

        List<JsonNode> all = new ArrayList<>(list(report, "negative_candidates"));
        all.addAll(list(report, "promote_candidates"));
        assertThat(all)
                .isNotEmpty()
                .allSatisfy(candidate -> assertThat(places(candidate)).noneMatch(place -> place.startsWith(removed)));
        assertThat(report.at("/wasted/stopped_micros").asLong()).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"1002003001, last_30d", "1002003002, last_90d", "1002003003, last_7d"})
    void accountsForAllCostWithoutConversion(String account, String days) {
        JsonNode report = data(account, days, ",\"top_n\":500");
        JsonNode wasted = report.path("wasted");

        assertThat(report.path("left_out").findValuesAsText("negative_candidates"))
                .containsExactly("0");
        assertThat(wasted.path("cost_micros").asLong())
                .isEqualTo(report.at("/totals/wasted_micros").asLong())
                .isEqualTo(wasted.path("candidates_micros").asLong()
                        + wasted.path("watched_micros").asLong()
                        + wasted.path("blocked_micros").asLong()
                        + wasted.path("stopped_micros").asLong()
                        + wasted.path("remaining_micros").asLong());
        assertThat(wasted.path("candidates_micros").asLong())
                .isEqualTo(sum(report.path("negative_candidates"), "potential_saving_micros"));
        assertThat(wasted.path("watched_micros").asLong())
                .isEqualTo(list(report, "watch").stream()
                        .mapToLong(SearchTermsAdviceTest::cost)
                        .sum());
        assertThat(wasted.path("blocked_micros").asLong())
                .isEqualTo(list(report, "blocked").stream()
                        .mapToLong(SearchTermsAdviceTest::cost)
                        .sum());
    }

    @ParameterizedTest
    @CsvSource({
        "1002003001, last_30d",
        "1002003001, last_90d",
        "1002003002, last_30d",
        "1002003002, last_90d",
        "1002003003, last_30d",
        "1002003003, last_90d"
    })
    void answersWhatAReaderTakesInAndCountsTheRest(String account, String days) {
        JsonNode report = data(account, days, "");
        JsonNode whole = data(account, days, ",\"top_n\":500");

        assertThat(report.toString().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(LARGEST_ANSWER);
        for (String list : List.of("negative_candidates", "promote_candidates", "watch", "blocked")) {
            assertThat(report.path(list).size()
                            + report.path("left_out").path(list).asInt())
                    .isEqualTo(whole.path(list).size());
        }
        assertThat(report.at("/left_out/ngrams").asInt()).isPositive();
        assertThat(report.path("insights").toString()).contains("left_out says of which");
    }

    private JsonNode month(String more) {
        return data(SandboxWorld.USD, "last_30d", more);
    }

    private JsonNode data(String account, String days, String more) {
        return ReadCall.data(
                tool,
                "{\"account_id\":\"" + account + "\",\"login_customer_id\":\"" + SandboxWorld.MANAGER
                        + "\",\"date_range\":\"" + days + "\"" + more + "}");
    }

    private static List<JsonNode> list(JsonNode report, String name) {
        return StreamSupport.stream(report.path(name).spliterator(), false).toList();
    }

    private static List<String> texts(JsonNode report, String list) {
        return list(report, list).stream().map(SearchTermsAdviceTest::text).toList();
    }

    private static String text(JsonNode entry) {
        return entry.path("text").asText();
    }

    private static long cost(JsonNode entry) {
        return entry.at("/metrics/cost_micros").asLong();
    }

    private static long sum(JsonNode list, String field) {
        return StreamSupport.stream(list.spliterator(), false)
                .mapToLong(entry -> entry.path(field).asLong())
                .sum();
    }

    private static List<String> places(JsonNode candidate) {
        return list(candidate, "places").stream()
                .map(place -> place.path("campaign_id").asText() + "/"
                        + place.path("ad_group_id").asText())
                .toList();
    }
}
