package dev.adtools.server.audit;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.store.OwnerOnly;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where checkpoints are written beside the database, so that a database that was rolled back is noticed: a line in the log,
 * and a line in a file that may stand on another disk.
 */
final class Outside {

    private static final Logger LOG = LoggerFactory.getLogger(Outside.class);

    private static final String AT = "at";

    private final Path file;
    private final Clock clock;

    Outside(Path file, Clock clock) {
        this.file = file;
        this.clock = clock;
    }

    /** Writes a checkpoint; a file that does not take it is complained of, and the trail goes on. */
    void write(SignedHead checkpoint) {
        JsonObject stated =
                checkpoint.json().toBuilder().put(AT, clock.millis()).build();
        String line = new String(new JsonWriter().value(stated).toBytes(), StandardCharsets.UTF_8);
        LOG.info("audit checkpoint {}", line);
        try {
            OwnerOnly.file(file);
            Files.writeString(file, line + "\n", StandardOpenOption.WRITE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            LOG.warn("an audit checkpoint could not be written to its file", e);
        }
    }

    /**
     * Returns the last checkpoint of each chain since a moment. Whoever adds lines to the file can neither make a chain look
     * cut off nor hide that it was: a line whose signature does not hold is passed over, and so is one that a crash cut off.
     */
    List<SignedHead> lastSince(Instant since, Predicate<SignedHead> holds) {
        Map<String, SignedHead> last = last(since, checkpoint -> true);
        Set<String> doubtful = new HashSet<>();
        last.forEach((chain, checkpoint) -> {
            if (!holds.test(checkpoint)) {
                doubtful.add(chain);
            }
        });
        // Verifying every line takes as long as verifying the chain; only a forged one makes it necessary.
        if (!doubtful.isEmpty()) {
            last = last(
                    since, checkpoint -> !doubtful.contains(checkpoint.head().chain()) || holds.test(checkpoint));
        }
        return List.copyOf(last.values());
    }

    private Map<String, SignedHead> last(Instant since, Predicate<SignedHead> counts) {
        Map<String, SignedHead> last = new LinkedHashMap<>();
        if (!Files.exists(file)) {
            return last;
        }
        // Checkpoints are ASCII, and one byte that is not must not end the reading.
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                read(line, since)
                        .filter(counts)
                        .ifPresent(checkpoint -> last.merge(
                                checkpoint.head().chain(),
                                checkpoint,
                                (one, other) -> one.head().seq() > other.head().seq() ? one : other));
            }
        } catch (IOException e) {
            LOG.warn("the file of audit checkpoints could not be read", e);
        }
        return last;
    }

    private static Optional<SignedHead> read(String line, Instant since) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        try {
            StrictJson.check(bytes);
        } catch (InvalidJson e) {
            return Optional.empty();
        }
        return JsonCursor.read(bytes) instanceof JsonObject json
                        && json.get(AT) instanceof JsonNumber at
                        && at.value().longValue() >= since.toEpochMilli()
                ? SignedHead.of(json)
                : Optional.empty();
    }
}
