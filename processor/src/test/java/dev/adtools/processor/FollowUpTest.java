package dev.adtools.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FollowUpTest {

    private static final JavaFileObject MODULE =
            JavaFileObjects.forSourceString("one.package-info", "@dev.adtools.api.ToolModule package one;");

    private static final JavaFileObject PORT =
            JavaFileObjects.forSourceString("one.Port", "package one; public interface Port {}");

    /** Names what is generated, as the server does: in a method's body. */
    private static final JavaFileObject WIRING = JavaFileObjects.forSourceString("one.Wiring", """
            package one;

            final class Wiring {
                Object table(Port port) {
                    return new GeneratedToolTable(new ToolDependencies(port));
                }
            }
            """);

    @Test
    void keepsTheTableOfHealthyToolsAndTheNeedsOfAll() {
        JavaFileObject broken = tool("Broken", "brokenTool", "String a", "Port port");

        Compilation compilation =
                Corpus.bad(List.of(MODULE, PORT, WIRING, broken, tool("Fine", "fine", "String a", "")));

        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().get(0).getMessage(null)).startsWith("[BAD_TOOL_NAME]");
    }

    @Test
    void leavesMissingTypesToTheCompiler() {
        JavaFileObject broken = tool("Broken", "broken", "Missing a", "Port port");

        Compilation compilation = Corpus.bad(List.of(MODULE, PORT, WIRING, broken));

        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().get(0).getMessage(null)).contains("cannot find symbol");
    }

    @Test
    void leavesMissingHandlersToTheCompiler() {
        JavaFileObject broken = JavaFileObjects.forSourceString("one.Broken", """
                package one;

                import dev.adtools.api.*;

                @Tool(name = "broken", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                        group = ToolGroup.REPORTING, handler = Missing.class)
                record Broken() {}
                """);

        Compilation compilation = Corpus.bad(List.of(MODULE, broken));

        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().get(0).getMessage(null)).contains("cannot find symbol");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rules = Missing.class | cannot find symbol",
                "spend = SpendControl.MISSING | must be an enum constant",
                "ruleset = 1 | incompatible types",
                "missing = 1 | cannot find symbol"
            })
    void leavesAnnotationsThatAreWrongToTheCompiler(String value, String message) {
        JavaFileObject broken = JavaFileObjects.forSourceString("one.Broken", """
                package one;

                import dev.adtools.api.*;
                import dev.adtools.api.json.JsonObject;

                @Tool(name = "broken", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                        group = ToolGroup.REPORTING, %s, handler = Broken.Handler.class)
                record Broken() {
                    static final class Handler implements ReadHandler<Broken, JsonObject> {
                        @Override
                        public Outcome<JsonObject> read(Broken arguments, CallContext context) {
                            return Outcome.completed(JsonObject.EMPTY);
                        }
                    }
                }
                """.formatted(value));

        Compilation compilation = Corpus.bad(List.of(MODULE, broken));

        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().get(0).getMessage(null)).contains(message);
    }

    @Test
    void leavesAnnotationsThatAreIncompleteToTheCompiler() {
        JavaFileObject broken = JavaFileObjects.forSourceString("one.Broken", """
                package one;

                import dev.adtools.api.*;

                @Tool(name = "broken", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                        handler = Broken.Handler.class)
                record Broken() {
                    abstract static class Handler implements ReadHandler<Broken, String> {}
                }
                """);

        Compilation compilation = Corpus.bad(List.of(MODULE, broken));

        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().get(0).getLineNumber()).isEqualTo(5);
        assertThat(compilation.errors().get(0).getMessage(Locale.ROOT))
                .contains("missing")
                .contains("'group'");
    }

    @Test
    void writesAnEmptyTable() {
        JavaFileObject wiring = JavaFileObjects.forSourceString(
                "one.Wiring",
                "package one; final class Wiring { Object table = new GeneratedToolTable(new ToolDependencies()); }");

        assertThat(Corpus.bad(List.of(MODULE, wiring)).errors()).isEmpty();
    }

    @Test
    void reportsAMistakeInASharedRecordOnce() {
        JavaFileObject shared = JavaFileObjects.forSourceString(
                "one.Shared", "package one; record Shared(@dev.adtools.api.Arg(description = \" \") String a) {}");

        Compilation compilation = Corpus.bad(List.of(
                MODULE, shared, tool("First", "first", "Shared a", ""), tool("Second", "second", "Shared a", "")));

        assertThat(compilation.errors()).hasSize(1);
    }

    @Test
    void reportsAllMistakesOfATool() {
        JavaFileObject broken = tool("Broken", "brokenTool", "java.util.Set<String> a", "int port");

        Compilation compilation = Corpus.bad(List.of(MODULE, broken));

        assertThat(compilation.errors())
                .extracting(error -> error.getMessage(null).replaceAll("].*", "]"))
                .containsExactlyInAnyOrder("[BAD_TOOL_NAME]", "[UNSUPPORTED_TYPE]", "[JDK_DEPENDENCY]");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    java.util.Optional<String> | @Nullable String
                    java.util.Set<Long>        | List<Long>
                    int[]                      | List<Integer>
                    String[]                   | List<String>
                    java.time.LocalDate        | String with a pattern and format = Format.DATE
                    """)
    void saysWhichTypeToUseInstead(String unsupported, String instead) {
        Compilation compilation = Corpus.bad(List.of(MODULE, tool("Broken", "broken_tool", unsupported + " a", "")));

        assertThat(compilation.errors())
                .extracting(error -> error.getMessage(null))
                .singleElement()
                .asString()
                .endsWith(" Use " + instead + ".");
    }

    @Test
    void namesATypeWhole() {
        JavaFileObject handler =
                JavaFileObjects.forSourceString("one.Parts", "package one; class Parts { class S {} }");

        Compilation compilation = Corpus.bad(List.of(MODULE, handler, tool("Broken", "broken_tool", "Parts.S a", "")));

        assertThat(compilation.errors())
                .extracting(error -> error.getMessage(null))
                .singleElement()
                .asString()
                .contains("the type \"Parts.S\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"MEMBERS", "in", "out", "value", "FACTS", "members", "DESCRIPTOR"})
    void takesAnyNameOfAComponent(String name) {
        Compilation compilation = Corpus.bad(List.of(MODULE, tool("Fine", "fine", "String " + name, "")));

        assertThat(compilation.errors()).isEmpty();
    }

    private static JavaFileObject tool(String type, String name, String argument, String port) {
        return JavaFileObjects.forSourceString("one." + type, """
                package one;

                import dev.adtools.api.*;
                import dev.adtools.api.json.JsonObject;

                @Tool(name = "%2$s", title = "t", description = "d", platform = Platform.BETA, mode = Mode.READ,
                        group = ToolGroup.REPORTING, handler = %1$s.Handler.class)
                record %1$s(@Arg(description = "a") %3$s) {
                    static final class Handler implements ReadHandler<%1$s, JsonObject> {
                        Handler(%4$s) {}

                        @Override
                        public Outcome<JsonObject> read(%1$s arguments, CallContext context) {
                            return Outcome.completed(JsonObject.EMPTY);
                        }
                    }
                }
                """.formatted(type, name, argument, port));
    }
}
