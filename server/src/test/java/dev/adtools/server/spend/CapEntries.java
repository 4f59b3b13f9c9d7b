package dev.adtools.server.spend;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Source;
import dev.adtools.api.SpendEffect;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.spend.SpendSection.CapSection;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Caps and writes to hold against them. */
final class CapEntries {

    static final AlphaAccountId ACCOUNT = new AlphaAccountId("1234567890");
    static final PlatformEnvironment LIVE = new PlatformEnvironment(Source.LIVE, "live");

    private CapEntries() {}

    /** Returns an entry with limits per call and per day, in euros. */
    static CapSection entry(String perCall, String perDay) {
        return entry("", perCall, perDay, "", "");
    }

    static CapSection entry(String zone, String perCall, String perDay, String percent, String creates) {
        return new CapSection("alpha", "123-456-7890", "EUR", zone, perCall, perDay, percent, creates);
    }

    static Caps caps(CapSection... entries) {
        return Caps.of(new SpendSection(List.of(entries)));
    }

    /** Returns a live creation with a daily budget in euros. */
    static SpendRequest creation(String operationId, long budget) {
        return request(operationId, null, euros(0, budget), true);
    }

    /** Returns a live change of a daily budget in euros. */
    static SpendRequest change(String operationId, long before, long after) {
        return request(operationId, "campaign " + operationId, euros(before, after), false);
    }

    /** Returns a live change of a paused campaign's daily budget in euros. */
    static SpendRequest pausedChange(String operationId, long before, long after) {
        SpendEffect effect = SpendEffect.whilePaused(before * 1_000_000, after * 1_000_000, "EUR", 2);
        return request(operationId, "campaign " + operationId, effect, false);
    }

    static SpendRequest request(String operationId, @Nullable String entity, SpendEffect effect, boolean creates) {
        return new SpendRequest(operationId, LIVE, ACCOUNT, entity, "robot", effect, creates, Instant.EPOCH);
    }

    static SpendEffect euros(long before, long after) {
        return SpendEffect.daily(before * 1_000_000, after * 1_000_000, "EUR", 2);
    }
}
