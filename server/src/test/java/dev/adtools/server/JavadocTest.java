package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Javadoc comments of all modules begin with a verb or a noun that says what the thing is. */
class JavadocTest {

    private static final Pattern RIDDLE =
            Pattern.compile("/\\*\\*[\\s*]+(?:(?:What|Who|Whoever|Whatever|That|Which|How|Where|When"
                    + "|Whether|Whose|Why|It|They|There|Those)"
                    + "|(?:By|In|Of|To|From|On|At|For|With) (?:what|which|when|whom))\\b[^\\n]*");

    @ParameterizedTest
    @ValueSource(strings = {"api", "processor", "tools", "server"})
    void beginsWithNoPronoun(String module) {
        List<Path> sources = below(Path.of("..", module, "src"))
                .filter(file -> file.toString().endsWith(".java"))
                .toList();

        assertThat(sources).hasSizeGreaterThan(50).flatMap(JavadocTest::riddles).isEmpty();
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> riddles(Path source) {
        try {
            return RIDDLE.matcher(Files.readString(source))
                    .results()
                    .map(MatchResult::group)
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
