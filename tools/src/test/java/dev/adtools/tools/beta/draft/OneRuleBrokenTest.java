package dev.adtools.tools.beta.draft;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.ValidationCall;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drafts in which one rule is broken, and all findings are of that rule. */
final class OneRuleBrokenTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ValidationCall<ValidateCampaignDraft, CampaignDraftFacts> VALIDATIONS =
            new ValidationCall<>(DraftWorld.dispatch(), "2026-11-20T12:00:00Z");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            CMP-PLAT-1  | errors   | platform="gamma"
            CMP-EMPTY-1 | errors   | draft={}
            CMP-SHAPE-1 | errors   | draft/promoted_object=7
            CMP-FIELD-1 | info     | draft/colour="red"
            CMP-ACC-1   | errors   | draft/account_id="act_12"
            CMP-ACC-2   | warnings | draft/account_id="act_1234567899"
            CMP-ACC-2   | warnings | draft/account_id="act_1234567895";draft/daily_budget=-;draft/lifetime_budget=50000;draft/stop_time="2026-12-20T00:00:00Z"
            CMP-ACC-2   | info     | draft/account_id=-
            CMP-CUR-2   | errors   | draft/currency="EUR"
            CMP-CUR-2   | errors   | draft/currency="JPY"
            CMP-CUR-1   | errors   | draft/currency="XXX"
            CMP-CUR-1   | errors   | draft/currency="XTS"
            CMP-CUR-1   | errors   | draft/currency="QQQ"
            CMP-NAME-1  | errors   | draft/name=" "
            CMP-OBJ-1   | errors   | draft/objective="CONVERSIONS"
            CMP-BUY-1   | errors   | draft/buying_type="RESERVED"
            CMP-STAT-1  | errors   | draft/status="ACTIVE"
            CMP-STAT-1  | errors   | draft/ad_sets/0/status="ACTIVE"
            CMP-SAFE-1  | errors   | draft/execution_mode="now"
            CMP-SAC-1   | errors   | draft/special_ad_categories=-
            CMP-SAC-1   | errors   | draft/special_ad_categories="NONE"
            CMP-SAC-2   | errors   | draft/special_ad_categories=["HOUSES"]
            CMP-SAC-3   | errors   | draft/special_ad_categories=["HOUSING"]
            CMP-SAC-3   | errors   | draft/special_ad_categories=["HOUSING"];draft/special_ad_category_country=["XX"]
            CMP-SAC-4   | errors   | draft/special_ad_categories=["HOUSING"];draft/special_ad_category_country=["US"];draft/ad_sets/0/targeting/age_min=25
            CMP-SAC-4   | errors   | draft/special_ad_categories=["HOUSING"];draft/special_ad_category_country=["US"];draft/ad_sets/0/targeting/genders=[1]
            CMP-SAC-5   | warnings | draft/name="Cheap loans"
            CMP-BUD-1   | errors   | draft/lifetime_budget=50000;draft/stop_time="2027-01-01T00:00:00Z"
            CMP-BUD-1   | errors   | draft/daily_budget=-
            CMP-BUD-1   | errors   | draft/ad_sets/0/daily_budget=5000;draft/is_adset_budget_sharing_enabled=false
            CMP-BUD-2   | errors   | draft/daily_budget=50.5
            CMP-BUD-2   | errors   | draft/daily_budget="5000"
            CMP-BUD-2   | errors   | draft/daily_budget=4294967296
            CMP-BUD-2   | errors   | draft/daily_budget=9007199254740991
            CMP-BUD-3   | errors   | draft/account_id="act_1234567898";draft/currency="EUR";draft/daily_budget=699
            CMP-BUD-3   | warnings | draft/objective="OUTCOME_TRAFFIC";draft/ad_sets/0/optimization_goal="LINK_CLICKS";draft/ad_sets/0/billing_event="LINK_CLICKS";draft/daily_budget=499
            CMP-BUD-4   | errors   | draft/daily_budget=-;draft/lifetime_budget=50000
            CMP-BUD-5   | warnings | draft/daily_budget=-;draft/bid_strategy=-;draft/ad_sets/0/daily_budget=5000
            CMP-BUD-6   | errors   | draft/account_id="act_1234567893";draft/currency="JPY";draft/daily_budget=1
            CMP-BUD-6   | warnings | draft/account_id="act_1234567893";draft/currency="JPY";draft/daily_budget=99
            CMP-BUD-6   | warnings | draft/account_id="act_1234567891";draft/currency="EUR";draft/daily_budget=50
            CMP-BUD-6   | errors   | draft/spend_cap=4999
            CMP-BUD-7   | warnings | draft/bid_strategy="COST_CAP";draft/ad_sets/0/bid_amount=1001
            CMP-BUD-8   | errors   | draft/daily_budget=25001
            CMP-BUD-8   | errors   | draft/account_id="act_1234567894";draft/currency="EUR"
            CMP-BUD-8   | errors   | draft/currency=-;draft/daily_budget=25001
            CMP-BUD-9   | errors   | draft/account_id="act_1234567893";draft/currency=-;draft/daily_budget=30000
            CMP-BUD-9   | errors   | draft/account_id="act_1234567896";draft/currency=-
            CMP-BUD-9   | warnings | draft/account_id="act_1234567893";draft/currency="JPY";draft/daily_budget=30000
            CMP-BUD-9   | info     | draft/account_id="act_1234567896"
            CMP-BID-1   | errors   | draft/bid_strategy="LOWEST_COST"
            CMP-BID-2   | errors   | draft/bid_strategy="COST_CAP"
            CMP-BID-2   | errors   | draft/ad_sets/0/bid_amount=500
            CMP-BID-3   | errors   | draft/bid_strategy=-;draft/ad_sets/0/bid_strategy="LOWEST_COST_WITHOUT_CAP"
            CMP-TIME-1  | errors   | draft/start_time="2026-11-20"
            CMP-TIME-1  | errors   | draft/start_time="2026-11-19T00:00:00Z"
            CMP-TIME-1  | errors   | draft/stop_time="2026-11-21T00:00:00Z"
            CMP-TIME-2  | errors   | draft/ad_sets/0/start_time="2026-11-25T00:00:00Z"
            CMP-TIME-2  | errors   | draft/stop_time="2027-01-01T00:00:00Z";draft/ad_sets/0/end_time="2027-01-02T00:00:00Z"
            CMP-GOAL-1  | errors   | draft/ad_sets/0/optimization_goal="SALES"
            CMP-GOAL-1  | warnings | draft/ad_sets/0/optimization_goal="THRUPLAY"
            CMP-BILL-1  | errors   | draft/ad_sets/0/billing_event="NONSENSE"
            CMP-BILL-1  | errors   | draft/ad_sets/0/billing_event="LINK_CLICKS"
            CMP-BILL-1  | warnings | draft/ad_sets/0/optimization_goal="CONVERSATIONS";draft/ad_sets/0/billing_event="PURCHASE"
            CMP-PROMO-1 | errors   | draft/ad_sets/0/promoted_object/custom_event_type="ViewContent"
            CMP-PROMO-1 | errors   | draft/ad_sets/0/promoted_object=-
            CMP-GEO-1   | errors   | draft/ad_sets/0/targeting/geo_locations/countries=[]
            CMP-GEO-1   | errors   | draft/ad_sets/0/targeting/geo_locations/countries=["DE"]
            CMP-AUD-1   | errors   | draft/ad_sets/0/targeting/genders=[7]
            CMP-AUD-1   | errors   | draft/ad_sets/0/targeting/age_min=10;draft/ad_sets/0/targeting/age_max=5
            CMP-AUD-1   | errors   | draft/ad_sets/0/targeting/age_min=40;draft/ad_sets/0/targeting/age_max=30
            CMP-AUD-2   | errors   | draft/ad_sets/0/targeting/geo_locations/countries=["XX"]
            CMP-ADV-1   | warnings | draft/ad_sets/0/targeting/targeting_automation=-
            """)
    void findsOnlyWhatIsBroken(String rule, String severity, String changes) throws JsonProcessingException {
        findsOnly(rule, severity, "CMP-PLAT-1/good-1.json", changes);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ACM-ACC-1   | errors   | draft/account_id="12345"
            ACM-NAME-1  | errors   | draft/name=""
            ACM-APP-1   | errors   | draft/app_id="id123"
            ACM-STAT-1  | errors   | draft/status="ENABLED"
            ACM-SAFE-1  | errors   | draft/execution_mode="now"
            ACM-FIELD-1 | info     | draft/colour="red"
            ACM-BUD-1   | errors   | draft/budget_micros=50000001
            ACM-BUD-2   | errors   | draft/budget_micros=250010000
            ACM-CUR-1   | errors   | draft/currency="XXX"
            ACM-CUR-1   | errors   | draft/currency="XTS"
            ACM-CUR-1   | errors   | draft/currency="QQQ"
            ACM-ACC-2   | warnings | draft/account_id="111-222-3333"
            ACM-ACC-2   | errors   | draft/account_id="1234567895"
            ACM-ACC-2   | errors   | draft/account_id="1234567896"
            ACM-ACC-2   | info     | draft/account_id=-
            ACM-CUR-2   | errors   | draft/currency="JPY"
            ACM-CUR-2   | errors   | draft/account_id="1234567893"
            ACM-BUD-1   | errors   | draft/account_id="1234567893";draft/currency=-;draft/budget_micros=50500000;draft/target_cpa_micros=-
            ACM-BUD-2   | errors   | draft/account_id="1234567894";draft/currency="EUR"
            ACM-BUD-2   | errors   | draft/currency=-;draft/budget_micros=250010000
            ACM-BUD-3   | errors   | draft/account_id="1234567893";draft/currency=-;draft/budget_micros=300000000
            ACM-BUD-3   | warnings | draft/account_id="1234567893";draft/currency="JPY";draft/budget_micros=300000000
            ACM-CPA-1   | errors   | draft/target_cpa_micros=51000000
            """)
    void findsOnlyWhatIsBrokenOnAlpha(String rule, String severity, String changes) throws JsonProcessingException {
        findsOnly(rule, severity, "ACM-ACC-1/good-1.json", changes);
    }

    private static void findsOnly(String rule, String severity, String sample, String changes)
            throws JsonProcessingException {
        Validation<CampaignDraftFacts> validation = VALIDATIONS.validation(changed(sample, changes));

        Set<String> found = Stream.of(validation.errors(), validation.warnings(), validation.info())
                .flatMap(findings -> findings.stream().map(Finding::rule))
                .collect(Collectors.toSet());
        assertThat(found).containsExactly(rule);
        assertThat(
                        switch (severity) {
                            case "errors" -> validation.errors();
                            case "warnings" -> validation.warnings();
                            default -> validation.info();
                        })
                .hasSizeBetween(1, 2);
        assertThat(validation.valid()).isEqualTo(!severity.equals("errors"));
    }

    @Test
    void breaksEveryRule() {
        Set<String> broken = Stream.of("findsOnlyWhatIsBroken", "findsOnlyWhatIsBrokenOnAlpha")
                .flatMap(OneRuleBrokenTest::rules)
                .collect(Collectors.toSet());

        assertThat(broken)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(CampaignRule.values())
                        .map(CampaignRule::id)
                        .toList());
    }

    private static Stream<String> rules(String method) {
        return Arrays.stream(OneRuleBrokenTest.class.getDeclaredMethods())
                .filter(it -> it.getName().equals(method))
                .flatMap(it -> it.getAnnotation(CsvSource.class).textBlock().lines())
                .map(line -> line.substring(0, line.indexOf(' ')));
    }

    private static String changed(String sample, String changes) throws JsonProcessingException {
        JsonNode arguments = JSON.readTree(CorpusCase.of("validate_campaign_draft").stream()
                .filter(it -> it.toString().equals(sample))
                .findFirst()
                .orElseThrow()
                .arguments());
        for (String change : changes.split(";", -1)) {
            int equals = change.indexOf('=');
            JsonPointer place = JsonPointer.compile("/" + change.substring(0, equals));
            ObjectNode owner = (ObjectNode) arguments.at(place.head());
            String name = place.last().getMatchingProperty();
            String value = change.substring(equals + 1);
            if (value.equals("-")) {
                owner.remove(name);
            } else {
                owner.set(name, JSON.readTree(value));
            }
        }
        return arguments.toString();
    }
}
