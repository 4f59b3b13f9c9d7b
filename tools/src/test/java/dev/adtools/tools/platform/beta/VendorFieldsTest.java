package dev.adtools.tools.platform.beta;

import static org.assertj.core.api.Assertions.assertThat;

import com.facebook.ads.sdk.APINode;
import com.facebook.ads.sdk.Ad;
import com.facebook.ads.sdk.Campaign;
import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The nodes of the vendor's own library have every member, at every depth, that the sandbox answers to the connector. */
final class VendorFieldsTest {

    @Test
    void answersOnlyMembersThatVendorKnows() {
        SandboxWorld world = new SandboxWorld();
        List<String> unknown = new ArrayList<>();
        int nodes = 0;
        for (WireRequest request : BetaVocabularyTest.everyRequest()) {
            if (request.method().equals("POST")) {
                String path = request.uri().getPath().replaceFirst("^/[^/]*/", "");
                assertThat(world.postBeta(path, request.body()).body()).isEqualTo("{\"success\":true}");
            } else {
                JsonNode answer = answer(world, request);
                JsonNode rows = answer.has("data") ? answer.get("data") : WireJson.value("[" + answer + "]");
                Type node = ((ParameterizedType)
                                BetaVocabularyTest.counterpart(request).getGenericSuperclass())
                        .getActualTypeArguments()[0];
                rows.forEach(
                        row -> unknown.addAll(unknown(row, node, request.uri().getPath())));
                nodes += rows.size();
            }
        }

        assertThat(nodes).isGreaterThan(100);
        assertThat(unknown).isEmpty();
    }

    @Test
    void tellsMembersAndWordsThatAreNone() {
        assertThat(unknown(WireJson.value("{\"id\":\"1\",\"budget\":5,\"status\":\"STOPPED\"}"), Campaign.class, "c"))
                .containsExactly("c has no budget", "c.status is no STOPPED");
        assertThat(unknown(
                        WireJson.value("{\"creative\":{\"name\":[]},\"ad_review_feedback\":{\"everywhere\":{}}}"),
                        Ad.class,
                        "ad"))
                .containsExactly("ad.creative.name is no String", "ad.ad_review_feedback has no everywhere");
    }

    private static JsonNode answer(SandboxWorld world, WireRequest request) {
        WireResponse response = (WireResponse) world.transport().exchange(request);
        // The connector asks for smaller pages next.
        boolean tooMuch = response.status() == 500 && response.body().contains("reduce the amount of data");
        assertThat(response.successful() || tooMuch).as(response.body()).isTrue();
        return WireJson.value(tooMuch ? "{\"data\":[]}" : response.body());
    }

    private static List<String> unknown(JsonNode value, Type type, String path) {
        if (type instanceof ParameterizedType several) {
            return several.getRawType() == Map.class
                    ? wrong(!value.isObject(), path, type)
                    : items(value, several.getActualTypeArguments()[0], path);
        }
        Class<?> node = (Class<?>) type;
        if (APINode.class.isAssignableFrom(node)) {
            return value.isObject() ? members(value, node, path) : wrong(true, path, type);
        } else if (node.isEnum()) {
            boolean known = Arrays.stream(node.getEnumConstants())
                    .anyMatch(it -> it.toString().equals(value.asText()));
            return known ? List.of() : List.of(path + " is no " + value.asText());
        }
        return wrong(!value.isValueNode(), path, type);
    }

    private static List<String> wrong(boolean wrong, String path, Type type) {
        return wrong ? List.of(path + " is no " + type.getTypeName().replaceFirst(".*\\.", "")) : List.of();
    }

    private static List<String> items(JsonNode list, Type type, String path) {
        List<String> unknown = new ArrayList<>(wrong(!list.isArray(), path, List.class));
        list.forEach(item -> unknown.addAll(unknown(item, type, path)));
        return unknown;
    }

    private static List<String> members(JsonNode object, Class<?> node, String path) {
        Map<String, Field> known = fields(node);
        List<String> unknown = new ArrayList<>();
        object.properties().forEach(member -> {
            Field field = known.get(member.getKey());
            if (field == null) {
                unknown.add(path + " has no " + member.getKey());
            } else if (!member.getValue().isNull()) {
                unknown.addAll(unknown(member.getValue(), field.getGenericType(), path + "." + member.getKey()));
            }
        });
        return unknown;
    }

    // The members of a node: mDailyBudget is daily_budget.
    private static Map<String, Field> fields(Class<?> node) {
        return Arrays.stream(node.getDeclaredFields())
                .filter(field -> field.getName().startsWith("m"))
                .collect(Collectors.toMap(
                        field -> field.getName()
                                .substring(1)
                                .replaceAll("(?<=.)([A-Z])", "_$1")
                                .toLowerCase(Locale.ROOT),
                        Function.identity()));
    }
}
