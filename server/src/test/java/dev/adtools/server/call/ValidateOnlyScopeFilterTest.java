package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.ScopeFilter.ValidateOnlyScopeFilter;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The decoded arguments decide, not what they seemed to be before. */
class ValidateOnlyScopeFilterTest {

    private static final Caller VALIDATOR =
            new Caller("robot", "team", "tok", Set.of(), Set.of(Scope.TOOLS_VALIDATE), Limits.NONE);

    @ParameterizedTest
    @CsvSource({
        "create_thing, true, OK",
        "stage_thing, true, OK",
        "stop_thing, true, OK",
        "create_thing, false, INSUFFICIENT_SCOPE",
        "stage_thing, false, INSUFFICIENT_SCOPE",
        "stop_thing, false, INSUFFICIENT_SCOPE",
        "get_things, true, INSUFFICIENT_SCOPE",
        "check_thing, false, OK"
    })
    void letsAValidatorHaveNothingButChecks(String tool, boolean checked, String code) {
        assertThat(answer(VALIDATOR, tool, checked).code()).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource({"create_thing, true", "create_thing, false", "stop_thing, false"})
    void letsWhoMayWriteDoBoth(String tool, boolean checked) {
        assertThat(answer(Callers.ALL, tool, checked).code()).isEqualTo("OK");
    }

    @ParameterizedTest
    @CsvSource({"create_thing, true", "stop_thing, false"})
    void letsAReaderDoNeither(String tool, boolean checked) {
        assertThat(answer(Callers.READER, tool, checked).code()).isEqualTo("INSUFFICIENT_SCOPE");
    }

    private static CallResult answer(Caller caller, String tool, boolean checked) {
        ToolCall call = Calls.call(caller, tool, "{\"validate_only\":" + checked + "}");
        CallChain done = last -> CallResult.completed("{}".getBytes(StandardCharsets.UTF_8));
        return new DecodingFilter(() -> ToolCatalog.of(List.of(), PlatformLabels.NONE))
                .filter(call, decoded -> new ValidateOnlyScopeFilter().filter(decoded, done));
    }
}
