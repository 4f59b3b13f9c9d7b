package dev.adtools.server;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import dev.adtools.api.fixtures.Golden;
import dev.adtools.server.fixtures.ArchitecturePage;
import dev.adtools.server.idempotency.OperationState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pictures and tables of {@code docs/architecture.md} agree with the code. */
@ArchTag(Golden.TAG)
@AnalyzeClasses(packages = "dev.adtools.server", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {

    private static final String ROOT = "dev.adtools.server";
    private static final Pattern STEP =
            Pattern.compile("^ {24}(?:steps\\.(\\w+)\\(\\)|new (\\w+)\\()", Pattern.MULTILINE);
    private static final Pattern TABLE = Pattern.compile("CREATE (?:UNLOGGED )?TABLE (\\w+) \\(\\R");
    // Of the build alone are those with a scope or a type.
    private static final Pattern USED_TABLE = Pattern.compile("\\b(?:FROM|JOIN|INTO|UPDATE) (\\w+)");
    private static final Pattern DEPENDENCY =
            Pattern.compile("<artifactId>adtools-(\\w+)</artifactId>\\s*</dependency>");

    private final ArchitecturePage page = ArchitecturePage.read();

    @ArchTest
    void listsEveryPackageWithThoseThatItUses(JavaClasses classes) {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass type : classes) {
            if (!type.getPackageName().equals(ROOT)) {
                uses.computeIfAbsent(relative(type), name -> new TreeSet<>())
                        .addAll(type.getDirectDependenciesFromSelf().stream()
                                .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                                .filter(target -> target.getPackageName().startsWith(ROOT + "."))
                                .map(ArchitectureTest::relative)
                                .filter(name -> !name.equals(relative(type)))
                                .collect(toSet()));
            }
        }

        assertThat(page.rows("Packages of the server"))
                .extracting(row -> ArchitecturePage.code(row.get(0)).get(0))
                .containsExactlyInAnyOrderElementsOf(uses.keySet());
        ArchitecturePage expected = page;
        for (Map.Entry<String, Set<String>> used : uses.entrySet()) {
            expected = expected.withUses(used.getKey(), used.getValue());
        }
        Golden.hold(ArchitecturePage.FILE, expected.text());
    }

    private static String relative(JavaClass type) {
        return type.getPackageName().substring(ROOT.length() + 1);
    }

    @ArchTest
    void showsTheOrderOfACall(JavaClasses classes) throws IOException {
        String factory = Files.readString(Path.of("src/main/java/dev/adtools/server/ToolPipelineFactory.java"));
        String ofCalls = factory.substring(0, factory.indexOf("ToolPipeline ofChecks("));
        List<String> steps = STEP.matcher(ofCalls)
                .results()
                .map(step -> step.group(1) == null ? step.group(2) : step.group(1))
                .collect(toCollection(ArrayList::new));
        steps.add("RunTool");

        List<String> arrows = new ArrayList<>();
        for (int i = 1; i < steps.size(); i++) {
            arrows.add(steps.get(i - 1) + " --> " + steps.get(i));
        }
        assertThat(steps).hasSizeGreaterThan(10);
        Golden.hold(ArchitecturePage.FILE, page.withArrows("A call", arrows).text());
    }

    @ArchTest
    void showsEveryStateOfOperationsAndWorkflows(JavaClasses classes) {
        assertThat(states("The states of a write")).isEqualTo(names(OperationState.values()));
        assertThat(states("The states of a workflow")).isEqualTo(names(WorkflowState.values()));
    }

    private Set<String> states(String heading) {
        return page.arrows(heading).stream()
                .flatMap(arrow -> Stream.of(arrow.split(" --> ")))
                .filter(state -> !state.equals("[*]"))
                .collect(toSet());
    }

    private static Set<String> names(Enum<?>[] values) {
        return Arrays.stream(values).map(Enum::name).collect(toSet());
    }

    @ArchTest
    void listsEveryTable(JavaClasses classes) throws IOException {
        Set<String> tables = new TreeSet<>();
        try (Stream<Path> migrations = Files.list(Path.of("src/main/resources/migrations"))) {
            for (Path migration :
                    migrations.filter(file -> file.toString().endsWith(".sql")).toList()) {
                tables.addAll(first(TABLE, Files.readString(migration)));
            }
        }

        Set<String> shown = page.rows("Tables").stream()
                .flatMap(row -> ArchitecturePage.code(row.get(0)).stream())
                .collect(toCollection(TreeSet::new));
        assertThat(shown).isEqualTo(tables);
    }

    @ArchTest
    void readsATableInItsPackageOnly(JavaClasses classes) throws IOException {
        Map<String, String> owners = new HashMap<>();
        page.rows("Tables")
                .forEach(row -> ArchitecturePage.code(row.get(0))
                        .forEach(table -> owners.put(
                                table, ArchitecturePage.code(row.get(2)).get(0))));
        Set<String> readers = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                first(USED_TABLE, Files.readString(file)).stream()
                        .filter(table -> owners.containsKey(table) && !isOf(owners.get(table), file))
                        .forEach(table -> readers.add(file.getFileName() + " reads " + table));
            }
        }

        assertThat(readers).isEmpty();
    }

    private static boolean isOf(String owner, Path file) {
        return file.resolveSibling("").endsWith(Path.of("server", owner));
    }

    @ArchTest
    void showsWhichModuleUsesWhich(JavaClasses classes) throws IOException {
        Set<String> uses = new TreeSet<>();
        for (String module : List.of("api", "processor", "tools", "server")) {
            String pom = Files.readString(Path.of("..", module, "pom.xml"));
            first(DEPENDENCY, pom).forEach(other -> uses.add(module + " --> " + other));
        }

        assertThat(new TreeSet<>(page.arrows("Modules"))).isEqualTo(uses);
    }

    private static Set<String> first(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(toSet());
    }
}
