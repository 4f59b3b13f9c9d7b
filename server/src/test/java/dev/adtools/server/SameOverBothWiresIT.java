package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.SettableMeter;
import io.dropwizard.testing.ConfigOverride;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A call is the same call over REST and over MCP, in whatever revision: the same outcome and bytes, quotas and records.
 * {@code -Dwires.calls} says how many are tried, {@code -Dseed} which.
 */
class SameOverBothWiresIT {

    private static final int CALLS = Depth.of("wires.calls", 150, 400);
    private static final long SEED = Seed.drawn("calls over both wires");
    // Of fewer none may repeat a key over the other wire.
    private static final int ENOUGH_TO_CROSS = 1_000;
    private static final String MANY = "1000000";
    private static final List<String> RECORDS =
            List.of("call", "write.sent", "write.staged", "operation.ended", "action.approve");

    private final Random random = new Random(SEED);
    private TwinService first;
    private TwinService second;
    private Twins twins;

    // Each service takes back its own; what tok3 asks for beyond them is refused now and then.
    private static ConfigOverride[] settings() {
        return new ConfigOverride[] {
            config("quotas.requestsPerMinute", MANY),
            config("quotas.readsPerMinute", MANY),
            config("quotas.validationsPerMinute", MANY),
            config("quotas.writesPerMinute", MANY),
            config("quotas.writesPerDay", MANY),
            config("quotas.tokens.tok3.requestsPerMinute", part(14)),
            config("quotas.tokens.tok3.readsPerMinute", part(3)),
            config("quotas.tokens.tok3.writesPerMinute", part(3)),
            config("quotas.tokens.tok3.writesPerDay", part(1)),
            config("idempotency.newKeysPerSecond", MANY),
            config("idempotency.newKeysBurst", MANY)
        };
    }

    private static String part(int percent) {
        return Integer.toString(CALLS * percent / 100);
    }

    @BeforeEach
    void start() throws Exception {
        SettableMeter time = new SettableMeter();
        first = new TwinService(time, settings());
        second = new TwinService(time, settings());
        twins = new Twins(first, second, random);
    }

    @AfterEach
    void stop() {
        twins.close();
        // Settings are taken back to what they were at its start, and that was after the first's.
        second.stop();
        first.stop();
    }

    @Test
    @SuppressWarnings("SystemOut")
    void answersCountsAndRecordsTheSame() {
        System.out.println("wires: seed=" + SEED + ", calls=" + CALLS);

        new DrawnCalls(twins, random).run(CALLS);
        for (String token : List.of("all", "reader", "other", "busy")) {
            twins.same("usage of " + token, twin -> twin.usage(token));
        }
        twins.same("days", TwinService::end);
        twins.same("refusals at the door", TwinService::turnedAway);
        for (String kind : RECORDS) {
            twins.same("records of " + kind, twin -> twin.records(kind));
        }

        System.out.println("wires: " + twins.outcomes() + ", answered again over the other wire: "
                + (first.crossed() + second.crossed()));
        assertThat(twins.differences()).as("seed %s", SEED).isEmpty();
        assertThat(first.broken()).as("seed %s", SEED).isEmpty();
        assertThat(second.broken()).as("seed %s", SEED).isEmpty();
        if (CALLS >= ENOUGH_TO_CROSS) {
            assertThat(first.crossed() + second.crossed()).isPositive();
        }
    }
}
