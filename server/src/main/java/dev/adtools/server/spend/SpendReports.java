package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Format;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.spend.SpendLedger.DaySums;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** Reports the net raise of the daily spend of accounts, with their caps. */
public final class SpendReports {

    private final Tx tx;
    private final Caps caps;
    private final CapsLeftReader left;
    private final PlatformEnvironments environments;

    SpendReports(Tx tx, Caps caps, CapsLeftReader left, PlatformEnvironments environments) {
        this.tx = tx;
        this.caps = caps;
        this.left = left;
        this.environments = environments;
    }

    /** Lists the accounts within a token's limits that have caps, with what is left of today, by name. There are few: one page. */
    public Page<AccountSpend> accounts(Caller caller) {
        return new Page<>(tx.read(handle -> accounts(handle, caller.limits())), Optional.empty());
    }

    private List<AccountSpend> accounts(Handle handle, Limits limits) {
        return caps.all(handle, this::source).stream()
                .filter(cap -> limits.includes(cap.account()))
                .map(cap -> account(handle, cap))
                .toList();
    }

    /** Returns an account within a token's limits with what is left of today; empty when it has no caps. */
    public Optional<AccountSpend> find(Caller caller, String name) {
        return AccountKey.named(name)
                .filter(account -> caller.limits().includes(account))
                .flatMap(account ->
                        tx.read(handle -> Optional.ofNullable(caps.of(handle, source(account.platform()), account)
                                        .cap())
                                .map(cap -> account(handle, cap))));
    }

    private AccountSpend account(Handle handle, Cap cap) {
        AccountId account = cap.account();
        return new AccountSpend(
                AccountKey.of(account),
                account.platform(),
                account.value(),
                source(account.platform()),
                left(handle, cap));
    }

    private Source source(Platform platform) {
        return environments.of(platform).source();
    }

    private CapsLeft left(Handle handle, Cap cap) {
        return left.of(handle, environments.of(cap.account().platform()).id(), cap);
    }

    /** Lists the days of an account such as {@code alpha:1234567890} on which writes changed its daily spend. */
    public Outcome<Page<SpendOfDay>> days(Caller caller, String name, PageRequest page) {
        return AccountKey.named(name)
                .filter(account -> caller.limits().includes(account))
                .map(account -> Outcome.completed(days(account, page)))
                .orElseGet(() -> Outcome.failed(ToolError.of(
                        ErrorCode.NOT_FOUND,
                        "There is no such ad account that the token may see; one is named like alpha:1234567890"
                                + " or beta:act_1234567890.")));
    }

    private Page<SpendOfDay> days(AccountId account, PageRequest request) {
        String world = environments.of(account.platform()).id();
        List<SpendLedger.Day> found = tx.read(handle ->
                SpendLedger.days(handle, world, AccountKey.of(account), request.after(), request.limit() + 1));
        return Page.of(
                        found,
                        request.limit(),
                        day -> request.after().next(midnight(day), day.key().currency()))
                .map(day -> SpendOfDay.of(day.key().day(), Cap.Unit.of(day.key().currency()), day.sums()));
    }

    private static Instant midnight(SpendLedger.Day day) {
        return day.key().day().atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    /** Returns which part of its day's cap each account has used, by name; empty when the database does not answer. */
    public Map<String, Double> usedRatios() {
        try {
            return tx.read(handle -> {
                Map<String, Double> ratios = new TreeMap<>();
                caps.all(handle, this::source)
                        .forEach(cap -> ratios.put(
                                AccountKey.of(cap.account()),
                                left(handle, cap).perDay().usedRatio()));
                return ratios;
            });
        } catch (StoreUnavailable e) {
            return Map.of();
        }
    }

    /** An account that has caps, with what they leave of its day. */
    @Body(
            role = Body.Role.ANSWER,
            description = "An account that has caps: what writes may do to its daily budgets today, and have done.")
    public record AccountSpend(
            @Arg(description = "The account, as caps and halts name it.", examples = "alpha:1002003001")
            String id,

            Platform platform,

            @Arg(description = "The account in its normal spelling.", examples = "1002003001")
            String accountId,

            Source source,

            CapsLeft caps) {}

    /** Sums of an account's day, as they are shown. */
    @Body(role = Body.Role.ANSWER, description = "The net raise of an account's daily spend by writes of a day.")
    public record SpendOfDay(
            @Arg(description = "Its id, which is the day.", examples = "2026-03-01")
            String id,

            @Arg(description = "The account's calendar day.", format = Format.DATE, examples = "2026-03-01")
            String day,

            @Arg(description = "How much is final, and how much is held for writes whose outcome is not known yet.")
            Money used,

            @Arg(description = "The part that is held.") Money reserved,

            @Arg(description = "The part that is final.") Money committed,

            @Arg(description = "How many things were made, or may have been.", min = 0, examples = "3")
            long created) {

        static SpendOfDay of(LocalDate day, Cap.Unit unit, DaySums sums) {
            return new SpendOfDay(
                    day.toString(),
                    day.toString(),
                    unit.money(sums.used()),
                    unit.money(sums.reserved()),
                    unit.money(sums.committed()),
                    sums.creates());
        }
    }
}
