package dev.adtools.tools.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Finding;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.RuleSource;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonObject;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AbridgedTest {

    @Test
    void keepsTwentyFiveOfARuleAndCountsTheRest() {
        Validation<String> abridged = Abridged.of(validation(40));

        assertThat(abridged.errors()).hasSize(27);
        assertThat(abridged.errors())
                .extracting(Finding::message)
                .contains("This rule has 15 more finding(s).", "Alone.");
        assertThat(abridged.valid()).isFalse();
    }

    @Test
    void leavesShortAnswersAlone() {
        Validation<String> validation = validation(25);

        assertThat(Abridged.of(validation)).isEqualTo(validation);
    }

    private static Validation<String> validation(int count) {
        Checks checks = new Checks();
        IntStream.range(0, count).forEach(i -> checks.rule(Sample.A_1).error(Node.of("/rows/" + i, null), "Wrong."));
        checks.rule(Sample.B_1).error(Node.of("/z", null), "Alone.");
        return checks.validation(JsonObject.EMPTY, "rules", "facts");
    }

    private enum Sample implements Rule {
        A_1,
        B_1;

        @Override
        public RuleDescription description() {
            return RuleDescription.error("It is right.", RuleSource.SERVICE);
        }
    }
}
