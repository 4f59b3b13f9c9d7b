package dev.adtools.tools.alpha;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Micros;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.TestContexts;
import dev.adtools.api.ToolError;
import dev.adtools.api.Unit;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.alpha.appcampaign.AppCampaignPlan;
import dev.adtools.tools.alpha.appcampaign.CreatedCampaign;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.sandbox.SandboxEntity;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URI;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CreateAlphaAppCampaignHandlerTest {

    private static final CallContext CALL = FixedCall.unlimited();

    private final SandboxWorld world = new SandboxWorld();
    private final CreateAlphaAppCampaignHandler handler = new CreateAlphaAppCampaignHandler(world.alpha());

    @Test
    void createsPausedCampaignWithBudgetOfItsOwn() {
        Planned.Ready<AppCampaignPlan> planned = ready(handler.plan(arguments("Trails", 50_000_000), CALL));

        CreatedCampaign created = completed(handler.apply(planned.plan(), TestContexts.released(CALL)));

        assertThat(created.campaign().status()).isEqualTo("PAUSED");
        assertThat(created.campaign().goalType()).isEqualTo(AppGoal.INSTALLS_AT_TARGET_COST);
        assertThat(created.campaign().resourceName())
                .isEqualTo(
                        "customers/1002003001/campaigns/" + created.campaign().id());
        assertThat(created.budget().amount()).isEqualTo(Money.ofMicros(50_000_000, "USD", 2));
        assertThat(created.budget().name()).isEqualTo("Trails budget " + CALL.callId());
        assertThat(created.declarations().euPolitical()).isEqualTo("DOES_NOT_CONTAIN");
        assertThat(created.source()).isEqualTo(Source.SANDBOX);
        assertThat(campaign(created.campaign().id())).contains("\"name\":\"Trails\"", "\"status\":\"PAUSED\"");
    }

    @Test
    void sendsThroughTheManagerAccountThatItsReadsFound() {
        CreateAlphaAppCampaign asked = new CreateAlphaAppCampaign(
                AlphaAccountId.of(SandboxWorld.ALPHA_FAULTY.get(0)),
                "Trails",
                Micros.of(50_000_000),
                "com.example.trails",
                AppStore.ALPHA,
                null,
                ExecutionMode.PAUSED,
                false,
                null);

        AppCampaignPlan plan = ready(handler.plan(asked, CALL)).plan();
        handler.apply(plan, TestContexts.released(CALL));

        assertThat(plan.campaign().loginCustomerId()).isEqualTo(AlphaAccountId.of(SandboxWorld.MANAGER));
        assertThat(world.transport().requests())
                .filteredOn(request -> request.kind() == OperationKind.WRITE)
                .extracting(request -> request.headers().get("login-customer-id"))
                .containsExactly(SandboxWorld.MANAGER);
    }

    @Test
    void declaresWhatIsConfigured() {
        AlphaSettings political =
                new AlphaSettings(URI.create("http://alpha.invalid"), "v26", null, AlphaSettings.PAGES, true);
        CreateAlphaAppCampaignHandler declaring =
                new CreateAlphaAppCampaignHandler(new RestAlphaAds(political, world.transport()));

        Planned.Ready<AppCampaignPlan> planned = ready(declaring.plan(arguments("Trails", 50_000_000), CALL));
        CreatedCampaign created = completed(declaring.apply(planned.plan(), TestContexts.released(CALL)));

        assertThat(planned.diff())
                .contains(new Change("campaign.eu_political", JsonNull.NULL, new JsonString("CONTAINS")));
        assertThat(created.declarations().euPolitical()).isEqualTo("CONTAINS");
        assertThat(campaign(created.campaign().id()))
                .contains("\"containsEuPoliticalAdvertising\":\"CONTAINS_EU_POLITICAL_ADVERTISING\"");
    }

    @Test
    void changesNothingWhilePlanning() {
        List<SandboxEntity> before = world.store().everything();

        Planned.Ready<AppCampaignPlan> planned = ready(handler.plan(arguments("Trails", 50_000_000), CALL));

        assertThat(world.store().everything()).isEqualTo(before);
        assertThat(world.transport().requests())
                .extracting(WireRequest::kind)
                .containsExactly(OperationKind.READ, OperationKind.READ, OperationKind.READ, OperationKind.VALIDATE);
        assertThat(planned.account()).isEqualTo(AlphaAccountId.of(SandboxWorld.USD));
    }

    @ParameterizedTest
    @CsvSource({"PAUSED, 1", "APPROVAL_REQUIRED, 1"})
    void comparesWithWhatTheAccountCostsForWhoeverApproves(ExecutionMode mode, int reports) {
        CreateAlphaAppCampaign asked = arguments(SandboxWorld.USD, "Trails", 50_000_000, Micros.of(2_000_000), mode);

        Planned.Ready<AppCampaignPlan> planned = ready(handler.plan(asked, CALL));

        assertThat(planned.derived())
                .filteredOn(it -> it.field().equals("share_of_account_daily_cost_last_7d"))
                .hasSize(reports);
        assertThat(world.transport().requests())
                .filteredOn(request -> request.body().contains("FROM customer WHERE segments.date"))
                .hasSize(reports);
    }

    @ParameterizedTest
    @CsvSource({"PAUSED, 2000000", "PAUSED, 50000000", "APPROVAL_REQUIRED, 50000000"})
    void warnsOfWhatItCannotCompare(ExecutionMode mode, long budget) {
        CreateAlphaAppCampaign asked = arguments(SandboxWorld.USD, "Trails", budget, null, mode);

        Planned.Ready<AppCampaignPlan> planned = ready(withoutReports().plan(asked, CALL));

        assertThat(planned.derived()).noneMatch(it -> it.field().equals("share_of_account_daily_cost_last_7d"));
        assertThat(planned.warnings())
                .singleElement()
                .asString()
                .startsWith("SUSPICIOUS_UNIT_CHANGE: budget_micros " + budget + " is ")
                .contains(" USD a day", "could not be read (PLATFORM_");
    }

    @Test
    void namesBothAmountsOfADoubtfulBudget() {
        CreateAlphaAppCampaign asked = arguments(SandboxWorld.EUR, "Trails", 900_000_000_000L, null);

        Planned.Ready<AppCampaignPlan> planned = ready(handler.plan(asked, CALL));

        assertThat(planned.warnings())
                .singleElement()
                .asString()
                .startsWith("SUSPICIOUS_UNIT_CHANGE: budget_micros 900000000000 is 900000.00 EUR a day, which is ")
                .endsWith("; if you meant 90000.00 EUR or 9000.00 EUR a day, budget_micros is 90000000000 or"
                        + " 9000000000.");
        assertThat(planned.plan().campaign().budgetMicros()).isEqualTo(Micros.of(900_000_000_000L));
    }

    private CreateAlphaAppCampaignHandler withoutReports() {
        ScriptedTransport unreported = new ScriptedTransport(
                Source.SANDBOX,
                request -> request.body().contains("FROM customer WHERE segments.date")
                        ? response(500, "")
                        : world.transport().exchange(request).<WireAnswer>fold(done -> done, failure -> failure));
        return new CreateAlphaAppCampaignHandler(SandboxWorld.alpha(unreported));
    }

    @Test
    void appliesInOneRequestWhatWasPlanned() {
        AppCampaignPlan plan =
                ready(handler.plan(arguments("Trails", 50_000_000), CALL)).plan();

        handler.apply(plan, TestContexts.released(CALL));

        List<WireRequest> requests = world.transport().requests();
        assertThat(requests).hasSize(5);
        assertThat(requests.get(4).kind()).isEqualTo(OperationKind.WRITE);
        assertThat(requests.get(4).body())
                .isEqualTo(requests.get(3).body().replace("\"validateOnly\":true", "\"validateOnly\":false"));
    }

    @Test
    void appliesPlanThatWasStored() throws InvalidJson {
        CreateAlphaAppCampaignDispatch tool = new CreateAlphaAppCampaignDispatch(world.alpha());
        AppCampaignPlan plan =
                ready(tool.plan(arguments("Trails", 50_000_000), CALL)).plan();
        JsonWriter stored = new JsonWriter();
        tool.encodePlan(plan, stored);
        byte[] bytes = stored.toBytes();
        StrictJson.check(bytes);

        AppCampaignPlan read = tool.decodePlan(new ArgumentReader(bytes, 0));

        assertThat(read).isEqualTo(plan);
    }

    @Test
    void showsSpendAndDiff() {
        Planned.Ready<AppCampaignPlan> planned = ready(handler.plan(arguments("Trails", 50_000_000), CALL));

        assertThat(planned.spend()).isEqualTo(SpendEffect.whilePaused(0, 50_000_000, "USD", 2));
        assertThat(planned.derived())
                .contains(Change.ofMoney("projected.per_month_30_4", 0, 1_520_000_000, Unit.MICROS, "USD"));
        assertThat(planned.diff())
                .extracting(change -> change.field())
                .contains("campaign.status", "budget.amount_micros", "campaign.eu_political");
        assertThat(planned.warnings()).singleElement().asString().startsWith("APP-CPA-5:");
    }

    @Test
    void countsInUnitOfAccountsCurrency() {
        CreateAlphaAppCampaign half = arguments(SandboxWorld.JPY, "Trails", 500_000_000, null);
        CreateAlphaAppCampaign odd = arguments(SandboxWorld.JPY, "Trails", 500_010_000, null);

        assertThat(ready(handler.plan(half, CALL)).spend())
                .isEqualTo(SpendEffect.whilePaused(0, 500_000_000, "JPY", 0));
        assertThat(refusal(handler.plan(odd, CALL)).message())
                .contains("APP-BUDGET-2")
                .contains("1000000 micros, the smallest unit of JPY");
    }

    @Test
    void listsEveryBrokenRule() {
        ToolError error = refusal(handler.plan(
                new CreateAlphaAppCampaign(
                        AlphaAccountId.of(SandboxWorld.USD),
                        " ",
                        Micros.of(1),
                        "id123456",
                        AppStore.GAMMA,
                        Micros.of(2),
                        ExecutionMode.PAUSED,
                        false,
                        null),
                CALL));

        assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
        assertThat(error.details().toString())
                .contains("APP-NAME-1", "APP-BUDGET-2", "APP-ID-2", "use 123456", "APP-CPA-2", "APP-CPA-3");
    }

    @Test
    void passesPlatformsRefusalOn() {
        ToolError error = refusal(handler.plan(arguments("Search Brand", 50_000_000), CALL));

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(error.details().toString())
                .contains("campaignError.DUPLICATE_CAMPAIGN_NAME")
                .contains("mutate_operations[1].campaign_operation.create.name");
    }

    @Test
    void refusesWhatBecameTakenSincePlanning() {
        AppCampaignPlan plan =
                ready(handler.plan(arguments("Trails", 50_000_000), CALL)).plan();
        handler.apply(plan, TestContexts.released(CALL));

        Outcome<CreatedCampaign> second = handler.apply(plan, TestContexts.released(CALL));

        assertThat(failed(second).code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
    }

    @Test
    void saysWhichAccountItCannotReach() {
        CreateAlphaAppCampaign wrongLogin = new CreateAlphaAppCampaign(
                AlphaAccountId.of(SandboxWorld.EUR),
                "Trails",
                Micros.of(50_000_000),
                "com.example",
                AppStore.ALPHA,
                null,
                ExecutionMode.PAUSED,
                false,
                AlphaAccountId.of("9999999999"));

        ToolError error = refusal(handler.plan(wrongLogin, CALL));

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(error.message()).contains("login-customer-id");
    }

    @Test
    void givesLongNamesRoomInBudgetName() {
        String name = "ü".repeat(255);

        AppCampaignPlan plan =
                ready(handler.plan(arguments(name, 50_000_000), CALL)).plan();

        assertThat(plan.campaign().name()).isEqualTo(name);
        assertThat(plan.campaign().budgetName()).hasSize(255).endsWith(CALL.callId());
    }

    @Test
    void doesNotClaimOutcomeThatItDoesNotKnow() {
        AppCampaignPlan plan =
                ready(handler.plan(arguments("Trails", 50_000_000), CALL)).plan();
        ScriptedTransport broken =
                ScriptedTransport.answering(new WireFailure(WireFailure.Stage.BROKEN, "connection reset"));

        Outcome<CreatedCampaign> outcome =
                new CreateAlphaAppCampaignHandler(SandboxWorld.alpha(broken)).apply(plan, TestContexts.released(CALL));

        assertThat(failed(outcome).code()).isEqualTo(ErrorCode.OUTCOME_UNKNOWN);
        assertThat(broken.requests()).hasSize(1);
    }

    @Test
    void findsWhatItMade() {
        AppCampaignPlan plan = ready(handler.plan(arguments("Bob's \\ \"Trails\" 100%", 50_000_000), CALL))
                .plan();
        CreatedCampaign created = completed(handler.apply(plan, TestContexts.released(CALL)));

        Probe<CreatedCampaign> probe = handler.readBack(plan, CALL);

        assertThat(probe).isEqualTo(Probe.found(created));
        assertThat(last(world.transport().requests()).body()).doesNotContain("Bob");
    }

    @Test
    void findsNothingOfWhatWasNotSentOrWasMadeByAnotherCall() {
        CallContext other = TestContexts.call(new FixedCall("01another0call0000000000000", Set.of(), CALL.now()));
        AppCampaignPlan plan =
                ready(handler.plan(arguments("Trails", 50_000_000), CALL)).plan();
        AppCampaignPlan others =
                ready(handler.plan(arguments("Trails", 50_000_000), other)).plan();
        handler.apply(others, TestContexts.released(other));

        assertThat(handler.readBack(plan, CALL)).isEqualTo(Probe.absent());
        assertThat(handler.readBack(others, other)).isInstanceOf(Probe.Found.class);
    }

    @Test
    void takesAPlatformThatDoesNotAnswerForNoProof() {
        AppCampaignPlan plan =
                ready(handler.plan(arguments("Trails", 50_000_000), CALL)).plan();
        ScriptedTransport broken =
                ScriptedTransport.answering(new WireFailure(WireFailure.Stage.BROKEN, "connection reset"));

        Probe<CreatedCampaign> probe =
                new CreateAlphaAppCampaignHandler(SandboxWorld.alpha(broken)).readBack(plan, CALL);

        assertThat(probe).isInstanceOf(Probe.Inconclusive.class);
    }

    @Test
    void warnsWhenPlatformDoesNotKnowCurrency() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(
                        200,
                        "{\"results\":[{\"customer\":{\"id\":\"1002003001\",\"currencyCode\":\"XTS\",\"status\":\"ENABLED\"}}]}"),
                response(200, "{}"),
                response(200, "{}"),
                response(200, "{}"));

        Planned.Ready<AppCampaignPlan> planned = ready(new CreateAlphaAppCampaignHandler(SandboxWorld.alpha(transport))
                .plan(arguments(SandboxWorld.USD, "Trails", 50_000_000, null), CALL));

        assertThat(planned.warnings()).element(0).asString().contains("XTS", "10000 micros are assumed");
    }

    private static WireRequest last(List<WireRequest> requests) {
        return requests.get(requests.size() - 1);
    }

    private static CreateAlphaAppCampaign arguments(String name, long budget) {
        return arguments(SandboxWorld.USD, name, budget, Micros.of(2_000_000));
    }

    private static CreateAlphaAppCampaign arguments(String account, String name, long budget, @Nullable Micros target) {
        return arguments(account, name, budget, target, ExecutionMode.PAUSED);
    }

    private static CreateAlphaAppCampaign arguments(
            String account, String name, long budget, @Nullable Micros target, ExecutionMode mode) {
        return new CreateAlphaAppCampaign(
                AlphaAccountId.of(account),
                name,
                Micros.of(budget),
                "com.example.trails",
                AppStore.ALPHA,
                target,
                mode,
                false,
                AlphaAccountId.of(SandboxWorld.MANAGER));
    }

    private String campaign(String id) {
        return world.store().everything().stream()
                .filter(entity -> entity.id().equals(id))
                .map(SandboxEntity::json)
                .findFirst()
                .orElseThrow();
    }

    private static <P> Planned.Ready<P> ready(Planned<P> planned) {
        assertThat(planned).isInstanceOf(Planned.Ready.class);
        return (Planned.Ready<P>) planned;
    }

    private static ToolError refusal(Planned<?> planned) {
        assertThat(planned).isInstanceOf(Planned.Refused.class);
        return ((Planned.Refused<?>) planned).error();
    }

    private static <R> R completed(Outcome<R> outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Completed.class);
        return ((Outcome.Completed<R>) outcome).result();
    }

    private static ToolError failed(Outcome<?> outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Failed.class);
        return ((Outcome.Failed<?>) outcome).error();
    }
}
