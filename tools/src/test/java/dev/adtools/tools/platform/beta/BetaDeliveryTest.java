package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BetaDeliveryTest {

    @Test
    void asksForAdSetsOfEveryStatus() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"data\":[]}"));

        SandboxWorld.beta(transport).adSets(SampleBeta.granted("77"), FixedCall.NOW);

        assertThat(transport.requests().get(0).uri().getPath()).isEqualTo("/v27.0/77/adsets");
        assertThat(transport.requests().get(0).uri().getQuery())
                .isEqualTo(
                        "fields=id,account_id,campaign_id,name,status,effective_status,optimization_goal,billing_event,"
                                + "daily_budget,lifetime_budget,budget_remaining,start_time,end_time,learning_stage_info,"
                                + "issues_info"
                                + "&effective_status=[\"ACTIVE\",\"PAUSED\",\"DELETED\","
                                + "\"CAMPAIGN_PAUSED\",\"ARCHIVED\",\"IN_PROCESS\",\"WITH_ISSUES\"]&limit=500");
    }

    @Test
    void asksForAdSetsOfAccountByStatus() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"data\":[]}"));

        SandboxWorld.beta(transport)
                .in(FixedCall.granted(BetaAccountId.of("act_5")), FixedCall.NOW)
                .adSets(EnumSet.of(BetaAdSetStatus.PAUSED, BetaAdSetStatus.CAMPAIGN_PAUSED));

        assertThat(transport.requests().get(0).uri().getPath()).isEqualTo("/v27.0/act_5/adsets");
        assertThat(transport.requests().get(0).uri().getQuery())
                .contains("&effective_status=[\"PAUSED\",\"CAMPAIGN_PAUSED\"]&limit=500");
    }

    @Test
    void readsHowFarAdSetsHaveLearnt() {
        String body = """
                {"data":[{"id":"1","account_id":"5","campaign_id":"77","name":"A","status":"ACTIVE",
                 "effective_status":"ACTIVE","optimization_goal":"VALUE","billing_event":"IMPRESSIONS",
                 "daily_budget":"4000","lifetime_budget":"0","budget_remaining":"0",
                 "start_time":"2026-07-01T08:00:00-0400","end_time":"2026-12-01T08:00:00-0500",
                 "learning_stage_info":{"status":"LEARNING","conversions":12,"last_sig_edit_ts":1763600000}},
                 {"id":"2","account_id":"5","campaign_id":"77","name":"B","status":"PAUSED","effective_status":"PAUSED",
                  "optimization_goal":"VALUE","billing_event":"LINK_CLICKS",
                  "issues_info":[{"level":"AD_SET","error_code":1,"error_summary":"s","error_message":"m"}]}]}""";

        List<BetaAdSet> sets = answer(SandboxWorld.beta(ScriptedTransport.answering(response(200, body)))
                .adSets(SampleBeta.granted("77"), FixedCall.NOW));

        assertThat(sets)
                .containsExactly(
                        new BetaAdSet(
                                "1",
                                BetaAccountId.of("act_5"),
                                "77",
                                "A",
                                "ACTIVE",
                                "ACTIVE",
                                "VALUE",
                                "IMPRESSIONS",
                                4000L,
                                null,
                                0L,
                                "2026-07-01T08:00:00-04:00",
                                "2026-12-01T08:00:00-05:00",
                                new BetaAdSet.Learning("LEARNING", 12, "2025-11-20T00:53:20Z"),
                                List.of()),
                        new BetaAdSet(
                                "2",
                                BetaAccountId.of("act_5"),
                                "77",
                                "B",
                                "PAUSED",
                                "PAUSED",
                                "VALUE",
                                "LINK_CLICKS",
                                null,
                                null,
                                null,
                                null,
                                null,
                                null,
                                List.of(new BetaCampaign.Issue("AD_SET", "1", "s", "m"))));
    }

    @Test
    void readsWhatReviewObjectsTo() {
        String body = """
                {"data":[{"id":"1","name":"A","adset_id":"9","effective_status":"DISAPPROVED","ad_review_feedback":
                 {"global":{"Personal attributes":"No."},
                  "placement_specific":{"facebook":{"Personal attributes":"Not here.","Text":"Long."}}}},
                 {"id":"2","name":"B","campaign_id":"7","adset_id":"9","status":"PAUSED","effective_status":"ACTIVE",
                  "creative":{"id":"55"}}]}""";

        List<BetaAd> ads = answer(SandboxWorld.beta(ScriptedTransport.answering(response(200, body)))
                .ads(SampleBeta.granted("77"), FixedCall.NOW));

        assertThat(ads.get(0).reviewFeedback()).isEqualTo(Map.of("Personal attributes", "No.", "Text", "Long."));
        assertThat(ads.get(1)).isEqualTo(new BetaAd("2", "B", "7", "9", "PAUSED", "ACTIVE", "55", Map.of(), List.of()));
    }

    @Test
    void findsNoCampaignThatCredentialsMayNotSee() {
        String body = "{\"error\":{\"message\":\"Unsupported get request.\",\"code\":100,\"error_subcode\":33}}";

        PlatformFailure failure = failure(SandboxWorld.beta(ScriptedTransport.answering(response(400, body)))
                .campaign("77", FixedCall.until(FixedCall.NOW))
                .map(Granted::value));

        assertThat(failure).isInstanceOf(PlatformFailure.NotFound.class);
    }

    static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }

    static PlatformFailure failure(PlatformResult<?> result) {
        return result.fold(
                value -> {
                    throw new AssertionError("answered " + value);
                },
                failure -> failure);
    }
}
