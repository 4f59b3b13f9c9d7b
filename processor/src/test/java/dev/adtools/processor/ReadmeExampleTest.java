package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.adtools.api.CallContext;
import dev.adtools.api.Finding;
import dev.adtools.api.Outcome;
import dev.adtools.api.TestContexts;
import dev.adtools.api.Validation;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.CallDetails;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.api.spi.ValidateDispatch;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holds the tools that docs/add-a-tool.md shows to what that page says; only their package and imports are added. */
final class ReadmeExampleTest {

    private static final Path PAGE = Path.of("..", "docs", "add-a-tool.md");
    private static final Pattern BLOCK = Pattern.compile("^```java\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern TYPE =
            Pattern.compile("^(?:public |final )?(?:record|class|interface) (\\w+)", Pattern.MULTILINE);
    private static final Pattern REFUSAL = Pattern.compile("^```text\\n(.*?)\\n```$", Pattern.MULTILINE);
    private static final String HEAD = "package readme; import dev.adtools.api.*; import dev.adtools.api.json.*;"
            + " import java.time.Instant; import java.util.List; import org.jspecify.annotations.Nullable;\n";
    private static final JavaFileObject MODULE =
            JavaFileObjects.forSourceString("readme.package-info", "@dev.adtools.api.ToolModule package readme;");

    private static ReadDispatch<Object, Object> tool;
    private static ValidateDispatch<Object, Object> check;

    @BeforeAll
    @SuppressWarnings("unchecked")
    static void compile(@TempDir Path folder) throws Exception {
        Compilation compilation = Corpus.compile(sources(Files.readString(PAGE)));
        assertThat(compilation.errors()).isEmpty();
        Generations.classes(compilation, folder);
        ToolTable table =
                table(new URLClassLoader(new URL[] {folder.toUri().toURL()}, ReadmeExampleTest.class.getClassLoader()));
        tool = (ReadDispatch<Object, Object>) Objects.requireNonNull(table.find("get_greeting"));
        check = (ValidateDispatch<Object, Object>) Objects.requireNonNull(table.find("check_greeting"));
    }

    private static List<JavaFileObject> sources(String page) {
        List<JavaFileObject> sources = new ArrayList<>(List.of(MODULE));
        Matcher block = BLOCK.matcher(page);
        while (block.find()) {
            Matcher type = TYPE.matcher(block.group(1));
            assertThat(type.find()).as(block.group(1)).isTrue();
            sources.add(JavaFileObjects.forSourceString("readme." + type.group(1), HEAD + block.group(1)));
        }
        return sources;
    }

    // No port is asked by what is called here.
    private static ToolTable table(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> needs = loader.loadClass("readme.ToolDependencies");
        Constructor<?> ofPorts = needs.getConstructors()[0];
        return (ToolTable) loader.loadClass("readme.GeneratedToolTable")
                .getConstructor(needs)
                .newInstance(ofPorts.newInstance(new Object[ofPorts.getParameterCount()]));
    }

    @Test
    void greetsWhoeverIsNamed() {
        Object arguments = Objects.requireNonNull(tool.decode(reader("{\"name\":\"Ada\"}")));
        Outcome<Object> outcome = tool.read(arguments, context());
        JsonWriter out = new JsonWriter();
        outcome.map(greeting -> {
            tool.encode(greeting, out);
            return greeting;
        });

        assertThat(Json.text(out)).isEqualTo("{\"text\":\"Hello, Ada!\"}");
    }

    @Test
    void refusesWhatTheRecordDoesNotAllow() {
        ArgumentReader reader = reader("{\"name\":\"\",\"nme\":1}");

        assertThat(tool.decode(reader)).isNull();
        assertThat(reader.violations()).extracting(Violation::pointer).containsExactly("/name", "/nme");
    }

    @Test
    void findsWhatIsWrong() {
        Object arguments = Objects.requireNonNull(check.decode(reader("{\"text\":\" \"}")));
        List<Finding> errors = check.validate(arguments, context()).fold(Validation::errors, error -> List.of());

        assertThat(errors).extracting(Finding::rule).containsExactly("GREET-TEXT-1");
    }

    @Test
    void isRefusedInTheWordsOfThePage() throws IOException {
        Matcher refusal = REFUSAL.matcher(Files.readString(PAGE));
        assertThat(refusal.find()).isTrue();
        String page = Files.readString(PAGE)
                .replace("Platform.ALPHA, mode = Mode.READ", "Platform.ALPHA, mode = Mode.VALIDATE");

        assertThat(Corpus.bad(sources(page)).errors())
                .extracting(error -> error.getMessage(Locale.ROOT))
                .containsExactly(refusal.group(1));
    }

    private static ArgumentReader reader(String json) {
        return new ArgumentReader(json.getBytes(StandardCharsets.UTF_8), 0);
    }

    private static CallContext context() {
        return TestContexts.call((CallDetails) Proxy.newProxyInstance(
                CallDetails.class.getClassLoader(), new Class<?>[] {CallDetails.class}, (proxy, method, arguments) -> {
                    throw new AssertionError("a greeting asks nothing of its call");
                }));
    }
}
