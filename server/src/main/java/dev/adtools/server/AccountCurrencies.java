package dev.adtools.server;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.platform.Platforms;
import dev.adtools.server.spend.CapChanges.CurrencyLookup;
import dev.adtools.tools.platform.BetaAccount;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/** Currencies of accounts, as their platforms know them. */
record AccountCurrencies(Platforms platforms, Supplier<ToolCatalog> tools, CallMetadataFactory metadata)
        implements CurrencyLookup {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @Override
    public Optional<String> currency(Caller caller, AccountId account) {
        return switch (account.platform()) {
            case ALPHA -> context(caller, "list_alpha_accounts").flatMap(context -> found(alpha(account, context)));
            case BETA -> context(caller, "list_beta_accounts").flatMap(context -> found(beta(account, context)));
            default -> Optional.empty();
        };
    }

    private Optional<CallContext> context(Caller caller, String tool) {
        CallMetadata asked = metadata.of(metadata.ids().next(), null);
        return tools.get()
                .visible(tool, caller)
                .map(found -> HandlerContext.context(
                        new ToolCall(caller, found, new ToolRequest(null, Arguments.none()), asked), metadata.clock()));
    }

    private Outcome<String> alpha(AccountId account, CallContext context) {
        return context.grant(AlphaAccountId.of(account.value()))
                .flatMap(granted -> platforms
                        .alpha()
                        .in(granted, null, deadline())
                        .customer()
                        .outcome(Mode.READ))
                .map(customer -> customer.currency().code());
    }

    private Outcome<String> beta(AccountId account, CallContext context) {
        return context.grant(BetaAccountId.of(account.value()))
                .flatMap(granted ->
                        platforms.beta().in(granted, deadline()).account().outcome(Mode.READ))
                .map(BetaAccount::currency);
    }

    private Instant deadline() {
        return metadata.clock().instant().plus(PATIENCE);
    }

    private static Optional<String> found(Outcome<String> currency) {
        return currency.<Optional<String>>fold(Optional::of, unreachable -> Optional.empty())
                .filter(code -> !code.isEmpty());
    }
}
