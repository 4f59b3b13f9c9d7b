package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Neither a handler nor a port nor a module can make a grant or a right to send: the compiler refuses each attempt. */
final class ForgedRightsTest {

    private static final String MARKER = "// ! ";

    static Stream<String> attempts() throws IOException {
        try (Stream<Path> files = Files.list(Corpus.RESOURCES.resolve("forged"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("attempts")
    void isRefusedAtEachMarkedLine(String name) throws IOException {
        List<JavaFileObject> sources = Corpus.sources("forged/" + name);
        List<String> lines =
                sources.get(0).getCharContent(false).toString().lines().toList();
        List<Integer> marked = IntStream.range(0, lines.size())
                .filter(at -> lines.get(at).contains(MARKER))
                .boxed()
                .toList();

        Compilation compilation =
                Compiler.javac().withOptions("--release", "17").compile(sources);

        assertThat(marked).isNotEmpty();
        assertThat(compilation.errors()).hasSameSizeAs(marked);
        for (int i = 0; i < marked.size(); i++) {
            Diagnostic<? extends JavaFileObject> error = compilation.errors().get(i);
            assertThat(error.getLineNumber()).isEqualTo(marked.get(i) + 1);
            assertThat(error.getMessage(Locale.ROOT))
                    .contains(lines.get(marked.get(i)).replaceFirst(".*" + MARKER, ""));
        }
    }
}
