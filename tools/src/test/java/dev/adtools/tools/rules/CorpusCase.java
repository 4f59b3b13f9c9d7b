package dev.adtools.tools.rules;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.StrictJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The arguments of one call in the corpus of a tool, {@code <tool>/<rule>/bad-1.json}: a bad one breaks the rule, a good
 * one does not.
 *
 * @param rule the rule's id
 * @param file the file's name
 * @param arguments its text, which is I-JSON
 */
public record CorpusCase(String rule, String file, String arguments) {

    /** Returns all cases of a tool, by rule and name. */
    public static List<CorpusCase> of(String tool) {
        try (Stream<Path> files = Files.walk(folder(tool))) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(CorpusCase::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Path folder(String tool) {
        try {
            return Path.of(Objects.requireNonNull(CorpusCase.class.getResource("/" + tool), tool)
                    .toURI());
        } catch (URISyntaxException never) {
            throw new IllegalStateException(never);
        }
    }

    private static CorpusCase read(Path path) {
        try {
            byte[] bytes = Files.readAllBytes(path);
            StrictJson.check(bytes);
            Path folder = Objects.requireNonNull(path.getParent());
            return new CorpusCase(
                    String.valueOf(folder.getFileName()),
                    String.valueOf(path.getFileName()),
                    new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException | InvalidJson unreadable) {
            throw new IllegalStateException(path.toString(), unreadable);
        }
    }

    /** Tells whether the rule must be broken. */
    public boolean bad() {
        return file.startsWith("bad-");
    }

    @Override
    public String toString() {
        return rule + "/" + file;
    }
}
