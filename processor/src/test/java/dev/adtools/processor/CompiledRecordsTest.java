package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.TestContexts;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.CallDetails;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolTable;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records that were compiled before, of which javac shows less. */
final class CompiledRecordsTest {

    private static final JavaFileObject MODULE =
            JavaFileObjects.forSourceString("one.package-info", "@dev.adtools.api.ToolModule package one;");

    private static final JavaFileObject TOOL = JavaFileObjects.forSourceString("one.ListChanges", """
            package one;

            import dev.adtools.api.*;
            import java.util.List;

            @Tool(name = "list_changes", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                    group = ToolGroup.REPORTING, handler = ListChanges.Handler.class)
            public record ListChanges() {
                public record Result(List<Change> changes) {}

                public static final class Handler implements ReadHandler<ListChanges, Result> {
                    @Override
                    public Outcome<Result> read(ListChanges arguments, CallContext context) {
                        return Outcome.completed(new Result(List.of(
                                new Change("name", new dev.adtools.api.json.JsonString("a"), new dev.adtools.api.json.JsonString("b")))));
                    }
                }
            }
            """);

    @Test
    void tellWhichMembersMayBeNull(@TempDir Path folder) throws Exception {
        var compilation = Corpus.compile(List.of(MODULE, TOOL));
        assertThat(compilation.errors()).isEmpty();
        Generations.classes(compilation, folder);

        String schema = Generations.text(compilation).get("list_changes.json");
        assertThat(Objects.requireNonNull(schema).replaceAll("\\s+", ""))
                .contains("\"currency\":{\"type\":[\"string\",\"null\"]}", "\"field\":{\"type\":\"string\"}");
        assertThat(written(folder))
                .isEqualTo("{\"changes\":[{\"field\":\"name\",\"before\":\"a\",\"after\":\"b\",\"unit\":null,"
                        + "\"currency\":null}]}");
    }

    @SuppressWarnings("unchecked")
    private static String written(Path folder) throws Exception {
        ClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, CompiledRecordsTest.class.getClassLoader());
        Object needs =
                loader.loadClass("one.ToolDependencies").getConstructors()[0].newInstance();
        ToolTable table = (ToolTable)
                loader.loadClass("one.GeneratedToolTable").getConstructors()[0].newInstance(needs);
        ReadDispatch<Object, Object> tool =
                (ReadDispatch<Object, Object>) Objects.requireNonNull(table.find("list_changes"));
        CallContext context = TestContexts.call((CallDetails)
                Proxy.newProxyInstance(loader, new Class<?>[] {CallDetails.class}, (proxy, method, arguments) -> null));
        Outcome<Object> outcome = tool.read(
                loader.loadClass("one.ListChanges").getConstructors()[0].newInstance(), context);
        JsonWriter out = new JsonWriter();
        outcome.fold(
                result -> {
                    tool.encode(result, out);
                    return true;
                },
                error -> false);
        return new String(out.toBytes(), StandardCharsets.UTF_8);
    }
}
