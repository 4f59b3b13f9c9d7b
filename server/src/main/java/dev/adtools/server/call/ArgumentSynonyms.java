package dev.adtools.server.call;

import dev.adtools.api.spi.ToolDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;

/** Names that callers of other APIs give to arguments, from a resource. */
final class ArgumentSynonyms {

    private static final String RESOURCE = "argument-synonyms.properties";
    private static final Map<String, Set<String>> SYNONYMS = read();

    private ArgumentSynonyms() {}

    /** Returns the arguments of a tool that go by another name, sorted. */
    static List<String> of(String name, ToolDescriptor tool) {
        return SYNONYMS.entrySet().stream()
                .filter(argument -> argument.getValue().contains(name) && tool.takes(argument.getKey()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static Map<String, Set<String>> read() {
        Properties lines = new Properties();
        try (InputStream resource =
                Objects.requireNonNull(ArgumentSynonyms.class.getResourceAsStream(RESOURCE), RESOURCE)) {
            lines.load(resource);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, Set<String>> synonyms = new TreeMap<>();
        lines.stringPropertyNames()
                .forEach(name ->
                        synonyms.put(name, Set.of(lines.getProperty(name).split(" ", -1))));
        return synonyms;
    }
}
