package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The comparison of a bill of materials with OSV records, as {@code scripts/vulnerabilities} makes it. */
@Timeout(180)
class VulnerabilitiesIT {

    private static final Path SAMPLES = Path.of("src/test/resources/vulnerabilities");

    private static final List<Case> CASES = List.of(
            new Case(true, "1.0-alpha-1", events("introduced", "0", "fixed", "1.0")),
            new Case(true, "1.0-SNAPSHOT", events("introduced", "0", "fixed", "1.0")),
            new Case(false, "1.0", events("introduced", "0", "fixed", "1.0-alpha-1")),
            new Case(false, "2.0.0.Final", events("introduced", "0", "fixed", "2.0.0")),
            new Case(true, "2.0.0.Final", "\"versions\":[\"1.9\",\"2.0.0\"]"),
            new Case(false, "2.0.1", "\"versions\":[\"1.9\",\"2.0.0\"]"),
            new Case(false, "33.4.0-jre", events("introduced", "1.0", "fixed", "32.0.0-android")),
            new Case(true, "31.1-jre", events("introduced", "1.0", "fixed", "32.0.0-android")),
            new Case(true, "1.9", events("introduced", "0", "fixed", "1.10")),
            new Case(false, "1.10", events("introduced", "0", "last_affected", "1.9")),
            new Case(true, "1.10", events("introduced", "0", "last_affected", "1.10.0")),
            new Case(true, "1.2", events("introduced", "1.2", "last_affected", "1.2")),
            new Case(false, "1.3", events("introduced", "1.2", "last_affected", "1.2")),
            new Case(false, "0.9", events("introduced", "1.0")),
            new Case(true, "7", events("introduced", "1.0")),
            new Case(false, "1.3", events("introduced", "1.0", "fixed", "1.2", "introduced", "1.4", "fixed", "1.5")),
            new Case(true, "1.4.1", events("fixed", "1.5", "introduced", "1.4", "fixed", "1.2", "introduced", "1.0")),
            new Case(true, "1.2", events("introduced", "1.0", "fixed", "1.2", "introduced", "1.2")),
            new Case(false, "1.0", events("introduced", "0").replace("ECOSYSTEM", "GIT")),
            new Case(false, "1.0", ""));

    @TempDir
    private Path folder;

    @Test
    void findsTheOneOfTheSamples() throws Exception {
        Scan scan = scan(SAMPLES.resolve("bom.json"), SAMPLES.resolve("osv.json"));

        assertThat(scan.code()).isEqualTo(1);
        assertThat(scan.out())
                .isEqualTo("org.apache.logging.log4j:log4j-core 2.14.1: GHSA-jfh8-c2jp-5v3q, CVE-2021-44228;"
                        + " fixed in 2.15.0, 2.12.2; Remote code injection in Log4j\n"
                        + "2 components, 2 records of Maven packages, 1 hits\n");
    }

    @Test
    void comparesAsMavenDoes() throws Exception {
        Path bom = bom(IntStream.range(0, CASES.size())
                .mapToObj(i -> "org.example/case-" + i + "@" + CASES.get(i).version())
                .toList());
        Path records = Files.createDirectories(folder.resolve("records/more"));
        for (int i = 0; i < CASES.size(); i++) {
            Files.writeString(records.resolve(i + ".json"), record("Maven", "org.example:case-" + i, "", CASES.get(i)));
        }

        Scan scan = scan(bom, folder.resolve("records"));

        assertThat(scan.code()).isEqualTo(1);
        assertThat(scan.out().lines().filter(line -> line.startsWith("org.example:case-")))
                .extracting(line -> line.substring(0, line.indexOf(':', "org.example:".length())))
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, CASES.size())
                        .filter(i -> CASES.get(i).hit())
                        .mapToObj(i ->
                                "org.example:case-" + i + " " + CASES.get(i).version())
                        .toList());
    }

    @Test
    void readsAZipAndPassesOverWhatIsWithdrawnOrOfAnotherEcosystem() throws Exception {
        Case all = new Case(false, "1.0", events("introduced", "0"));
        Path bom = bom(List.of("org.example/a%2Bb@1.0%2B1", "org.example/withdrawn@1.0", "org.example/other@1.0"));
        Path zip = folder.resolve("all.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            add(out, "a", record("Maven:https://repo.example.com", "org.example:a+b", "", all));
            add(out, "b", record("Maven", "org.example:withdrawn", "\"withdrawn\":\"2024-01-01T00:00:00Z\",", all));
            add(out, "c", record("npm", "org.example:other", "", all));
        }

        Scan scan = scan(bom, zip);

        assertThat(scan.code()).isEqualTo(1);
        assertThat(scan.out())
                .startsWith("org.example:a+b 1.0+1: TEST-1; a summary\n")
                .endsWith("3 components, 2 records of Maven packages, 1 hits\n");
    }

    @Test
    void failsWhereThereIsNothingToCompare() throws Exception {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path broken = Files.writeString(folder.resolve("broken.json"), "{");
        Path sample = SAMPLES.resolve("bom.json");

        assertThat(scan(sample, empty).code()).isEqualTo(2);
        assertThat(scan(sample, broken).out()).contains("broken.json is not JSON");
        assertThat(scan(sample, folder.resolve("nowhere.json")).code()).isEqualTo(2);
        assertThat(scan(bom(List.of()), SAMPLES.resolve("osv.json")).out()).contains("names no Maven component");
    }

    private static String events(String... words) {
        return IntStream.range(0, words.length / 2)
                .mapToObj(i -> "{\"" + words[2 * i] + "\":\"" + words[2 * i + 1] + "\"}")
                .collect(Collectors.joining(",", "\"ranges\":[{\"type\":\"ECOSYSTEM\",\"events\":[", "]}]"));
    }

    private static String record(String ecosystem, String name, String more, Case affected) {
        return "{\"id\":\"TEST-1\"," + more + "\"summary\":\"a summary\",\"affected\":[{\"package\":{\"ecosystem\":\""
                + ecosystem + "\",\"name\":\"" + name + "\"}"
                + (affected.versions().isEmpty() ? "" : "," + affected.versions()) + "}]}";
    }

    private Path bom(List<String> purls) throws IOException {
        return Files.writeString(
                folder.resolve("bom.json"),
                purls.stream()
                        .map(purl -> "{\"purl\":\"pkg:maven/" + purl + "?type=jar\"}")
                        .collect(Collectors.joining(",", "{\"components\":[{\"components\":[", "]}]}")));
    }

    private static void add(ZipOutputStream out, String name, String record) throws IOException {
        out.putNextEntry(new ZipEntry(name + ".json"));
        out.write(record.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
    }

    private static Scan scan(Path bom, Path export) throws Exception {
        Process process = new ProcessBuilder("../scripts/vulnerabilities", bom.toString(), export.toString())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Scan(process.waitFor(), out);
    }

    private record Case(boolean hit, String version, String versions) {}

    private record Scan(int code, String out) {}
}
