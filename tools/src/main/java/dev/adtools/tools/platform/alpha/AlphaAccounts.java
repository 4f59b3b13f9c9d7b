package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** The accounts that the credentials reach: which there are, and what each is. */
final class AlphaAccounts {

    private final AlphaSettings settings;
    private final AlphaWire wire;
    private final AlphaSearch search;

    AlphaAccounts(AlphaSettings settings, AlphaWire wire, AlphaSearch search) {
        this.settings = settings;
        this.wire = wire;
        this.search = search;
    }

    PlatformResult<AlphaCustomer> customer(AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        return search.list(account, login, AlphaCustomers.CUSTOMER, deadline)
                .flatMap(rows -> only(rows, account))
                .flatMap(customer -> unit(customer, login, deadline));
    }

    private static PlatformResult<AlphaCustomer> only(List<AlphaCustomer> rows, AlphaAccountId account) {
        if (rows.size() != 1) {
            return PlatformResult.failed(new PlatformFailure.Broken("the account has " + rows.size() + " records"));
        }
        return rows.get(0).id().equals(account)
                ? PlatformResult.answered(rows.get(0))
                : PlatformResult.failed(new PlatformFailure.Broken("an account that was not asked for"));
    }

    private PlatformResult<AlphaCustomer> unit(
            AlphaCustomer customer, @Nullable AlphaAccountId login, Instant deadline) {
        String code = customer.currency().code();
        return AlphaCustomers.isCurrency(code)
                ? search.list(customer.id(), login, AlphaCustomers.unit(code), deadline)
                        .map(units -> AlphaCustomers.withUnit(customer, units))
                : PlatformResult.answered(customer);
    }

    PlatformResult<List<AlphaAccountId>> roots(Instant deadline) {
        return wire.get("customers:listAccessibleCustomers", deadline)
                .map(body -> StreamSupport.stream(body.path("resourceNames").spliterator(), false)
                        .map(name -> AlphaAccountId.of(name.asText().replace("customers/", "")))
                        .toList());
    }

    PlatformResult<List<AlphaClient>> hierarchy(AlphaAccountId root, @Nullable AlphaAccountId login, Instant deadline) {
        boolean isOpen = login == null && settings.loginCustomerId() == null;
        return search.list(root, isOpen ? root : login, AlphaCustomers.CLIENTS, deadline);
    }
}
