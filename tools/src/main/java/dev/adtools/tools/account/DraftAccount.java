package dev.adtools.tools.account;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Severity;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.report.CostShare;
import dev.adtools.tools.rules.Brief;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Result of reading the account that a draft is for. A draft can be checked without it, so a failure fails nothing.
 *
 * @param found the account; null when it was not read
 * @param failure why it was not read; null when it was, or when nobody asked
 * @param source the world that was asked; null when none was
 */
public record DraftAccount(
        @Nullable KnownAccount found,
        @Nullable ToolError failure,
        @Nullable Source source) {

    /** No account was asked about. */
    public static final DraftAccount UNASKED = new DraftAccount(null, null, null);

    private static final int LONGEST_REASON = 300;

    /** Makes this of what was read of an account. */
    public static <T> DraftAccount of(Outcome<T> account, Function<T, KnownAccount> read, Source source) {
        return account.fold(
                told -> new DraftAccount(read.apply(told), null, source),
                failed -> new DraftAccount(null, failed, source));
    }

    /** Reads an account on alpha, through a manager account where one is named. */
    public static DraftAccount of(
            AlphaAds ads, AlphaAccountId id, @Nullable AlphaAccountId login, CallContext context) {
        return of(
                context.grant(id)
                        .flatMap(granted -> ads.in(granted, login, CostShare.readBy(context))
                                .customer()
                                .outcome(Mode.VALIDATE)),
                account -> new KnownAccount(
                        account.currency().code(),
                        Unit.MICROS,
                        account.currency().minorDigits(),
                        null,
                        account.manager() ? CostShare.UNASKED : RecentCost.of(ads, account, login, context),
                        hindrance(account)),
                ads.source());
    }

    /** Reports that nothing was compared with the account, or what stands against campaigns in it. */
    public void check(Check rule, Node at) {
        if (failure != null) {
            rule.warn(
                    at,
                    "The account could not be read, so neither currency nor budgets were compared with it ("
                            + failure.code() + "): " + Brief.text(failure.message(), LONGEST_REASON),
                    "an account that the service reaches",
                    manager(failure)
                            .map(id -> "State login_customer_id \"" + id + "\".")
                            .orElse(""));
        } else if (found == null && at.absent()) {
            rule.info(at, "No account is named, so neither currency nor budgets were compared with one.");
        }
        hindrance().ifPresent(it -> {
            if (it.severity() == Severity.ERROR) {
                rule.error(at, it.message());
            } else {
                rule.warn(at, it.message());
            }
        });
    }

    // Where the platform denies an account that lies below one of the service's own, the connector finds that out.
    private static Optional<String> manager(ToolError failure) {
        return failure.details().get("login_customer_id") instanceof JsonString id
                ? Optional.of(id.value())
                : Optional.empty();
    }

    private Optional<KnownAccount.Hindrance> hindrance() {
        return Optional.ofNullable(found).flatMap(it -> Optional.ofNullable(it.hindrance()));
    }

    private static KnownAccount.@Nullable Hindrance hindrance(AlphaCustomer account) {
        if (!account.enabled()) {
            return new KnownAccount.Hindrance(
                    Severity.ERROR, "The account is not enabled, it is " + account.status() + ".");
        }
        return account.manager()
                ? new KnownAccount.Hindrance(
                        Severity.ERROR,
                        "This is a manager account, which holds no campaigns; name one of its client accounts, and this"
                                + " one as login_customer_id.")
                : null;
    }
}
