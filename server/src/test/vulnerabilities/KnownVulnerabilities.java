import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.adtools.server.call.DisplayText;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.maven.artifact.versioning.ComparableVersion;

/**
 * Compares the Maven components of a CycloneDX document with OSV records, by Maven's own order of versions, and prints the
 * components that a record names. Run by {@code scripts/vulnerabilities}.
 */
final class KnownVulnerabilities {

    private static final int NONE = 0;
    private static final int SOME = 1;
    private static final int UNUSABLE = 2;

    private static final Pattern PURL = Pattern.compile("pkg:maven/([^/]+)/([^@?#]+)@([^?#]+).*");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The versions of each package in the document; one package may be there twice. */
    private final Map<String, Set<String>> versions = new HashMap<>();

    private final Set<String> hits = new TreeSet<>();
    private int components;
    private int records;

    public static void main(String[] arguments) {
        System.exit(new KnownVulnerabilities().run(Path.of(arguments[0]), Path.of(arguments[1])));
    }

    private int run(Path document, Path export) {
        try {
            addComponents(parse(document.toString(), Files.readAllBytes(document)));
            if (components == 0) {
                throw new IOException(document + " names no Maven component");
            }
            read(export);
            // A wrong path must not look like a clean result.
            if (records == 0) {
                throw new IOException(export + " has no OSV record of a Maven package");
            }
        } catch (IOException e) {
            System.err.println(e.getMessage() == null ? e.toString() : DisplayText.of(e.getMessage()));
            return UNUSABLE;
        }
        hits.forEach(System.out::println);
        System.out.println(components + " components, " + records + " records of Maven packages, " + hits.size() + " hits");
        return hits.isEmpty() ? NONE : SOME;
    }

    private static JsonNode parse(String name, byte[] bytes) throws IOException {
        try {
            return JSON.readTree(bytes);
        } catch (JsonProcessingException e) {
            throw new IOException(name + " is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private void addComponents(JsonNode parent) {
        for (JsonNode component : parent.path("components")) {
            Matcher purl = PURL.matcher(component.path("purl").asText());
            if (purl.matches()) {
                add(decoded(purl.group(1)) + ":" + decoded(purl.group(2)), decoded(purl.group(3)));
            }
            addComponents(component);
        }
    }

    private static String decoded(String part) {
        // In a purl a plus is no space.
        return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    private void add(String name, String version) {
        components++;
        versions.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(version);
    }

    private void read(Path export) throws IOException {
        if (Files.isDirectory(export)) {
            try (Stream<Path> files = Files.walk(export)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".json")).sorted().toList()) {
                    compareAll(parse(file.toString(), Files.readAllBytes(file)));
                }
            }
        } else if (export.toString().endsWith(".zip")) {
            readZip(export);
        } else {
            compareAll(parse(export.toString(), Files.readAllBytes(export)));
        }
    }

    private void readZip(Path export) throws IOException {
        try (ZipFile zip = new ZipFile(export.toFile())) {
            for (ZipEntry entry : zip.stream().filter(one -> one.getName().endsWith(".json")).toList()) {
                try (InputStream in = zip.getInputStream(entry)) {
                    compareAll(parse(entry.getName(), in.readAllBytes()));
                }
            }
        }
    }

    private void compareAll(JsonNode read) {
        if (read.isArray()) {
            read.forEach(this::compare);
        } else {
            compare(read);
        }
    }

    private void compare(JsonNode record) {
        boolean ofMaven = false;
        for (JsonNode affected : record.path("affected")) {
            JsonNode product = affected.path("package");
            // The ecosystem may name a repository, as in Maven:https://repo.example.com.
            if (!product.path("ecosystem").asText().split(":", 2)[0].equals("Maven")) {
                continue;
            }
            ofMaven = true;
            String name = product.path("name").asText();
            for (String version : versions.getOrDefault(name, Set.of())) {
                if (!record.hasNonNull("withdrawn") && isAffected(new ComparableVersion(version), affected)) {
                    hits.add(line(record, affected, name, version));
                }
            }
        }
        records += ofMaven ? 1 : 0;
    }

    private static boolean isAffected(ComparableVersion version, JsonNode affected) {
        for (JsonNode listed : affected.path("versions")) {
            if (new ComparableVersion(listed.asText()).equals(version)) {
                return true;
            }
        }
        for (JsonNode range : affected.path("ranges")) {
            if (!range.path("type").asText().equals("GIT") && isIn(version, range)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isIn(ComparableVersion version, JsonNode range) {
        boolean affected = false;
        for (Event event : Event.inOrder(range)) {
            int order = event.isFromTheBeginning() ? 1 : version.compareTo(new ComparableVersion(event.version()));
            affected = switch (event.kind()) {
                case FIXED -> affected && order < 0;
                case INTRODUCED -> affected || order >= 0;
                case LAST_AFFECTED -> affected && order <= 0;
            };
        }
        return affected;
    }

    private static String line(JsonNode record, JsonNode affected, String name, String version) {
        List<String> ids = new ArrayList<>(List.of(record.path("id").asText()));
        record.path("aliases").forEach(alias -> ids.add(alias.asText()));
        List<String> fixed = new ArrayList<>();
        for (JsonNode range : affected.path("ranges")) {
            for (JsonNode event : range.path("events")) {
                if (event.has("fixed") && !range.path("type").asText().equals("GIT")) {
                    fixed.add(event.path("fixed").asText());
                }
            }
        }
        return DisplayText.of(name + " " + version + ": " + String.join(", ", ids)
                + (fixed.isEmpty() ? "" : "; fixed in " + String.join(", ", fixed)) + "; "
                + record.path("summary").asText());
    }

    /** Kinds of event in a range. At one version the order is this: a fix ends the range before it, and one version can be a whole range. */
    private enum Kind {
        FIXED,
        INTRODUCED,
        LAST_AFFECTED
    }

    private record Event(Kind kind, String version) {

        static List<Event> inOrder(JsonNode range) {
            List<Event> events = new ArrayList<>();
            for (JsonNode event : range.path("events")) {
                for (Kind kind : Kind.values()) {
                    JsonNode version = event.path(kind.name().toLowerCase(Locale.ROOT));
                    if (version.isTextual()) {
                        events.add(new Event(kind, version.asText()));
                    }
                }
            }
            events.sort(Comparator.comparing((Event event) -> !event.isFromTheBeginning())
                    .thenComparing(event -> new ComparableVersion(event.version()))
                    .thenComparing(Event::kind));
            return events;
        }

        /** Before every version, also before 0-alpha. */
        boolean isFromTheBeginning() {
            return version.equals("0");
        }
    }
}
