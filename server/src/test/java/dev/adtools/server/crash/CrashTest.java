package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No write reaches the platform twice, and none that was acknowledged is lost, however often the process dies in the middle;
 * and after every death, what is counted of a day is what was applied or may have been.
 * {@code -Dkills} says how often (5000 for a night), {@code -Dseed} makes a run again.
 */
@Timeout(7200)
class CrashTest {

    private static final int KILLS = Depth.of("kills", 4, 8);
    private static final int KILLS_OF_THE_FORGETFUL = 5;
    private static final int RUNS_OF_THE_FORGETFUL = 5;
    private static final long SEED = Seed.drawn("kills");

    @ParameterizedTest
    @EnumSource
    void writesOnceHoweverOftenItIsKilled(Backend backend) throws Exception {
        CrashRun.Result result = new CrashRun(backend, "durable", SEED).kill(KILLS);

        report(backend + " durable", result);
        assertThat(result.broken()).as("seed %s", SEED).isEmpty();
        assertThat(result.miscounted()).as("seed %s", SEED).isEmpty();
        assertThat(result.over()).isGreaterThan(KILLS);
        // A node that ends by itself, because its point does not come or nobody notices it, has not been killed.
        assertThat(result.missed()).as("seed %s", SEED).isZero();
        // Otherwise no kill hit the moment that all this is about.
        assertThat(result.unknown()).isPositive();
    }

    @Test
    void noticesNodesThatForget() throws Exception {
        List<String> broken = List.of();
        for (int run = 0; run < RUNS_OF_THE_FORGETFUL && broken.isEmpty(); run++) {
            CrashRun.Result result = new CrashRun(Backend.SQLITE, "forgetful", SEED + run).kill(KILLS_OF_THE_FORGETFUL);
            report("SQLITE forgetful", result);
            broken = result.broken();
        }

        assertThat(broken).as("seed %s", SEED).isNotEmpty();
    }

    @SuppressWarnings("SystemOut")
    private static void report(String what, CrashRun.Result result) {
        System.out.println(what + ": " + result);
    }
}
