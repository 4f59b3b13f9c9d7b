package dev.adtools.tools.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class FailureAnswerTest {

    private static final List<PlatformError> ERRORS = List.of(new PlatformError("f.WORD", "Taken.", "create.name"));

    static Stream<Arguments> codes() {
        return Stream.of(
                Arguments.of(new PlatformFailure.Rejected(ERRORS, "r"), "PLATFORM_REJECTED", "PLATFORM_REJECTED"),
                Arguments.of(new PlatformFailure.NotFound(ERRORS, "r"), "NOT_FOUND", "NOT_FOUND"),
                Arguments.of(
                        new PlatformFailure.NotAuthorised(ERRORS, "r"),
                        "PLATFORM_CREDENTIALS_REJECTED",
                        "PLATFORM_CREDENTIALS_REJECTED"),
                Arguments.of(
                        new PlatformFailure.VersionEnded(ERRORS, "r", "ADTOOLS_ALPHA_API_VERSION"),
                        "PLATFORM_VERSION_UNSUPPORTED",
                        "PLATFORM_VERSION_UNSUPPORTED"),
                Arguments.of(
                        new PlatformFailure.RateLimited(ERRORS, 3), "PLATFORM_RATE_LIMITED", "PLATFORM_RATE_LIMITED"),
                Arguments.of(new PlatformFailure.Unavailable("x"), "PLATFORM_UNAVAILABLE", "PLATFORM_UNAVAILABLE"),
                Arguments.of(new PlatformFailure.TimedOut("x"), "PLATFORM_TIMEOUT", "PLATFORM_UNAVAILABLE"),
                Arguments.of(new PlatformFailure.Broken("x"), "PLATFORM_ERROR", "PLATFORM_UNAVAILABLE"),
                Arguments.of(new PlatformFailure.OutcomeUnknown("x"), "OUTCOME_UNKNOWN", "OUTCOME_UNKNOWN"));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void givesWriteNoStatusThatProxiesRepeat(PlatformFailure failure, ErrorCode read, ErrorCode write) {
        assertThat(failure.toolError(Mode.READ).code()).isEqualTo(read);
        assertThat(failure.toolError(Mode.WRITE).code()).isEqualTo(write);
    }

    @Test
    void asksForLessWhereAnAnswerIsTooLong() {
        ToolError error = new PlatformFailure.TooMuch("the list has more than 7 pages").toolError(Mode.READ);

        assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
        assertThat(error.message()).contains("SIZE-3", "the list has more than 7 pages; ask for fewer days");
    }

    @Test
    void listsWhatPlatformSaid() {
        ToolError error = new PlatformFailure.Rejected(ERRORS, "r-1").toolError(Mode.WRITE);

        assertThat(error.message()).isEqualTo("The platform refused: f.WORD, Taken.");
        assertThat(error.details().get("platform_request_id")).isEqualTo(new JsonString("r-1"));
        assertThat(error.details().get("platform_errors"))
                .isEqualTo(JsonArray.of(List.of(JsonObject.builder()
                        .put("code", "f.WORD")
                        .put("message", "Taken.")
                        .put("field", "create.name")
                        .build())));
    }

    @Test
    void saysHowLongToWait() {
        ToolError error = new PlatformFailure.RateLimited(ERRORS, 3).toolError(Mode.READ);

        assertThat(error.details().get("retry_after_seconds")).isEqualTo(JsonNumber.of(3));
    }

    @Test
    void saysToWaitAlsoWhenThePlatformDidNotSayHowLong() {
        ToolError error = new PlatformFailure.RateLimited(ERRORS, 0).toolError(Mode.WRITE);

        assertThat(error.details().get("retry_after_seconds")).isEqualTo(JsonNumber.of(30));
    }
}
