package dev.adtools.server.spend;

import dev.adtools.api.SpendEffect;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.spend.SpendLedger.SpendDay;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Campaigns as a platform has them, and the changes of them that are planned, sent or without a known outcome. */
final class CampaignModel {

    static final long EURO = 1_000_000;

    private static final int CAMPAIGNS = 2;
    private static final List<String> PRINCIPALS = List.of("ann", "robot");

    private final Tx tx;
    private final SpendGuard guard;
    private final SettableClock clock;
    private final SplittableRandom random;
    private final List<Campaign> campaigns = new ArrayList<>();
    private final List<Sent> planned = new ArrayList<>();
    private final List<Sent> sent = new ArrayList<>();
    private final Map<String, Long> nets = new HashMap<>();
    private long startOfDay;
    private int refused;
    private int count;

    CampaignModel(Tx tx, SpendGuard guard, SettableClock clock, SplittableRandom random) {
        this.tx = tx;
        this.guard = guard;
        this.clock = clock;
        this.random = random;
        for (int i = 0; i < CAMPAIGNS; i++) {
            campaigns.add(new Campaign("campaign " + i, random.nextBoolean(), budget()));
        }
    }

    void beginDay() {
        startOfDay = serving();
        nets.clear();
    }

    /** Ends every change in the way that it went. */
    void endDay() {
        planned.clear();
        while (!sent.isEmpty()) {
            Sent last = sent.remove(sent.size() - 1);
            settle(last, last.landed ? OutcomeState.SUCCEEDED : OutcomeState.NOT_APPLIED);
        }
    }

    /** Makes one step of one change: plans, releases, applies or settles it. */
    void step() {
        clock.advance(Duration.ofMillis(1));
        switch (random.nextInt(4)) {
            case 0 -> planned.add(plan());
            case 1 -> release();
            case 2 -> land();
            default -> settleOne();
        }
    }

    /** Makes one change from its plan to its end. */
    void wholeChange() {
        clock.advance(Duration.ofMillis(1));
        Sent change = plan();
        clock.advance(Duration.ofMillis(1));
        if (isReleased(change)) {
            boolean applied = random.nextInt(5) > 0;
            if (applied) {
                change.land();
                nets.merge(change.key(), change.asked.change(), Long::sum);
            }
            settle(change, applied ? OutcomeState.SUCCEEDED : OutcomeState.REJECTED);
        }
    }

    private Sent plan() {
        Campaign campaign = campaigns.get(random.nextInt(CAMPAIGNS));
        boolean switches = random.nextBoolean();
        boolean on = switches != campaign.on;
        long budget = switches ? campaign.budget : budget();
        SpendEffect effect = switches || campaign.on
                ? CapEntries.euros(campaign.serving(), on ? budget : 0)
                : SpendEffect.whilePaused(campaign.budget * EURO, budget * EURO, "EUR", 2);
        SpendRequest asked = new SpendRequest(
                "op_" + count++,
                CapEntries.LIVE,
                CapEntries.ACCOUNT,
                campaign.name,
                PRINCIPALS.get(random.nextInt(PRINCIPALS.size())),
                effect,
                false,
                clock.instant());
        return new Sent(campaign, asked, switches ? on : null, switches ? null : budget);
    }

    private long budget() {
        return 10L + random.nextInt(90);
    }

    private void release() {
        if (!planned.isEmpty()) {
            Sent change = planned.remove(random.nextInt(planned.size()));
            if (isReleased(change)) {
                sent.add(change);
            }
        }
    }

    private boolean isReleased(Sent change) {
        boolean pauses = Boolean.FALSE.equals(change.on);
        boolean released = Reservations.reserve(
                        tx, batch -> pauses ? guard.stop(batch, change.asked) : guard.reserve(batch, change.asked))
                .isEmpty();
        refused += released ? 0 : 1;
        return released;
    }

    private void land() {
        List<Sent> open = sent.stream().filter(change -> !change.landed).toList();
        open.stream()
                .skip(open.isEmpty() ? 0 : random.nextInt(open.size()))
                .limit(1)
                .forEach(Sent::land);
    }

    // An unknown outcome stays open: the platform may still apply it.
    private void settleOne() {
        if (sent.isEmpty()) {
            return;
        }
        Sent change = sent.get(random.nextInt(sent.size()));
        switch (random.nextInt(4)) {
            case 0 -> settle(change, OutcomeState.UNKNOWN);
            case 1 -> end(change, OutcomeState.ABANDONED);
            default -> end(change, change.landed ? OutcomeState.SUCCEEDED : OutcomeState.REJECTED);
        }
    }

    private void end(Sent change, OutcomeState state) {
        sent.remove(change);
        settle(change, state);
    }

    private void settle(Sent change, OutcomeState state) {
        String id = Objects.requireNonNull(change.asked.operationId());
        tx.execute(handle -> StatementBatch.execute(handle, batch -> guard.settle(batch, id, state)));
    }

    /** Returns the spend that serves above the start of the day, in micros. */
    long served() {
        return (serving() - startOfDay) * EURO;
    }

    private long serving() {
        return campaigns.stream().mapToLong(Campaign::serving).sum();
    }

    /** Returns the sum of every net above zero of an object and a principal, in micros. */
    long netOfPrincipals() {
        return nets.values().stream().mapToLong(net -> Math.max(0, net)).sum();
    }

    long used() {
        SpendDay day = new SpendDay(
                CapEntries.LIVE.id(),
                AccountKey.of(CapEntries.ACCOUNT),
                LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC),
                "EUR");
        return tx.<SpendUsed>read(handle -> SpendLedger.used(handle, day)).micros();
    }

    int refused() {
        return refused;
    }

    /** A campaign on the platform. */
    private static final class Campaign {

        private final String name;
        private boolean on;
        private long budget;

        Campaign(String name, boolean on, long budget) {
            this.name = name;
            this.on = on;
            this.budget = budget;
        }

        long serving() {
            return on ? budget : 0;
        }
    }

    /** A change of a campaign's status or of its budget. */
    private static final class Sent {

        private final Campaign campaign;
        private final SpendRequest asked;
        private final @Nullable Boolean on;
        private final @Nullable Long budget;
        private boolean landed;

        Sent(Campaign campaign, SpendRequest asked, @Nullable Boolean on, @Nullable Long budget) {
            this.campaign = campaign;
            this.asked = asked;
            this.on = on;
            this.budget = budget;
        }

        String key() {
            return campaign.name + " " + asked.principal();
        }

        void land() {
            landed = true;
            if (on != null) {
                campaign.on = on;
            } else if (budget != null) {
                campaign.budget = budget;
            }
        }
    }
}
