package dev.adtools.tools.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Planned;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.tools.alpha.appcampaign.AppCampaignPlan;
import dev.adtools.tools.alpha.appcampaign.AppCampaignRule;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.rules.CorpusCase;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class AppCampaignCorpusTest {

    static List<CorpusCase> cases() {
        return CorpusCase.of("create_alpha_app_campaign");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void breaksRuleWhenBad(CorpusCase sample) {
        Planned<AppCampaignPlan> planned = plan(sample);

        assertThat(broken(planned).contains(sample.rule())).isEqualTo(sample.bad());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isReadyUnlessRuleIsBroken(CorpusCase sample) {
        Planned<AppCampaignPlan> planned = plan(sample);

        boolean isWarning = sample.rule().equals("APP-CPA-4") || sample.rule().equals("APP-CPA-5");
        assertThat(planned instanceof Planned.Ready).isEqualTo(!sample.bad() || isWarning);
    }

    @Test
    void hasGoodAndBadOfEveryRule() {
        List<String> rules =
                Arrays.stream(AppCampaignRule.values()).map(AppCampaignRule::id).toList();

        assertThat(cases().stream().filter(CorpusCase::bad).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(cases().stream().filter(sample -> !sample.bad()).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(rules).containsAll(cases().stream().map(CorpusCase::rule).toList());
    }

    private static Planned<AppCampaignPlan> plan(CorpusCase sample) {
        CreateAlphaAppCampaignDispatch tool = new CreateAlphaAppCampaignDispatch(new SandboxWorld().alpha());
        ArgumentReader reader = new ArgumentReader(sample.arguments().getBytes(StandardCharsets.UTF_8), 0);
        CreateAlphaAppCampaign arguments = Objects.requireNonNull(tool.decode(reader), sample.toString());
        assertThat(reader.violations()).isEmpty();
        return tool.plan(arguments, FixedCall.unlimited());
    }

    private static List<String> broken(Planned<AppCampaignPlan> planned) {
        return planned.fold(
                ready -> ready.warnings().stream()
                        .map(warning -> warning.replaceFirst(":.*", ""))
                        .toList(),
                noChange -> List.of(),
                AppCampaignCorpusTest::rules);
    }

    private static List<String> rules(ToolError error) {
        assertThat(error.code()).as(error.message()).isEqualTo(ErrorCode.RULE_VIOLATION);
        JsonArray violations =
                (JsonArray) Objects.requireNonNull(error.details().get("violations"));
        return violations.items().stream()
                .map(violation -> ((JsonObject) violation).get("rule"))
                .map(rule -> ((JsonString) Objects.requireNonNull(rule)).value())
                .toList();
    }
}
