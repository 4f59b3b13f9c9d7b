package dev.adtools.server.spend;

import dev.adtools.api.AccountId;
import dev.adtools.api.Source;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.spend.SpendLedger.DaySums;
import dev.adtools.server.spend.SpendLedger.SpendDay;
import java.time.Clock;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Reads what the caps of an account leave at this moment, for whoever decides over its money. */
public final class CapsLeftReader {

    private final Caps caps;
    private final Clock clock;

    /** Reads what is left of caps, by a clock. */
    public CapsLeftReader(Caps caps, Clock clock) {
        this.caps = caps;
        this.clock = clock;
    }

    /** Returns the rest of an account's caps in an environment; null for an account without caps. */
    public @Nullable CapsLeft of(Handle handle, String world, AccountId account) {
        Source source = world.equals(PlatformEnvironment.SANDBOX.id()) ? Source.SANDBOX : Source.LIVE;
        Cap cap = caps.of(handle, source, account).cap();
        return cap == null ? null : of(handle, world, cap);
    }

    CapsLeft of(Handle handle, String environment, Cap cap) {
        Cap.Unit unit = cap.unit();
        SpendDay today = SpendLedger.current(
                handle, new SpendDay(environment, AccountKey.of(cap.account()), cap.today(clock), unit.currency()));
        LocalDate day = today.day();
        DaySums sums = SpendLedger.sums(handle, today);
        return new CapsLeft(
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                day.toString(),
                cap.endOf(day),
                unit.currency(),
                unit.money(cap.perCall()),
                new CapsLeft.DayCap(
                        unit.money(cap.perDay()),
                        unit.money(sums.used()),
                        unit.money(sums.reserved()),
                        unit.money(sums.committed()),
                        unit.money(left(cap.perDay(), sums.used()))),
                cap.maxChangePercent(),
                creates(cap.createsPerDay(), sums.creates()));
    }

    private static CapsLeft.@Nullable CreationCap creates(@Nullable Integer limit, long used) {
        return limit == null ? null : new CapsLeft.CreationCap(limit, used, left(limit, used));
    }

    // A limit may have been lowered since.
    private static long left(long limit, long used) {
        return Math.max(0, limit - used);
    }
}
