package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares the bill of materials with the libraries that are shaded into others in the shipped jar. */
class BillOfMaterialsIT {

    private static final File BOM = new File("target", "bom.json");

    /** A package under such a word, or with another's top level in it, came from elsewhere. */
    private static final Pattern SHADED =
            Pattern.compile("(.+/(?:shaded|repackaged|relocated|inlined|com|org)/.+)/[^/]+\\.class");

    private static final Pattern LICENCE = Pattern.compile("META-INF/licenses/([^/]+)/([^/]+)-([^/-]+)/.+");

    /** Stands in the sources of the library itself: db-scheduler's, and SnakeYAML's. */
    private static final List<String> OWN =
            List.of("com.github.kagkarlsson.shaded.jdbc", "org.yaml.snakeyaml.external.com.google.gdata");

    private static List<String> entries = List.of();
    private static List<JsonNode> components = List.of();

    @BeforeAll
    static void read() throws IOException {
        // It is not written when Maven is offline.
        assumeThat(BOM.exists() || "true".equals(System.getenv("CI"))).isTrue();
        try (JarFile jar = new JarFile("target/adtools.jar")) {
            entries = jar.stream().map(entry -> entry.getName()).toList();
        }
        components = StreamSupport.stream(
                        new ObjectMapper().readTree(BOM).path("components").spliterator(), false)
                .toList();
    }

    @Test
    void namesWhatIsShaded() {
        Set<String> listed = properties("adtools:package");
        listed.addAll(OWN);

        assertThat(shadedPackages().filter(name -> listed.stream().noneMatch(root -> isIn(root, name))))
                .as("packages that a library brought from elsewhere; list what they are in src/sbom/shaded.json")
                .isEmpty();
    }

    @Test
    void namesNothingThatIsGone() {
        List<String> packages = shadedPackages().toList();

        assertThat(properties("adtools:package"))
                .isNotEmpty()
                .allMatch(root -> packages.stream().anyMatch(name -> isIn(root, name)));
    }

    @Test
    void namesWhatTheDriverOfPostgresqlHasLicencesOf() {
        Set<String> licensed = entries.stream()
                .map(LICENCE::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(1) + ":" + found.group(2) + ":" + found.group(3))
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(licensed)
                .hasSize(4)
                .isEqualTo(shaded().filter(component ->
                                property(component, "adtools:shaded-into").startsWith("org.postgresql:postgresql:"))
                        .map(BillOfMaterialsIT::coordinates)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void wasLookedAtForTheseVersions() {
        assertThat(components.stream().map(BillOfMaterialsIT::coordinates).collect(Collectors.toSet()))
                .as("a new version may have other libraries in it; look, then note the version in src/sbom/shaded.json")
                .containsAll(properties("adtools:shaded-into"));
    }

    @Test
    void namesLicences() {
        assertThat(shaded())
                .isNotEmpty()
                .allMatch(component ->
                        !component.at("/licenses/0/license/id").asText().isEmpty());
    }

    private static Stream<String> shadedPackages() {
        return entries.stream()
                .map(entry -> entry.replaceFirst("^META-INF/versions/[0-9]+/", ""))
                .map(SHADED::matcher)
                .filter(Matcher::matches)
                .map(found -> found.group(1).replace('/', '.'))
                .distinct();
    }

    private static Stream<JsonNode> shaded() {
        return components.stream()
                .filter(component -> !property(component, "adtools:shaded-into").isEmpty());
    }

    private static Set<String> properties(String name) {
        return shaded().map(component -> property(component, name)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String property(JsonNode component, String name) {
        for (JsonNode property : component.path("properties")) {
            if (property.path("name").asText().equals(name)) {
                return property.path("value").asText();
            }
        }
        return "";
    }

    private static String coordinates(JsonNode component) {
        return Stream.of("group", "name", "version")
                .map(part -> component.path(part).asText())
                .collect(Collectors.joining(":"));
    }

    private static boolean isIn(String root, String name) {
        return (name + ".").startsWith(root + ".");
    }
}
