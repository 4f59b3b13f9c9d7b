package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.platform.AlphaCustomer;
import java.util.List;

/** The queries for accounts, and what their rows mean. A field with its default value is absent from a row. */
final class AlphaRows {

    static final String CUSTOMER = "SELECT customer.id, customer.descriptive_name, customer.currency_code,"
            + " customer.time_zone, customer.status, customer.manager FROM customer LIMIT 1";

    static final String CLIENTS = "SELECT customer_client.id, customer_client.descriptive_name,"
            + " customer_client.currency_code, customer_client.time_zone, customer_client.status,"
            + " customer_client.manager, customer_client.level FROM customer_client";

    private AlphaRows() {}

    /** Returns the query for a currency's least unit; the code must be three capital letters. */
    static String currency(String code) {
        return "SELECT currency_constant.code, currency_constant.billable_unit_micros FROM currency_constant"
                + " WHERE currency_constant.code = '" + code + "'";
    }

    /** Returns the query for one account among those below another. */
    static String below(AlphaAccountId account) {
        return "SELECT customer_client.id FROM customer_client WHERE customer_client.id = " + account.value();
    }

    static boolean isCurrency(String code) {
        return code.matches("[A-Z]{3}");
    }

    static AlphaCustomer customer(JsonNode row) {
        JsonNode customer = row.path("customer");
        return new AlphaCustomer(
                AlphaAccountId.of(customer.path("id").asText()),
                text(customer, "descriptiveName"),
                AlphaCurrency.unknown(text(customer, "currencyCode")),
                text(customer, "timeZone"),
                text(customer, "status"),
                customer.path("manager").asBoolean(false));
    }

    static AlphaCustomer withUnit(AlphaCustomer customer, List<JsonNode> constants) {
        String code = customer.currency().code();
        long unit = constants.stream()
                .mapToLong(row ->
                        row.path("currencyConstant").path("billableUnitMicros").asLong(0))
                .findFirst()
                .orElse(0);
        return new AlphaCustomer(
                customer.id(),
                customer.name(),
                unit > 0 ? AlphaCurrency.of(code, unit) : AlphaCurrency.unknown(code),
                customer.timezone(),
                customer.status(),
                customer.manager());
    }

    static AlphaClient client(JsonNode row) {
        JsonNode client = row.path("customerClient");
        return new AlphaClient(
                AlphaAccountId.of(client.path("id").asText()),
                text(client, "descriptiveName"),
                text(client, "currencyCode"),
                text(client, "timeZone"),
                text(client, "status"),
                client.path("manager").asBoolean(false),
                client.path("level").asLong(0));
    }

    private static String text(JsonNode object, String name) {
        return object.path(name).asText("");
    }
}
