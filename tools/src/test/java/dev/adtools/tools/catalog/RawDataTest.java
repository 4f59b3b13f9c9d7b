package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.TestTools;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With {@code raw_data} every tool that takes it answers what it answers without, and its rows as values. */
final class RawDataTest {

    private static final Set<String> SWITCHES = Set.of("compare_previous", "include_metrics", "include_negatives");

    // What tools need, and what makes them answer more, by the platform and the argument's name.
    private static final Map<String, String> ARGUMENTS = Map.ofEntries(
            Map.entry("alpha/account_id", "\"" + SandboxWorld.USD + "\""),
            Map.entry("alpha/login_customer_id", "\"" + SandboxWorld.MANAGER + "\""),
            Map.entry("alpha/campaign_id", "\"12000000001\""),
            Map.entry("alpha/ad_group_id", "\"13000000101\""),
            Map.entry("alpha_analytics/operation", "\"execute\""),
            Map.entry("alpha_analytics/action", "\"session_report\""),
            Map.entry("alpha_analytics/property_id", "\"properties/310000001\""),
            Map.entry("beta/account_id", "\"act_1700100001\""),
            Map.entry("beta/campaign_id", "\"120210000000000004\""),
            Map.entry("beta/page_id", "\"104220000000001\""),
            Map.entry("beta/alpha_account_ids", "[\"" + SandboxWorld.USD + "\"]"),
            Map.entry("beta/beta_account_ids", "[\"act_1700100001\"]"),
            Map.entry("beta/login_customer_id", "\"" + SandboxWorld.MANAGER + "\""));

    // The rows have each term with its rule and phrase in place of lists of suggestions, which are cut.
    private static final Map<String, Set<String>> IN_ROWS = Map.of(
            "analyze_search_terms",
            Set.of("negative_candidates", "promote_candidates", "watch", "blocked", "ngrams", "left_out", "insights"),
            "diagnose_campaign_health",
            Set.of("issues"));

    // Without them a tool answers for the whole account.
    private static final Set<String> NARROWING = Set.of("campaign_id", "ad_group_id", "page_id");

    static Stream<ToolDispatch<?>> tools() {
        SandboxWorld world = new SandboxWorld();
        return TestTools.table(world.alpha(), world.analytics(), world.beta()).all().stream()
                .filter(tool -> tool.descriptor().takes("raw_data"));
    }

    @ParameterizedTest
    @MethodSource("tools")
    void answersWhatItAnswersWithout(ReadDispatch<?, ?> tool) {
        for (boolean isMore : List.of(false, true)) {
            Map<String, String> arguments = arguments(tool, isMore);
            JsonNode plain = ReadCall.data(tool, object(arguments));
            arguments.put("raw_data", "true");
            JsonNode raw = ReadCall.data(tool, object(arguments));

            Set<String> inRows = IN_ROWS.getOrDefault(tool.descriptor().name(), Set.of());
            plain.properties().stream()
                    .filter(member -> !member.getKey().equals("rows") && !inRows.contains(member.getKey()))
                    .forEach(member -> assertThat(raw.get(member.getKey()))
                            .as(member.getKey())
                            .isEqualTo(member.getValue()));
            assertThat(raw.path("rows")).isNotEmpty();
            raw.path("rows").forEach(row -> assertThat(row).hasSameSizeAs(raw.path("columns")));
            for (int i = 0; i < plain.path("rows").size(); i++) {
                assertThat(values(plain.path("rows").path(i)))
                        .containsAll(cells(raw.path("rows").path(i)));
            }
        }
    }

    static Map<String, String> arguments(ToolDispatch<?> tool, boolean isMore) {
        Platform platform = tool.descriptor().platform();
        JsonObject schema =
                (JsonObject) Objects.requireNonNull(tool.descriptor().document().get("inputSchema"));
        Set<String> required = ((JsonArray) Objects.requireNonNull(schema.get("required")))
                .items().stream().map(name -> ((JsonString) name).value()).collect(Collectors.toSet());
        Map<String, String> arguments = new TreeMap<>();
        for (String name : ((JsonObject) Objects.requireNonNull(schema.get("properties")))
                .members()
                .keySet()) {
            String value = ARGUMENTS.get(platform.wireName() + "/" + name);
            if (value != null && (required.contains(name) || !NARROWING.contains(name))) {
                arguments.put(name, value);
            } else if (isMore && SWITCHES.contains(name)) {
                arguments.put(name, "true");
            }
        }
        // A diagnosis is of one campaign, or of what the caller tells of one.
        if (tool.descriptor().takes("snapshot")) {
            arguments.put("campaign_id", Objects.requireNonNull(ARGUMENTS.get("beta/campaign_id")));
        }
        assertThat(arguments.keySet()).containsAll(required);
        return arguments;
    }

    static String object(Map<String, String> arguments) {
        return arguments.entrySet().stream()
                .map(argument -> "\"" + argument.getKey() + "\":" + argument.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static List<Object> cells(JsonNode row) {
        List<Object> values = new ArrayList<>();
        row.forEach(cell -> values.addAll(values(cell)));
        return values;
    }

    /** Returns the texts, numbers and truths within a value; a list also by its length, as compact rows count some. */
    private static List<Object> values(JsonNode node) {
        List<Object> values = new ArrayList<>();
        if (node.isNumber()) {
            values.add(new BigDecimal(node.asText()).stripTrailingZeros());
        } else if (node.isValueNode() && !node.isNull()) {
            values.add(node.asText());
        }
        if (node.isArray()) {
            values.add(BigDecimal.valueOf(node.size()).stripTrailingZeros());
        }
        node.forEach(inner -> values.addAll(values(inner)));
        return values;
    }
}
