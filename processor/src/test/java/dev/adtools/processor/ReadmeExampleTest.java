package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolTable;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holds the tool that docs/add-a-tool.md shows to what that page says; only its package and imports are added. */
final class ReadmeExampleTest {

    private static final Path PAGE = Path.of("..", "docs", "add-a-tool.md");
    private static final Pattern BLOCK = Pattern.compile("^```java\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern TYPE =
            Pattern.compile("^(?:public |final )?(?:record|class) (\\w+)", Pattern.MULTILINE);
    private static final String HEAD = "package readme; import dev.adtools.api.*;\n";
    private static final JavaFileObject MODULE =
            JavaFileObjects.forSourceString("readme.package-info", "@dev.adtools.api.ToolModule package readme;");

    private static ReadDispatch<Object, Object> tool;

    @BeforeAll
    static void compile(@TempDir Path folder) throws Exception {
        Compilation compilation = Corpus.compile(sources());
        assertThat(compilation.errors()).isEmpty();
        Generations.classes(compilation, folder);
        tool = load(new URLClassLoader(new URL[] {folder.toUri().toURL()}, ReadmeExampleTest.class.getClassLoader()));
    }

    private static List<JavaFileObject> sources() throws IOException {
        List<JavaFileObject> sources = new ArrayList<>(List.of(MODULE));
        Matcher block = BLOCK.matcher(Files.readString(PAGE));
        while (block.find()) {
            Matcher type = TYPE.matcher(block.group(1));
            assertThat(type.find()).as(block.group(1)).isTrue();
            sources.add(JavaFileObjects.forSourceString("readme." + type.group(1), HEAD + block.group(1)));
        }
        return sources;
    }

    @SuppressWarnings("unchecked")
    private static ReadDispatch<Object, Object> load(ClassLoader loader) throws ReflectiveOperationException {
        Class<?> needs = loader.loadClass("readme.ToolDependencies");
        Object table = loader.loadClass("readme.GeneratedToolTable")
                .getConstructor(needs)
                .newInstance(needs.getConstructor().newInstance());
        return (ReadDispatch<Object, Object>) Objects.requireNonNull(((ToolTable) table).find("get_greeting"));
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

    private static ArgumentReader reader(String json) {
        return new ArgumentReader(json.getBytes(StandardCharsets.UTF_8), 0);
    }

    private static CallContext context() {
        return (CallContext) Proxy.newProxyInstance(
                CallContext.class.getClassLoader(), new Class<?>[] {CallContext.class}, (proxy, method, arguments) -> {
                    throw new AssertionError("a greeting asks nothing of its call");
                });
    }
}
