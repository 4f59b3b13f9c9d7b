package dev.adtools.server.events;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.DecodingFilter;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.idempotency.OperationLookup;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorEventFilterTest {

    private final SettableClock clock = new SettableClock();
    private final TestStore store = Backend.SQLITE.open();
    private final EventLog log = new EventLog(
            new ClockedTx(store.tx(), clock),
            new CallIds(clock, new SecureRandom()),
            clock,
            OperationLookup::unknown,
            Set::of);

    @AfterEach
    void close() {
        store.close();
    }

    @ParameterizedTest
    @CsvSource({
        "PLATFORM_TIMEOUT, ERROR, true",
        "PLATFORM_CREDENTIALS_REJECTED, ERROR, false",
        "PLATFORM_VERSION_UNSUPPORTED, ERROR, false",
        "OUTCOME_UNKNOWN, ERROR, false",
        "PLATFORM_REJECTED, WARNING, false",
        "PLATFORM_RATE_LIMITED, WARNING, true",
        "POLICY_DENIED, WARNING, false"
    })
    void recordsWhatTheCallerCannotMendAlone(ErrorCode code, EventLevel level, boolean retryable) {
        List<ServiceEvent> events = after(CallResult.failed(ToolError.of(code, "it failed")));

        assertThat(events).hasSize(1);
        ServiceEvent event = events.get(0);
        assertThat(event.level()).isEqualTo(level);
        assertThat(event.what()).isEqualTo(new ServiceEvent.What(code.name(), "call", "it failed"));
        assertThat(event.call())
                .isEqualTo(new ServiceEvent.Call(
                        "get_things",
                        "beta",
                        BetaAccountId.of("1234567890"),
                        "request",
                        "sha256:2a8a1240f5063665",
                        code.status(),
                        retryable,
                        "robot"));
    }

    @ParameterizedTest
    @CsvSource({"RULE_VIOLATION", "NOT_FOUND", "STATE_CONFLICT", "INVALID_ARGUMENTS"})
    void leavesMistakesToTheCaller(ErrorCode code) {
        assertThat(after(CallResult.failed(ToolError.of(code, "wrong")))).isEmpty();
    }

    @Test
    void recordsNothingOfWhatWorked() {
        assertThat(after(CallResult.completed(new byte[] {'1'}))).isEmpty();
    }

    private List<ServiceEvent> after(CallResult answer) {
        ToolPipeline pipeline = new ToolPipeline(
                List.of(
                        new DecodingFilter(() -> ToolCatalog.of(List.of(), PlatformLabels.NONE)),
                        new ErrorEventFilter(log, error -> Optional.empty())),
                call -> answer);

        CallResult seen =
                pipeline.execute(Calls.call(Callers.ALL, "get_things", "{\"account_id\":\"1234567890\"}", "a-key"));

        assertThat(seen.code()).isEqualTo(answer.code());
        return log.since(clock.instant());
    }
}
