package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import dev.adtools.server.fixtures.ClosedLedger;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A call that breaks several rules is refused for the one that comes first. */
class ToolPipelineFactoryTest {

    private final List<String> seen = new ArrayList<>();
    private final CallFilter recorder = (call, chain) -> {
        CallResult answer = chain.proceed(call);
        seen.add(answer.code());
        return answer;
    };

    @Test
    void refusesTheScopeBeforeTheKey() {
        assertThat(code(Callers.READER, "create_thing", "{\"colour\":1}", "")).isEqualTo("INSUFFICIENT_SCOPE");
    }

    @Test
    void refusesTheKeyBeforeTheArguments() {
        assertThat(code(Callers.ALL, "create_thing", "{\"colour\":1}", "")).isEqualTo("IDEMPOTENCY_KEY_INVALID");
    }

    @Test
    void refusesTheArgumentsBeforeTheAccount() {
        assertThat(code(Callers.ACCOUNT, "get_things", "{\"account_id\":\"9999999999\",\"colour\":1}", null))
                .isEqualTo("INVALID_ARGUMENTS");
    }

    @Test
    void refusesTheAccountBeforeTheToolRuns() {
        assertThat(code(Callers.ACCOUNT, "get_things", "{\"account_id\":\"9999999999\",\"behaviour\":\"throw\"}", null))
                .isEqualTo("ACCOUNT_FORBIDDEN");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"colour\":1}", "{\"behaviour\":\"throw\"}", "{\"behaviour\":\"overflow\"}"})
    void showsEveryAnswerToTheOutermostStep(String arguments) {
        String code = code(Callers.ALL, "get_things", arguments, null);

        assertThat(seen).containsExactly(code);
    }

    private String code(Caller caller, String tool, String arguments, @Nullable String key) {
        CallFilter none = (call, chain) -> chain.proceed(call);
        return ToolPipelineFactory.of(
                        MemoryBudget.unlimited(),
                        new StatefulCallFilters(recorder, none, none, none, none, none, none),
                        () -> ToolCatalog.of(List.of(), PlatformLabels.NONE),
                        new RunTool(Clock.systemUTC(), new ClosedLedger(), new PlatformEnvironments(Map.of())))
                .execute(Calls.call(caller, tool, arguments, key))
                .code();
    }
}
