package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AlphaSeedData.SEED;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Tables to select from: the rows of each resource, and the subjects of each that has numbers. */
final class AlphaTables {

    private final AlphaState state;
    private final AlphaAccount account;

    AlphaTables(AlphaState state, AlphaAccount account) {
        this.state = state;
        this.account = account;
    }

    /** Returns the subjects of a resource that has numbers. */
    List<AlphaSubject> subjects(String resource) {
        AlphaSubjects subjects = new AlphaSubjects(account, resources());
        return switch (resource) {
            case "customer" -> subjects.whole();
            case "campaign" -> subjects.campaigns();
            case "ad_group" -> subjects.adGroups();
            case "keyword_view" -> subjects.keywords();
            default -> subjects.searches();
        };
    }

    private AlphaResources resources() {
        return new AlphaResources(state.store(), account);
    }

    /** Returns the rows of a resource, without numbers. */
    Stream<ObjectNode> rows(String resource) {
        return switch (resource) {
            case "customer" -> Stream.of(row("customer", account.resource()));
            case "customer_client" ->
                state.below(account.id()).stream().map(client -> row("customerClient", client(client)));
            case "currency_constant" ->
                Arrays.stream(AlphaBillingCurrency.values()).map(AlphaTables::constant);
            case "geo_target_constant" -> SEED.countries().stream().map(AlphaTables::place);
            case "language_constant" ->
                SEED.countries().stream()
                        .map(country -> language(country.path("language")))
                        .distinct();
            case "billing_setup" -> Stream.of(billing());
            case "campaign" -> resources().campaigns().stream();
            case "campaign_criterion" -> resources().campaignCriteria().stream();
            case "ad_group" -> resources().adGroups().stream();
            case "ad_group_ad" -> resources().ads().stream();
            case "ad_group_criterion" -> resources().adGroupCriteria().stream();
            default -> subjects(resource).stream().map(AlphaSubject::row);
        };
    }

    private static ObjectNode row(String name, JsonNode resource) {
        ObjectNode row = WireJson.object();
        row.set(name, resource);
        return row;
    }

    private ObjectNode client(AlphaAccount client) {
        ObjectNode resource = client.resource().deepCopy();
        return resource.put("resourceName", "customers/" + account.id() + "/customerClients/" + client.id())
                .put("clientCustomer", "customers/" + client.id())
                .put("level", client.id().equals(account.id()) ? "0" : "1")
                .put("hidden", false);
    }

    private ObjectNode billing() {
        return row(
                "billingSetup",
                WireJson.object()
                        .put("resourceName", "customers/" + account.id() + "/billingSetups/" + account.id())
                        .put("id", account.id())
                        .put("status", account.enabled() ? "APPROVED" : "CANCELLED"));
    }

    private static ObjectNode place(JsonNode country) {
        return row(
                "geoTargetConstant",
                WireJson.object()
                        .put(
                                "resourceName",
                                "geoTargetConstants/"
                                        + country.path("geoTargetId").asText())
                        .put("id", country.path("geoTargetId").asText())
                        .put("name", country.path("name").asText())
                        .put("countryCode", country.path("code").asText())
                        .put("targetType", "Country")
                        .put("status", "ENABLED")
                        .put("canonicalName", country.path("name").asText()));
    }

    private static ObjectNode language(JsonNode language) {
        return row(
                "languageConstant",
                WireJson.object()
                        .put(
                                "resourceName",
                                "languageConstants/" + language.path("id").asText())
                        .put("id", language.path("id").asText())
                        .put("code", language.path("code").asText())
                        .put("name", language.path("name").asText())
                        .put("targetable", true));
    }

    private static ObjectNode constant(AlphaBillingCurrency money) {
        return row(
                "currencyConstant",
                WireJson.object()
                        .put("resourceName", "currencyConstants/" + money)
                        .put("code", money.name())
                        .put("billableUnitMicros", Long.toString(money.unitMicros())));
    }
}
