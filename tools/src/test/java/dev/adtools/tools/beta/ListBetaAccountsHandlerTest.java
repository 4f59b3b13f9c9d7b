package dev.adtools.tools.beta;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.CallContext;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ListBetaAccountsHandlerTest {

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void listsActiveAccounts() {
        JsonNode page = data("{}", FixedCall.unlimited());

        assertThat(page.path("rows").findValuesAsText("account_id"))
                .containsExactlyElementsOf(Stream.concat(
                                Stream.of("act_1700100001", "act_1700100002", "act_1700100003"),
                                SandboxWorld.BETA_FAULTY.stream())
                        .toList());
        assertThat(page.at("/rows/2")).isEqualTo(WireJson.value("""
                                {"account_id":"act_1700100003","name":"Harbor and Pine Japan","currency":"JPY",
                                 "timezone":"Asia/Tokyo","status":"ACTIVE","min_daily_budget_micros":150000000}"""));
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data("{\"raw_data\":true,\"limit\":1}", FixedCall.unlimited());
        JsonNode first = data("{\"limit\":1}", FixedCall.unlimited()).at("/rows/0");

        assertThat(table.at("/rows/0")).hasSize(5).hasSameSizeAs(table.path("columns"));
        for (int column = 0; column < table.path("columns").size(); column++) {
            assertThat(table.at("/rows/0").get(column))
                    .isEqualTo(first.get(table.path("columns").get(column).asText()));
        }
    }

    @Test
    void addsInactiveOnesWhenAskedTo() {
        JsonNode page = data("{\"include_inactive\":true}", FixedCall.unlimited());

        assertThat(page.path("rows").findValuesAsText("status")).containsOnlyOnce("DISABLED");
    }

    @Test
    void leavesOutAccountsThatCallerMayNotUse() {
        JsonNode page = data("{\"include_inactive\":true}", FixedCall.limitedTo("act_1700100004"));

        assertThat(page.path("rows").findValuesAsText("account_id")).containsExactly("act_1700100004");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void showsEveryAccountOnce(int limit) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            String arguments = "{\"include_inactive\":true,\"raw_data\":true,\"limit\":" + limit + cursor + "}";
            JsonNode page = data(arguments, FixedCall.unlimited());
            page.path("rows").forEach(row -> ids.add(row.get(0).asText()));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids).hasSize(4 + SandboxWorld.BETA_FAULTY.size()).doesNotHaveDuplicates();
    }

    @Test
    void tellsThatItCanBeWorkedWith() {
        Integer reached = world.beta().probe(FixedCall.NOW).fold(count -> count, failure -> -1);

        assertThat(reached).isEqualTo(1);
    }

    private JsonNode data(String arguments, CallContext call) {
        return ReadCall.data(new ListBetaAccountsDispatch(world.beta()), arguments, call);
    }
}
