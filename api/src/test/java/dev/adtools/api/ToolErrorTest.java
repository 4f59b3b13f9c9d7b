package dev.adtools.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonArray;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToolErrorTest {

    @Test
    void namesTheFirstViolationAndCountsTheOthers() {
        Violation first = new Violation("/name", "required", "is required and missing");
        Violation second = new Violation("/x", "additionalProperties", "is not known here");

        ToolError error = ToolError.invalidArguments(List.of(first, second));

        assertThat(error.code()).isEqualTo(ErrorCode.INVALID_ARGUMENTS);
        assertThat(error.message())
                .isEqualTo(
                        "The arguments do not fit the tool's schema: name is required and missing (1 more in details.violations).");
        assertThat(error.details().get("violations")).isEqualTo(JsonArray.of(List.of(first.toJson(), second.toJson())));
    }

    @Test
    void namesTheRuleThatIsBroken() {
        Violation broken = new Violation("/app_id", "APP-ID-1", "must be a package name");

        assertThat(ToolError.ruleViolation(List.of(broken)).message())
                .isEqualTo("The arguments break APP-ID-1: app_id must be a package name.");
    }
}
