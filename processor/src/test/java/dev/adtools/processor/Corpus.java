package dev.adtools.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/** Sources under {@code src/test/resources}, compiled with the processor. */
final class Corpus {

    static final Path RESOURCES = Path.of("src", "test", "resources");

    private Corpus() {}

    /** Compiles the sources that must compile. */
    static Compilation good() {
        return compile(sources("good"));
    }

    /** Compiles the same sources in the opposite order. */
    static Compilation goodReversed() {
        List<JavaFileObject> sources = new ArrayList<>(sources("good"));
        Collections.reverse(sources);
        return compile(sources);
    }

    /** Compiles sources that must compile, with every warning an error. */
    static Compilation compile(List<JavaFileObject> sources) {
        return javac().withProcessors(new ToolProcessor())
                .withOptions("--release", "17", "-Xlint:all,-processing", "-Werror")
                .compile(sources);
    }

    /** Compiles sources that must not compile, going on after errors as Error Prone asks to. */
    static Compilation bad(List<JavaFileObject> sources) {
        return javac().withProcessors(new ToolProcessor())
                .withOptions("--release", "17", "--should-stop=ifError=FLOW")
                .compile(sources);
    }

    /** Returns the sources in a folder, or the one source, by name. */
    static List<JavaFileObject> sources(String name) {
        try (Stream<Path> files = Files.walk(RESOURCES.resolve(name))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .map(Corpus::source)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JavaFileObject source(Path file) {
        try {
            return JavaFileObjects.forResource(file.toUri().toURL());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
