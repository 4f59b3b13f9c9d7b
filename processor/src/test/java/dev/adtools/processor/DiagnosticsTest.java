package dev.adtools.processor;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.adtools.processor.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class DiagnosticsTest {

    private static final JavaFileObject MODULE =
            JavaFileObjects.forSourceString("bad.package-info", "@dev.adtools.api.ToolModule package bad;");
    private static final String MARKER = "// ! ";

    static Stream<String> cases() throws IOException {
        try (Stream<Path> files = Files.list(Corpus.RESOURCES.resolve("bad"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void reportsOneErrorAtTheMarkedLine(String name) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>(Corpus.sources("bad/" + name));
        Mark mark = Mark.in(sources);
        if (!mark.code().contains("TOOL_MODULE")) {
            sources.add(MODULE);
        }

        Compilation compilation = Corpus.bad(sources);

        assertThat(compilation.errors()).hasSize(1);
        Diagnostic<? extends JavaFileObject> error = compilation.errors().get(0);
        assertThat(error.getMessage(null)).startsWith("[" + mark.code() + "] ").hasSizeLessThanOrEqualTo(160);
        assertThat(error.getMessage(null)).doesNotContain("\n").endsWith(".");
        assertThat(error.getSource().getName()).isEqualTo(mark.file());
        assertThat(error.getLineNumber()).isEqualTo(mark.line());
        assertThat(error.getColumnNumber()).isPositive();
        assertThat(name).startsWith(mark.code());
    }

    @Test
    void hasACaseForEveryProblem() throws IOException {
        Set<String> shown = cases().map(name -> name.replaceAll("(_[0-9]+)?(\\.java)?$", ""))
                .collect(toCollection(TreeSet::new));

        assertThat(shown)
                .containsExactlyInAnyOrderElementsOf(
                        EnumSet.allOf(Problem.class).stream().map(Enum::name).toList());
    }

    private record Mark(String code, String file, int line) {

        static Mark in(List<JavaFileObject> sources) throws IOException {
            for (JavaFileObject source : sources) {
                List<String> lines =
                        source.getCharContent(false).toString().lines().toList();
                for (int i = 0; i < lines.size(); i++) {
                    int at = lines.get(i).indexOf(MARKER);
                    if (at >= 0) {
                        return new Mark(lines.get(i).substring(at + MARKER.length()), source.getName(), i + 1);
                    }
                }
            }
            throw new AssertionError("no line is marked " + MARKER);
        }
    }
}
