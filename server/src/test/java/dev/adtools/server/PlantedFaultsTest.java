package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.FaultyRun;
import dev.adtools.api.fixtures.PlantedFault;
import dev.adtools.server.fixtures.DatabaseTemplate;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Faults that would break a promise: each is noticed by the test that stands beside it. */
class PlantedFaultsTest {

    static Stream<PlantedFault> faults() {
        return PlantedFault.all();
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("faults")
    void fitsTheSource(PlantedFault fault) throws ClassNotFoundException {
        assertThat(fault.planted()).isNotEmpty();
        assertThat(fault.guardExists()).as(fault.test()).isTrue();
    }

    @Test
    @EnabledIfSystemProperty(named = "deep", matches = ".*")
    void areNoticed(@TempDir Path folder) throws Exception {
        assertThat(FaultyRun.unnoticed(faults().toList(), folder, DatabaseTemplate.option()))
                .isEmpty();
    }
}
