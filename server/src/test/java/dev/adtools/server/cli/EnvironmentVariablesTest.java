package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.server.store.StartupException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EnvironmentVariablesTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"word", "word~n", "word~r~n"})
    void takesTheLineOfAFile(String text) throws Exception {
        assertThat(inFile(text).value("ADTOOLS_X")).isEqualTo("word");
    }

    @Test
    void takesVariablesThatAreSetToNothingForNotSet() {
        EnvironmentVariables variables =
                new EnvironmentVariables(Map.of("ADTOOLS_X", "", "ADTOOLS_X_FILE", "", "ADTOOLS_Y", "y"));

        assertThat(variables.value("ADTOOLS_X")).isNull();
        assertThat(variables.value("ADTOOLS_Y")).isEqualTo("y");
        assertThat(variables.value("ADTOOLS_Z")).isNull();
    }

    @Test
    void leavesVariablesOfOthersAlone() {
        assertThat(new EnvironmentVariables(Map.of("HOME_FILE", "/nowhere", "HOME", "h")).value("HOME"))
                .isEqualTo("h");
    }

    @ParameterizedTest
    @CsvSource({"~n", "secret~nmore", "secret~0", "secret~n~n"})
    void refusesAFileThatHoldsNoValueAndShowsNothingOfIt(String text) throws Exception {
        EnvironmentVariables variables = inFile(text);

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> variables.value("ADTOOLS_X"))
                .withMessageStartingWith("ADTOOLS_X_FILE names the file " + folder.resolve("x") + ", which ")
                .withMessageNotContaining("secret");
    }

    @Test
    void refusesAFileThatIsNotThereOrNoText() throws Exception {
        Files.write(folder.resolve("x"), new byte[] {(byte) 0xff});

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> named("x").value("ADTOOLS_X"))
                .withMessageEndingWith("which cannot be read as text.");
        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> named("missing").value("ADTOOLS_X"))
                .withMessageEndingWith("which cannot be read as text.");
    }

    @Test
    void refusesBothAtOnce() {
        EnvironmentVariables variables =
                new EnvironmentVariables(Map.of("ADTOOLS_X", "secret", "ADTOOLS_X_FILE", "/nowhere"));

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> variables.value("ADTOOLS_X"))
                .withMessage("ADTOOLS_X and ADTOOLS_X_FILE are both set; set one of them.");
    }

    private EnvironmentVariables inFile(String text) throws Exception {
        Files.writeString(
                folder.resolve("x"),
                text.replace("~n", "\n").replace("~r", "\r").replace("~0", "\0"));
        return named("x");
    }

    private EnvironmentVariables named(String file) {
        return new EnvironmentVariables(
                Map.of("ADTOOLS_X_FILE", folder.resolve(file).toString()));
    }
}
