package dev.adtools.tools.beta.campaign;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Severity;
import dev.adtools.api.Unit;
import dev.adtools.tools.account.DraftAccount;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.account.RecentCost;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.report.CostShare;
import java.util.Optional;

/** Reads the account that a draft for beta is for. */
public final class BetaDraftAccount {

    private BetaDraftAccount() {}

    /** Reads an account; without the platform's unit of its currency no amount is compared with it. */
    public static DraftAccount read(BetaAds ads, BetaAccountId id, CallContext context) {
        return DraftAccount.of(
                context.grant(id)
                        .flatMap(granted -> ads.in(granted, CostShare.readBy(context))
                                .account()
                                .outcome(Mode.VALIDATE)),
                account -> known(ads, account, context),
                ads.source());
    }

    private static KnownAccount known(BetaAds ads, BetaAccount account, CallContext context) {
        Optional<BetaCurrency> unit = BetaCurrency.of(account.currency());
        return new KnownAccount(
                account.currency(),
                Unit.MINOR,
                unit.map(BetaCurrency::minorDigits).orElse(0),
                account.minDailyBudget(),
                unit.isPresent() ? RecentCost.of(ads, account, context) : CostShare.UNASKED,
                account.active()
                        ? null
                        : new KnownAccount.Hindrance(
                                Severity.WARNING,
                                "The account is not active, it is " + account.status() + ", so nothing is delivered."));
    }
}
