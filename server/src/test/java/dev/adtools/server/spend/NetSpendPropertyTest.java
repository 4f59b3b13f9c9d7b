package dev.adtools.server.spend;

import static dev.adtools.server.spend.CapEntries.caps;
import static dev.adtools.server.spend.CapEntries.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random changes of a few campaigns by several principals: the campaigns never serve more above the start of the day than the
 * day has counted, and the day never counts more than its cap. {@code -Dnet.steps} sets the number of steps.
 */
class NetSpendPropertyTest {

    private static final int STEPS = Depth.of("net.steps", 1_200, 2_000);
    private static final int STEPS_A_DAY = 300;
    private static final long SEED = Seed.drawn("net-spend");
    private static final long PER_DAY = 150;

    private final SettableClock clock = new SettableClock();
    private final SpendGuard guard = new SpendGuard(caps(entry("1000", String.valueOf(PER_DAY))), clock);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverServesMoreThanTheDayCounts(Backend backend) {
        int returned = 0;
        try (TestStore store = backend.open()) {
            CampaignModel model =
                    new CampaignModel(new ClockedTx(store.tx(), clock), guard, clock, new SplittableRandom(SEED));
            for (int day = 0; day * STEPS_A_DAY < STEPS; day++) {
                model.beginDay();
                long before = 0;
                for (int step = 0; step < STEPS_A_DAY; step++) {
                    // Every other day each change ends before the next one begins, and then the counts are exact.
                    boolean alone = day % 2 == 1;
                    if (alone) {
                        model.wholeChange();
                    } else {
                        model.step();
                    }
                    long used = model.used();
                    assertThat(model.served())
                            .as("day %d, step %d, seed %d", day, step, SEED)
                            .isLessThanOrEqualTo(used);
                    assertThat(used).as("seed %d", SEED).isBetween(0L, PER_DAY * CampaignModel.EURO);
                    assertThat(alone ? used : model.netOfPrincipals())
                            .as("day %d, step %d, seed %d", day, step, SEED)
                            .isEqualTo(model.netOfPrincipals());
                    returned += used < before ? 1 : 0;
                    before = used;
                }
                model.endDay();
                clock.advance(Duration.ofDays(1));
            }
            assertThat(model.refused()).as("seed %d", SEED).isPositive();
        }

        assertThat(returned).as("seed %d", SEED).isPositive();
    }
}
