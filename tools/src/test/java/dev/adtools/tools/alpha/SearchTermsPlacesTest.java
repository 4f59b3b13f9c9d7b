package dev.adtools.tools.alpha;

import static dev.adtools.tools.alpha.SearchTermsCalls.json;
import static dev.adtools.tools.alpha.SearchTermsCalls.report;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.tools.alpha.searchterms.BlockedTerm;
import dev.adtools.tools.alpha.searchterms.Candidate;
import dev.adtools.tools.alpha.searchterms.CandidatePlace;
import dev.adtools.tools.alpha.searchterms.Level;
import dev.adtools.tools.alpha.searchterms.MatchType;
import dev.adtools.tools.alpha.searchterms.SearchTermsReport;
import dev.adtools.tools.alpha.searchterms.WatchedTerm;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Places in which {@code analyze_search_terms} excludes and adds, by rows made by hand. A conversion may cost 10.00.
 */
final class SearchTermsPlacesTest {

    private final List<String> rows = new ArrayList<>();

    @Test
    void countsAnExclusionOnlyInItsAdGroup() {
        row("rain coat repair", "1", "11", 30, 90, 0, "EXCLUDED");
        row("rain coat repair", "1", "12", 30, 40, 0, "NONE");
        row("rain coat repair", "2", "21", 30, 50, 0, "NONE");

        SearchTermsReport report = analysed("");

        assertThat(report.negativeCandidates()).singleElement().satisfies(candidate -> {
            assertThat(candidate.level()).isEqualTo(Level.SHARED_LIST);
            assertThat(candidate.places())
                    .containsExactly(
                            new CandidatePlace("2", null, 30, 50_000_000),
                            new CandidatePlace("1", null, 30, 40_000_000));
            assertThat(candidate.potentialSavingMicros()).isEqualTo(90_000_000);
        });
        assertThat(report.facts().wasted().stoppedMicros()).isEqualTo(90_000_000);
    }

    @Test
    void countsAnOwnKeywordOnlyInItsAdGroup() {
        row("rain coat", "1", "11", 30, 40, 0, "ADDED");
        row("rain coat", "1", "12", 30, 50, 0, "NONE");

        SearchTermsReport report = analysed("");

        // In the whole campaign it would stop the keyword.
        assertThat(report.negativeCandidates()).singleElement().satisfies(candidate -> {
            assertThat(candidate.level()).isEqualTo(Level.AD_GROUP);
            assertThat(candidate.places()).containsExactly(new CandidatePlace("1", "12", 30, 50_000_000));
        });
        assertThat(report.blocked())
                .extracting(
                        term -> term.blockedBy().kind(), term -> term.metrics().costMicros())
                .containsExactly(tuple("existing_keyword", 40_000_000L));
    }

    @Test
    void staysInAdGroupsWhereAKeywordOfTheCampaignWouldSuffer() {
        row("rain coat", "1", "11", 30, 40, 0, "ADDED");
        row("rain coat", "1", "12", 30, 50, 0, "NONE");
        row("rain coat", "1", "13", 30, 60, 0, "NONE");

        assertThat(analysed("").negativeCandidates()).singleElement().satisfies(candidate -> {
            assertThat(candidate.level()).isEqualTo(Level.AD_GROUP);
            assertThat(candidate.places()).extracting(CandidatePlace::adGroupId).containsExactly("13", "12");
        });
    }

    @Test
    void namesFirstWhatSavesMostAndNotWhatIsSurest() {
        row("boot jobs", "1", "11", 9, 14, 0, "NONE");
        row("wool hat", "1", "11", 30, 21, 0, "NONE");
        row("tent salary", "1", "11", 30, 19, 0, "NONE");
        row("how to lace", "1", "12", 30, 14, 0, "NONE");
        row("how to tie", "2", "21", 30, 14, 0, "NONE");

        assertThat(analysed("").negativeCandidates())
                .extracting(Candidate::text, Candidate::score)
                .startsWith(tuple("how to", 40), tuple("wool hat", 80));
    }

    @Test
    void excludesExactlyWhereAPhraseWouldStopAnOwnKeyword() {
        rows.add("""
                {"search_term": "red rain coat", "campaign_id": "1", "ad_group_id": "11", "impressions": 300,
                 "clicks": 30, "cost_micros": 40000000, "conversions": 0,
                 "matched_keyword": "big red rain coat", "match_type": "BROAD"}""");

        assertThat(analysed("").negativeCandidates())
                .extracting(Candidate::text, Candidate::matchType)
                .containsExactly(tuple("red rain coat", MatchType.EXACT));
    }

    @Test
    void addsAKeywordWhereItConvertsMost() {
        row("green boots", "1", "11", 30, 10, 1, "NONE");
        row("green boots", "2", "21", 20, 10, 3, "NONE");
        row("green boots", "2", "22", 40, 10, 0, "EXCLUDED");

        assertThat(analysed("").promoteCandidates()).anySatisfy(candidate -> {
            assertThat(candidate.text()).isEqualTo("green boots");
            assertThat(candidate.level()).isEqualTo(Level.AD_GROUP);
            assertThat(candidate.places()).containsExactly(new CandidatePlace("2", "21", 20, 10_000_000));
        });
    }

    @Test
    void testsNoTermThatCostHalfATargetWithoutConversion() {
        row("acme boots", "1", "11", 20, 5, 0, "NONE");
        row("acne boots", "1", "11", 20, 4, 0, "NONE");

        assertThat(analysed("").promoteCandidates())
                .filteredOn(candidate -> candidate.rule().equals("ST-ADD-3"))
                .extracting(Candidate::text)
                .containsExactly("acne boots");
    }

    @Test
    void coversTermsOnlyInCampaignsWhereAPhraseHitsNothingElse() {
        for (String campaign : List.of("1", "2", "3")) {
            row("acme boots", campaign, campaign + "1", 20, 12, 0, "NONE");
            row("acme tents", campaign, campaign + "1", 20, 12, 0, "NONE");
            row("acme coats", campaign, campaign + "1", 20, 12, 0, "NONE");
        }
        row("acme or harbor", "2", "21", 5, 1, 0, "NONE");
        row("acme shoes", "3", "31", 5, 1, 0, "ADDED");

        SearchTermsReport report = analysed(", \"brand_terms\": [\"harbor\"]");

        assertThat(report.negativeCandidates().get(0)).satisfies(candidate -> {
            assertThat(candidate.text()).isEqualTo("acme");
            assertThat(candidate.terms()).isEqualTo(3);
            assertThat(candidate.places()).containsExactly(new CandidatePlace("1", "11", 60, 36_000_000));
        });
        assertThat(report.negativeCandidates())
                .extracting(Candidate::text)
                .containsExactlyInAnyOrder("acme", "acme boots", "acme tents", "acme coats");
        assertThat(report.negativeCandidates().stream()
                        .mapToLong(Candidate::potentialSavingMicros)
                        .sum())
                .isEqualTo(108_000_000);
    }

    // The target is 10, so three conversions were due from 30 on.
    @ParameterizedTest
    @CsvSource({"3, 10, true", "3, 9, false", "2, 15, false"})
    void proposesAPhraseOnceThreeConversionsWereDueFromThreeTerms(int terms, int cost, boolean proposed) {
        for (String thing : List.of("boots", "tents", "coats").subList(0, terms)) {
            row("acme " + thing, "1", "11", 20, cost, 0, "NONE");
        }

        assertThat(analysed("").negativeCandidates().stream()
                        .map(Candidate::text)
                        .anyMatch("acme"::equals))
                .isEqualTo(proposed);
    }

    @Test
    void proposesNoPhraseThatAConvertingTermHolds() {
        row("cheap boots", "1", "11", 20, 40, 0, "NONE");
        row("cheap tents", "1", "11", 20, 40, 0, "NONE");
        row("cheap coats", "1", "11", 20, 40, 0, "NONE");
        row("cheap hats", "1", "12", 20, 4, 1, "NONE");

        assertThat(analysed("").negativeCandidates())
                .extracting(Candidate::text)
                .containsExactlyInAnyOrder("cheap boots", "cheap coats", "cheap tents");
    }

    @Test
    void proposesNoPhraseOfMereGrammar() {
        row("boots for ann", "1", "11", 20, 40, 0, "NONE");
        row("coats for bob", "1", "11", 20, 40, 0, "NONE");
        row("tents for 3", "1", "11", 20, 40, 0, "NONE");

        assertThat(analysed("").negativeCandidates())
                .extracting(Candidate::terms)
                .containsOnly(1);
    }

    @Test
    void watchesANewWordOnce() {
        row("acme boots", "1", "11", 20, 12, 0, "NONE");
        row("acme tents", "1", "11", 20, 12, 0, "NONE");
        row("acme coats", "1", "11", 20, 12, 0, "NONE");
        rows.add("""
                {"search_term": "boots", "impressions": 9, "clicks": 1, "cost_micros": 1, "conversions": 0,
                 "prev_period": true}""");

        SearchTermsReport report = analysed("");

        assertThat(report.negativeCandidates()).isEmpty();
        assertThat(report.watch())
                .extracting(WatchedTerm::text, WatchedTerm::terms)
                .containsExactly(tuple("acme", 3));
        assertThat(report.facts().wasted().watchedMicros()).isEqualTo(36_000_000);
    }

    @Test
    void understandsNegativesThatExcludeMoreThanTheirWords() {
        row("acme boots", "1", "11", 20, 40, 0, "NONE");
        row("acme tents", "1", "11", 20, 40, 0, "NONE");
        row("old boots", "1", "11", 20, 40, 0, "NONE");
        row("old tents", "1", "11", 20, 40, 0, "NONE");

        SearchTermsReport report = analysed(", \"existing_negatives\": [\"\\\"acme\\\"\", \"[old]\", \"[old tents]\"]");

        assertThat(report.negativeCandidates()).extracting(Candidate::text).containsExactly("old boots");
        assertThat(report.facts().wasted().stoppedMicros()).isEqualTo(120_000_000);
    }

    @Test
    void takesFreeShippingForAnOffer() {
        row("boots free shipping", "1", "11", 3, 1, 0, "NONE");
        row("free delivery boots", "1", "11", 3, 1, 0, "NONE");
        row("sugar free boots", "1", "11", 3, 1, 0, "NONE");
        row("free boots", "1", "11", 3, 1, 0, "NONE");

        assertThat(analysed("").negativeCandidates())
                .extracting(Candidate::text)
                .containsExactly("free boots");
    }

    @Test
    void asksForKeywordsWhenNoneIsKnown() {
        row("acme boots", "1", "11", 20, 40, 0, "NONE");

        assertThat(analysed("").facts().insights())
                .anyMatch(insight -> insight.message().contains("No keyword of the account is known"));
        assertThat(analysed(", \"existing_keywords\": [\"boots\"]").facts().insights())
                .noneMatch(insight -> insight.message().contains("No keyword of the account is known"));
    }

    @Test
    void blocksWhatExistsAsKeywordAnywhere() {
        row("rain coat", "1", "11", 30, 40, 0, "NONE");

        SearchTermsReport report = analysed(", \"existing_keywords\": [\"rain coat\"]");

        assertThat(report.negativeCandidates()).isEmpty();
        assertThat(report.blocked()).extracting(BlockedTerm::text).containsExactly("rain coat");
    }

    private void row(
            String term, String campaign, String adGroup, int clicks, int cost, int conversions, String status) {
        rows.add("""
                {"search_term": "%s", "campaign_id": "%s", "ad_group_id": "%s", "impressions": 500, "clicks": %d,
                 "cost_micros": %d000000, "conversions": %d, "status": "%s"}""".formatted(term, campaign, adGroup, clicks, cost, conversions, status));
    }

    // Every campaign has conversions, so that none is held for one that does not count them.
    private SearchTermsReport analysed(String more) {
        for (String campaign : List.of("1", "2", "3")) {
            row("shop", campaign, campaign + "9", 9, 5, 1, "NONE");
        }
        return report(json("{\"account_id\": \"1234567890\", \"target_cpa_micros\": 10000000" + more + ", \"rows\": ["
                + String.join(",", rows) + "]}"));
    }
}
