package dev.adtools.tools.platform;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.rules.Node;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A field that a platform refuses is told by the argument that it was made of. */
final class RefusedFieldsTest {

    private static final String CAMPAIGN = "120210000000000001";

    private final SandboxWorld world = new SandboxWorld();

    @ParameterizedTest
    @CsvSource({
        "1000001, Trails, com.example.app, 2000000, /budget_micros",
        "10000, Trails, com.example.app, 2000000, /budget_micros",
        "50000000, Search Brand, com.example.app, 2000000, /name",
        "50000000, Trails, com.example.app, 2000001, /target_cpa_micros"
    })
    void pointsAtTheArgumentOfACampaignOnAlpha(long budget, String name, String app, long target, String pointer) {
        Node first = first(check(budget, name, app, target));

        assertThat(first.at("pointer").text()).contains(pointer);
        assertThat(first.at("field").text().orElseThrow()).startsWith("mutate_operations[");
    }

    @Test
    void tellsTheLeastBudgetOnAlpha() {
        Node least = Node.of(
                        "", check(10_000, "Trails", "com.example.app", null).details())
                .at("minimum_daily_budget");

        assertThat(least.at("currency").text()).contains("USD");
        assertThat(least.at("amount_micros").integer()).hasValue(1_000_000L);
    }

    @Test
    void pointsAtTheBudgetOnBeta() {
        ToolError error = error(world.beta().checkDailyBudget(SampleBeta.budgetChange(CAMPAIGN, 50), FixedCall.SOON));

        assertThat(first(error).at("code").text()).contains("100/1885272");
        assertThat(first(error).at("field").text()).contains("daily_budget");
        assertThat(first(error).at("pointer").text()).contains("/daily_budget");
    }

    // The platform sends both.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"blame_field_specs\":[[\"daily_budget\"]]}",
                "\"{\\\"blame_field_specs\\\":[[\\\"daily_budget\\\"]]}\""
            })
    void readsWhatIsBlamedHoweverItIsWritten(String data) {
        Node first = first(refusedOnBeta(data));

        assertThat(first.at("field").text()).contains("daily_budget");
        assertThat(first.at("pointer").text()).contains("/daily_budget");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"blame_field_specs":[["targeting","geo_locations"]]} | targeting.geo_locations
                    {"blame_field_specs":[]}                              | ``
                    {"blame_field_specs":"daily_budget"}                  | ``
                    "no JSON"                                             | ``
                    17                                                    | ``
                    """)
    void pointsNowhereWhenNoArgumentIsMeant(String data, String field) {
        Node first = first(refusedOnBeta(data));

        assertThat(first.at("field").text()).contains(field);
        assertThat(first.at("pointer").text()).isEmpty();
    }

    private static ToolError refusedOnBeta(String data) {
        String body =
                "{\"error\":{\"message\":\"m\",\"code\":100,\"error_subcode\":1885272,\"error_data\":" + data + "}}";
        ScriptedTransport transport = ScriptedTransport.answering(response(400, body));
        return error(
                SandboxWorld.beta(transport).checkDailyBudget(SampleBeta.budgetChange(CAMPAIGN, 50), FixedCall.SOON));
    }

    private ToolError check(long budget, String name, String app, @Nullable Long target) {
        AppCampaign campaign = new AppCampaign(
                AlphaAccountId.of(SandboxWorld.USD),
                AlphaAccountId.of(SandboxWorld.MANAGER),
                name,
                name + " budget",
                Micros.of(budget),
                app,
                AppStore.ALPHA,
                target == null ? AppGoal.INSTALLS : AppGoal.INSTALLS_AT_TARGET_COST,
                target == null ? null : Micros.of(target),
                false);
        return error(world.alpha().checkAppCampaign(FixedCall.granted(campaign), FixedCall.SOON));
    }

    private static Node first(ToolError error) {
        List<Node> errors = Node.of("", error.details()).at("platform_errors").items();
        return errors.get(0);
    }

    private static ToolError error(PlatformResult<?> result) {
        return result.fold(
                passed -> {
                    throw new AssertionError("it was not refused");
                },
                failure -> failure.toolError(Mode.WRITE));
    }
}
