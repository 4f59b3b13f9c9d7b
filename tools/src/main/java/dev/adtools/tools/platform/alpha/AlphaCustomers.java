package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.platform.AlphaCustomer;
import java.util.List;

/** Queries for accounts. */
final class AlphaCustomers {

    static final AlphaQuery<AlphaCustomer> CUSTOMER =
            AlphaQuery.from("customer", AlphaCustomers::customer).first();

    static final AlphaQuery<AlphaClient> CLIENTS = AlphaQuery.from("customer_client", AlphaCustomers::client);

    private static final AlphaQuery<Long> UNIT =
            AlphaQuery.from("currency_constant", row -> row.number("currency_constant.billable_unit_micros"));

    private static final AlphaQuery<String> CLIENT_ID =
            AlphaQuery.from("customer_client", row -> row.text("customer_client.id"));

    private AlphaCustomers() {}

    /** Returns the query for a currency's least unit; the code must be three capital letters. */
    static AlphaQuery<Long> unit(String code) {
        return UNIT.where("currency_constant.code = '" + code + "'");
    }

    /** Returns the query for one account among those below another. */
    static AlphaQuery<String> below(AlphaAccountId account) {
        return CLIENT_ID.where("customer_client.id = " + account.value());
    }

    static boolean isCurrency(String code) {
        return code.matches("[A-Z]{3}");
    }

    private static AlphaCustomer customer(AlphaRow row) {
        return new AlphaCustomer(
                AlphaAccountId.of(row.text("customer.id")),
                row.text("customer.descriptive_name"),
                AlphaCurrency.unknown(row.text("customer.currency_code")),
                row.text("customer.time_zone"),
                row.text("customer.status"),
                row.truth("customer.manager"));
    }

    static AlphaCustomer withUnit(AlphaCustomer customer, List<Long> units) {
        String code = customer.currency().code();
        long unit = units.isEmpty() ? 0 : units.get(0);
        return new AlphaCustomer(
                customer.id(),
                customer.name(),
                unit > 0 ? AlphaCurrency.of(code, unit) : AlphaCurrency.unknown(code),
                customer.timezone(),
                customer.status(),
                customer.manager());
    }

    private static AlphaClient client(AlphaRow row) {
        return new AlphaClient(
                AlphaAccountId.of(row.text("customer_client.id")),
                row.text("customer_client.descriptive_name"),
                row.text("customer_client.currency_code"),
                row.text("customer_client.time_zone"),
                row.text("customer_client.status"),
                row.truth("customer_client.manager"),
                row.number("customer_client.level"));
    }
}
