package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.PropertyId;
import dev.adtools.tools.platform.AnalyticsPropertySummary;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads all pages of the properties that the credentials reach. The platform lists them by account. */
final class PropertyList {

    // The most that the platform puts on a page.
    private static final String ACCOUNTS = "accountSummaries?pageSize=200";
    private static final Pattern ID = Pattern.compile("properties/[1-9][0-9]{0,18}");
    private static final String TYPE_PREFIX = "PROPERTY_TYPE_";

    private static final PlatformFailure NO_LIST =
            new PlatformFailure.Broken("an answer whose properties are not a list");

    private final AnalyticsWire wire;

    PropertyList(AnalyticsWire wire) {
        this.wire = wire;
    }

    PlatformResult<List<AnalyticsPropertySummary>> all(Instant deadline) {
        Map<PropertyId, AnalyticsPropertySummary> properties = new LinkedHashMap<>();
        String token = "";
        for (int page = 0; page < wire.mostPages(); page++) {
            PlatformResult<ObjectNode> answer = wire.getAdmin(path(token), deadline);
            if (answer instanceof PlatformResult.Failed<ObjectNode> failed) {
                return PlatformResult.failed(failed.failure());
            }
            ObjectNode body = ((PlatformResult.Answered<ObjectNode>) answer).value();
            if (!isList(body, "accountSummaries")
                    || !body.findParents("propertySummaries").stream()
                            .allMatch(it -> isList(it, "propertySummaries"))) {
                return PlatformResult.failed(NO_LIST);
            }
            body.path("accountSummaries").forEach(account -> add(account, properties));
            token = body.path("nextPageToken").asText("");
            if (token.isEmpty()) {
                return sound(List.copyOf(properties.values()));
            }
        }
        return PlatformResult.failed(
                new PlatformFailure.TooMuch("the list has more than " + wire.mostPages() + " pages"));
    }

    // Empty lists are left out.
    private static boolean isList(JsonNode object, String member) {
        return !object.has(member) || object.path(member).isArray();
    }

    private static String path(String token) {
        return token.isEmpty() ? ACCOUNTS : ACCOUNTS + "&pageToken=" + URLEncoder.encode(token, StandardCharsets.UTF_8);
    }

    // A property's own parent may be another property, so its account is the one that it is listed under.
    private static void add(JsonNode account, Map<PropertyId, AnalyticsPropertySummary> properties) {
        for (JsonNode property : account.path("propertySummaries")) {
            PropertyId id = PropertyId.of(property.path("property").asText(""));
            properties.putIfAbsent(
                    id,
                    new AnalyticsPropertySummary(
                            id,
                            property.path("displayName").asText(""),
                            type(property.path("propertyType").asText("")),
                            account.path("account").asText(""),
                            account.path("displayName").asText("")));
        }
    }

    private static @Nullable String type(String word) {
        return word.isEmpty() ? null : word.replace(TYPE_PREFIX, "");
    }

    private static PlatformResult<List<AnalyticsPropertySummary>> sound(List<AnalyticsPropertySummary> properties) {
        return properties.stream()
                        .allMatch(it -> ID.matcher(it.propertyId().value()).matches())
                ? PlatformResult.answered(properties)
                : PlatformResult.failed(new PlatformFailure.Broken("the list names what is no property"));
    }
}
