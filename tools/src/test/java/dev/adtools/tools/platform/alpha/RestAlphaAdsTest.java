package dev.adtools.tools.platform.alpha;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AlphaSwitch;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RestAlphaAdsTest {

    private static final AlphaAccountId ACCOUNT = AlphaAccountId.of("123-456-7890");

    private static final String CREATED = """
            {"mutateOperationResponses":[
             {"campaignBudgetResult":{"resourceName":"customers/1234567890/campaignBudgets/5"}},
             {"campaignResult":{"resourceName":"customers/1234567890/campaigns/6"}}]}""";

    @Test
    void sendsOneAtomicMutation() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, CREATED));

        PlatformResult<CreatedAppCampaign> result = SandboxWorld.alpha(transport)
                .createPausedAppCampaign(
                        FixedCall.granted(campaign(AppStore.ALPHA, Micros.of(1_000_000))),
                        FixedCall.NOW,
                        TestContexts.sending());

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.kind()).isEqualTo(OperationKind.WRITE);
        assertThat(sent.method() + " " + sent.uri())
                .isEqualTo("POST http://alpha.invalid/v26/customers/1234567890/googleAds:mutate");
        assertThat(WireJson.value(sent.body())).isEqualTo(WireJson.value("""
                {"mutateOperations":[
                 {"campaignBudgetOperation":{"create":{"resourceName":"customers/1234567890/campaignBudgets/-1",
                   "name":"Trails budget k1","amountMicros":"50000000","deliveryMethod":"STANDARD",
                   "explicitlyShared":false}}},
                 {"campaignOperation":{"create":{"resourceName":"customers/1234567890/campaigns/-2","name":"Trails",
                   "status":"PAUSED","campaignBudget":"customers/1234567890/campaignBudgets/-1",
                   "advertisingChannelType":"MULTI_CHANNEL","advertisingChannelSubType":"APP_CAMPAIGN",
                   "containsEuPoliticalAdvertising":"DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING",
                   "targetCpa":{"targetCpaMicros":"1000000"},
                   "appCampaignSetting":{"appId":"com.example","appStore":"GOOGLE_APP_STORE",
                     "biddingStrategyGoalType":"OPTIMIZE_INSTALLS_TARGET_INSTALL_COST"}}}}],
                 "validateOnly":false,"partialFailure":false}"""));
        assertThat(result)
                .isEqualTo(PlatformResult.answered(new CreatedAppCampaign(
                        "6", "customers/1234567890/campaigns/6", "5", "customers/1234567890/campaignBudgets/5")));
    }

    @Test
    void bidsForInstallsWithoutTarget() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{}"));

        SandboxWorld.alpha(transport)
                .checkAppCampaign(FixedCall.granted(campaign(AppStore.GAMMA, null)), FixedCall.NOW);

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.kind()).isEqualTo(OperationKind.VALIDATE);
        assertThat(sent.body())
                .contains("\"maximizeConversions\":{}")
                .contains("\"appStore\":\"APPLE_APP_STORE\"")
                .contains("\"OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST\"")
                .contains("\"validateOnly\":true")
                .doesNotContain("targetCpa");
    }

    @Test
    void goesThroughManagerAccountOfCallBeforeConfiguredOne() {
        ScriptedTransport transport = new ScriptedTransport(request -> response(200, "{}"));
        AlphaSettings settings =
                new AlphaSettings(URI.create("http://alpha.invalid"), "v26", AlphaAccountId.of("1111111111"));
        RestAlphaAds ads = new RestAlphaAds(settings, transport);

        ads.in(FixedCall.granted(ACCOUNT), null, FixedCall.NOW).customer();
        ads.in(FixedCall.granted(ACCOUNT), AlphaAccountId.of("222-222-2222"), FixedCall.NOW)
                .customer();
        ads.hierarchy(ACCOUNT, null, FixedCall.NOW);

        assertThat(transport.requests())
                .extracting(request -> request.headers().get("login-customer-id"))
                .containsExactly("1111111111", "2222222222", "1111111111");
    }

    @Test
    void readsAccountWithUnitOfItsCurrency() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, """
                        {"results":[{"customer":{"id":"1234567890","descriptiveName":"A","currencyCode":"JPY",
                         "timeZone":"Asia/Tokyo","status":"ENABLED"}}]}"""), response(200, """
                        {"results":[{"currencyConstant":{"code":"JPY","billableUnitMicros":"1000000"}}]}"""));

        AlphaCustomer customer = answer(SandboxWorld.alpha(transport)
                .in(FixedCall.granted(ACCOUNT), null, FixedCall.NOW)
                .customer());

        assertThat(customer.currency().unitMicros()).isEqualTo(1_000_000);
        assertThat(customer.currency().minorDigits()).isZero();
        assertThat(customer.manager()).isFalse();
        assertThat(transport.requests().get(1).body()).contains("currency_constant.code = 'JPY'");
    }

    @Test
    void neverPutsStrangeTextIntoQuery() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"results\":[{\"customer\":{\"id\":\"1234567890\",\"currencyCode\":\"' OR 1=1\"}}]}"));

        AlphaCustomer customer = answer(SandboxWorld.alpha(transport)
                .in(FixedCall.granted(ACCOUNT), null, FixedCall.NOW)
                .customer());

        assertThat(customer.currency().known()).isFalse();
        assertThat(transport.requests()).hasSize(1);
    }

    @Test
    void readsAllPagesOfHierarchy() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, clients("1000000001", ",\"nextPageToken\":\"p2\"")),
                response(200, clients("1000000002", "")));

        List<AlphaClient> clients = answer(SandboxWorld.alpha(transport).hierarchy(ACCOUNT, null, FixedCall.NOW));

        assertThat(clients).extracting(client -> client.id().value()).containsExactly("1000000001", "1000000002");
        assertThat(transport.requests().get(0).body()).doesNotContain("pageToken");
        assertThat(transport.requests().get(1).body()).contains("\"pageToken\":\"p2\"");
    }

    @Test
    void passesUnknownStatusOn() {
        String body = "{\"results\":[{\"customerClient\":{\"id\":\"1000000001\",\"status\":\"HIBERNATING\"}}]}";
        ScriptedTransport transport = ScriptedTransport.answering(response(200, body));

        List<AlphaClient> clients = answer(SandboxWorld.alpha(transport).hierarchy(ACCOUNT, null, FixedCall.NOW));

        assertThat(clients).extracting(AlphaClient::status).containsExactly("HIBERNATING");
    }

    @Test
    void stopsReadingEndlessPages() {
        ScriptedTransport transport =
                new ScriptedTransport(request -> response(200, clients("1000000001", ",\"nextPageToken\":\"again\"")));

        PlatformResult<List<AlphaClient>> result =
                SandboxWorld.alpha(transport).hierarchy(ACCOUNT, null, FixedCall.NOW);

        assertThat(failure(result)).isInstanceOf(PlatformFailure.TooMuch.class);
        assertThat(transport.requests()).hasSize(20);
    }

    @Test
    void sendsWriteOnceWhenAnswerIsLost() {
        ScriptedTransport transport =
                ScriptedTransport.answering(new WireFailure(WireFailure.Stage.TIMED_OUT, "no answer in 60 s"));

        PlatformResult<CreatedAppCampaign> result = SandboxWorld.alpha(transport)
                .createPausedAppCampaign(
                        FixedCall.granted(campaign(AppStore.ALPHA, null)), FixedCall.NOW, TestContexts.sending());

        assertThat(failure(result)).isEqualTo(new PlatformFailure.OutcomeUnknown("no answer in 60 s"));
        assertThat(transport.requests()).hasSize(1);
    }

    @Test
    void doesNotKnowOutcomeOfWriteWithoutNames() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{}"));

        PlatformResult<CreatedAppCampaign> result = SandboxWorld.alpha(transport)
                .createPausedAppCampaign(
                        FixedCall.granted(campaign(AppStore.ALPHA, null)), FixedCall.NOW, TestContexts.sending());

        assertThat(failure(result)).isInstanceOf(PlatformFailure.OutcomeUnknown.class);
    }

    @Test
    void switchesCampaignByMask() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"results\":[{\"resourceName\":\"customers/1234567890/campaigns/6\"}]}"));

        PlatformResult<AlphaStatusChange> result = SandboxWorld.alpha(transport)
                .setCampaignStatus(FixedCall.granted(switchedOff()), FixedCall.NOW, TestContexts.sending());

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.kind()).isEqualTo(OperationKind.WRITE);
        assertThat(sent.method() + " " + sent.uri())
                .isEqualTo("POST http://alpha.invalid/v26/customers/1234567890/campaigns:mutate");
        assertThat(sent.headers()).containsEntry("login-customer-id", "2222222222");
        assertThat(WireJson.value(sent.body())).isEqualTo(WireJson.value("""
                {"operations":[{"updateMask":"status",
                  "update":{"resourceName":"customers/1234567890/campaigns/6","status":"PAUSED"}}],
                 "validateOnly":false,"partialFailure":false}"""));
        assertThat(answer(result)).isEqualTo(switchedOff());
        assertThat(transport.requests()).hasSize(1);
    }

    @Test
    void asksForCheckOfSwitchWithoutChange() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{}"));

        answer(SandboxWorld.alpha(transport).checkCampaignStatus(FixedCall.granted(switchedOff()), FixedCall.NOW));

        WireRequest sent = transport.requests().get(0);
        assertThat(sent.kind()).isEqualTo(OperationKind.VALIDATE);
        assertThat(sent.body()).contains("\"validateOnly\":true");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"results\":[{\"resourceName\":\"customers/1234567890/campaigns/7\"}]}"})
    void doesNotKnowOutcomeOfSwitchOfAnotherName(String body) {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, body));

        assertThat(failure(SandboxWorld.alpha(transport)
                        .setCampaignStatus(FixedCall.granted(switchedOff()), FixedCall.NOW, TestContexts.sending())))
                .isInstanceOf(PlatformFailure.OutcomeUnknown.class);
    }

    private static AlphaStatusChange switchedOff() {
        return new AlphaStatusChange(ACCOUNT, AlphaAccountId.of("2222222222"), "6", AlphaSwitch.PAUSED);
    }

    private static String clients(String id, String more) {
        return "{\"results\":[{\"customerClient\":{\"id\":\"" + id + "\",\"level\":\"1\"}}]" + more + "}";
    }

    private static AppCampaign campaign(AppStore store, @Nullable Micros target) {
        return new AppCampaign(
                ACCOUNT,
                null,
                "Trails",
                "Trails budget k1",
                Micros.of(50_000_000),
                "com.example",
                store,
                target == null ? AppGoal.INSTALLS : AppGoal.INSTALLS_AT_TARGET_COST,
                target,
                false);
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }

    private static PlatformFailure failure(PlatformResult<?> result) {
        return result.fold(
                value -> {
                    throw new AssertionError("answered " + value);
                },
                failure -> failure);
    }
}
