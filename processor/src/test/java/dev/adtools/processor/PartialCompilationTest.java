package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compilations of a part of a module, beside what was compiled before. */
final class PartialCompilationTest {

    private static final Path GOOD = Corpus.RESOURCES.resolve("good").resolve("sample");
    private static final List<String> FIRST = List.of(
            "package-info",
            "ports/AlphaAds ports/Ledger",
            "alpha/AppStore",
            "parts/Kind parts/When parts/Sorting parts/Span",
            "orders/Speed");
    private static final List<String> ANY_ORDER = List.of(
            "alpha/PauseCampaign alpha/PauseCampaignHandler",
            "alpha/Ping",
            "alpha/CheckDraft alpha/DraftRule",
            "alpha/CreateCampaign",
            "alpha/ListEverything",
            "orders/OrderRequest orders/OrderSummary orders/WholeOrder");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void changesNothingWhenAFileIsCompiledAlone(long seed) {
        assertThat(compile(all())).isEmpty();
        Map<String, String> atOnce = generated();
        List<Path> files = new ArrayList<>(all());
        Collections.shuffle(files, new Random(seed));

        for (Path file : files) {
            assertThat(compile(List.of(file))).as("%s alone", file).isEmpty();
            assertThat(generated()).as("after %s alone", file).isEqualTo(atOnce);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void growsToTheSameModuleToolByTool(long seed, @TempDir Path whole) {
        List<String> groups = new ArrayList<>(ANY_ORDER);
        Collections.shuffle(groups, new Random(seed));

        Stream.concat(FIRST.stream(), groups.stream())
                .forEach(group -> assertThat(compile(files(group))).as(group).isEmpty());

        assertThat(compile(all(), whole)).isEmpty();
        Map<String, String> atOnce = generated(whole);
        assertThat(generated())
                .hasSameSizeAs(atOnce)
                .allSatisfy((name, text) -> assertThat(text).as(name).isEqualTo(atOnce.get(name)));
    }

    @Test
    void asksForTheModuleBeforeItsTools() {
        FIRST.stream()
                .skip(1)
                .forEach(group -> assertThat(compile(files(group))).isEmpty());

        assertThat(compile(files("alpha/Ping")))
                .singleElement()
                .asString()
                .startsWith("[NO_TOOL_MODULE] tool \"Ping\"");
    }

    @Test
    void dropsWhatIsNoToolAnyMoreWithTheNextTool() throws IOException {
        assertThat(compile(all())).isEmpty();
        assertThat(compile(List.of(source("sample/alpha/Ping.java", "package sample.alpha; record Ping() {}"))))
                .isEmpty();

        assertThat(compile(files("alpha/CheckDraft"))).isEmpty();

        assertThat(generated().get("sample/GeneratedToolTable.java"))
                .contains("\"pause_campaign\"")
                .doesNotContain("Ping");
    }

    @Test
    void refusesTheNameOfAToolThatWasCompiledBefore() throws IOException {
        assertThat(compile(all())).isEmpty();
        String twin = Files.readString(GOOD.resolve("alpha/Ping.java")).replace("Ping", "Pong");

        assertThat(compile(List.of(source("sample/alpha/Pong.java", twin))))
                .singleElement()
                .asString()
                .startsWith("[DUPLICATE_TOOL_NAME] tool name \"ping\" is already taken by \"sample.alpha.Ping\".");
    }

    // It sorts the constants of enums that it reads from class files, and the cases of a sealed interface that names
    // none.
    @Test
    void givesTheSameWithTheCompilerOfEclipse(@TempDir Path other) {
        assertThat(compile(all())).isEmpty();
        assertThat(compile(new EclipseCompiler(), all(), other)).isEmpty();

        Map<String, String> byJavac = generated();
        assertThat(generated(other))
                .hasSameSizeAs(byJavac)
                .allSatisfy((name, text) -> assertThat(sorted(text)).as(name).isEqualTo(sorted(byJavac.get(name))));
    }

    private static List<String> sorted(@Nullable String text) {
        return Stream.of(Objects.requireNonNull(text).split("\\R", -1))
                .map(line -> line.replaceAll("^ *(} else )?|,$", ""))
                .sorted()
                .toList();
    }

    @Test
    void saysWhatToDoWhereACompilerReplacesNothing() {
        assertThat(compile(new EclipseCompiler(), all(), folder)).isEmpty();

        assertThat(compile(new EclipseCompiler(), files("alpha/Ping"), folder))
                .first()
                .asString()
                .endsWith("PingDispatch. Delete the generated sources, and compile again.");
    }

    @Test
    void waitsForATypeThatAnotherProcessorMakes() throws IOException {
        JavaFileObject tool = JavaFileObjects.forSourceString("one.Ask", """
                package one;

                import dev.adtools.api.*;

                @Tool(name = "ask", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                        group = ToolGroup.REPORTING, handler = Ask.Handler.class)
                record Ask(@Arg(description = "a") Made made) {
                    record Answer(@Arg(description = "a") Made made) {}

                    static final class Handler implements ReadHandler<Ask, Answer> {
                        @Override
                        public Outcome<Answer> read(Ask arguments, CallContext context) {
                            return Outcome.completed(new Answer(arguments.made()));
                        }
                    }
                }
                """);

        Compilation compilation = Compiler.javac()
                .withProcessors(new ToolProcessor(), new Maker("one.Made", """
                        package one;

                        record Made(@dev.adtools.api.Arg(description = "n") String name) {}
                        """))
                .withOptions("--release", "17", "-Xlint:all,-processing", "-Werror")
                .compile(
                        tool,
                        JavaFileObjects.forSourceString(
                                "one.package-info", "@dev.adtools.api.ToolModule package one;"));

        assertThat(compilation.errors()).isEmpty();
        assertThat(Generations.text(compilation)).containsKey("ask.json");
        assertThat(Generations.text(compilation).get("one.GeneratedToolTable.java"))
                .contains("new AskDispatch()");
    }

    @Test
    void waitsForRulesThatAnotherProcessorMakes() throws IOException {
        JavaFileObject tool = JavaFileObjects.forSourceString("one.Ask", """
                package one;

                import dev.adtools.api.*;
                import dev.adtools.api.json.JsonObject;

                @Tool(name = "ask", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                        group = ToolGroup.REPORTING, rules = Made.class, handler = Ask.Handler.class)
                record Ask() {
                    static final class Handler implements ReadHandler<Ask, JsonObject> {
                        @Override
                        public Outcome<JsonObject> read(Ask arguments, CallContext context) {
                            return Outcome.completed(JsonObject.EMPTY);
                        }
                    }
                }
                """);

        Compilation compilation = Compiler.javac()
                .withProcessors(new ToolProcessor(), new Maker("one.Made", """
                        package one;

                        import dev.adtools.api.*;

                        enum Made implements Rule {
                            MADE_1;

                            @Override
                            public RuleDescription description() {
                                return RuleDescription.info("It was made.", RuleSource.SERVICE);
                            }
                        }
                        """))
                .withOptions("--release", "17", "-Xlint:all,-processing", "-Werror")
                .compile(
                        tool,
                        JavaFileObjects.forSourceString(
                                "one.package-info", "@dev.adtools.api.ToolModule package one;"));

        assertThat(compilation.errors()).isEmpty();
        assertThat(Generations.text(compilation).get("one.AskDispatch.java")).contains("Rule.of(Made.values())");
    }

    @Test
    void refusesAToolThatComesAfterTheTable() throws IOException {
        JavaFileObject module = JavaFileObjects.forSourceString(
                "sample.package-info", Files.readString(GOOD.resolve("package-info.java")));
        Maker late = new Maker("sample.alpha.Ping", Files.readString(GOOD.resolve("alpha/Ping.java")));

        Compilation compilation =
                Compiler.javac().withProcessors(new ToolProcessor(), late).compile(module);

        assertThat(compilation.errors())
                .extracting(error -> error.getMessage(null))
                .containsExactly("The table of tools was written when \"ping\" came. Generate it in an earlier round.");
    }

    private static List<Path> all() {
        return Stream.concat(FIRST.stream(), ANY_ORDER.stream())
                .flatMap(group -> files(group).stream())
                .toList();
    }

    private static List<Path> files(String group) {
        return Stream.of(group.split(" ", -1))
                .map(name -> GOOD.resolve(name + ".java"))
                .toList();
    }

    private Path source(String name, String text) throws IOException {
        Path file = folder.resolve("changed").resolve(name);
        Files.createDirectories(file.resolveSibling(""));
        return Files.writeString(file, text);
    }

    private List<String> compile(List<Path> files) {
        return compile(files, folder);
    }

    private static List<String> compile(List<Path> files, Path folder) {
        return compile(ToolProvider.getSystemJavaCompiler(), files, folder);
    }

    /** Compiles files beside what a folder has; returns what the compiler says. */
    private static List<String> compile(JavaCompiler compiler, List<Path> files, Path folder) {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(said, null, null)) {
            Path classes = Files.createDirectories(folder.resolve("classes"));
            Path sources = Files.createDirectories(folder.resolve("sources"));
            List<String> options = List.of(
                    "--release",
                    "17",
                    "-d",
                    classes.toString(),
                    "-s",
                    sources.toString(),
                    "-cp",
                    classes + System.getProperty("path.separator") + System.getProperty("java.class.path"));
            JavaCompiler.CompilationTask task =
                    compiler.getTask(null, manager, said, options, null, manager.getJavaFileObjectsFromPaths(files));
            task.setProcessors(List.of(new ToolProcessor()));
            if (!task.call() && said.getDiagnostics().isEmpty()) {
                throw new AssertionError("the compiler ended without a word");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return said.getDiagnostics().stream()
                .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                .map(one -> one.getMessage(null))
                .toList();
    }

    private Map<String, String> generated() {
        return generated(folder);
    }

    /** Returns the generated sources, descriptors and schemas of a folder. */
    private static Map<String, String> generated(Path folder) {
        Map<String, String> texts = new TreeMap<>();
        for (Path root : List.of(folder.resolve("sources"), folder.resolve("classes"))) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (!file.toString().endsWith(".class")) {
                        texts.put(root.relativize(file).toString(), Files.readString(file));
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return texts;
    }

    /** Processor that makes a record in the first round. */
    private static final class Maker extends AbstractProcessor {

        private final String name;
        private final String source;
        private boolean isDone;

        Maker(String name, String source) {
            this.name = name;
            this.source = source;
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!isDone) {
                isDone = true;
                try (Writer out =
                        processingEnv.getFiler().createSourceFile(name).openWriter()) {
                    out.write(source);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }
}
