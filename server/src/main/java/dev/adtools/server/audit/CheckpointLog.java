package dev.adtools.server.audit;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.audit.SignedHead.Statement;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.FilePermissions;
import dev.adtools.server.store.RetentionClock;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checkpoints beside the database, so that a database that was rolled back is noticed: a line in the log, and a line in a
 * file that may stand on another disk. The last checkpoint of a chain says as much as all before it, so the file is cut down
 * to these whenever it has doubled.
 */
final class CheckpointLog {

    private static final Logger LOG = LoggerFactory.getLogger(CheckpointLog.class);

    private static final String AT = "at";
    private static final long SMALL = 1024L * 1024;

    private final Path file;
    private final Clock clock;
    private final SigningKeys keys;
    private final Supplier<Optional<Instant>> oldest;
    private long trimAbove = SMALL;

    /**
     * Writes to a file, and keeps there the last checkpoint that a trusted key has signed for every chain.
     *
     * @param oldest the moment before which nothing is kept; empty while the time is in doubt
     */
    CheckpointLog(Path file, Clock clock, SigningKeys keys, Supplier<Optional<Instant>> oldest) {
        this.file = file;
        this.clock = clock;
        this.keys = keys;
        this.oldest = oldest;
    }

    /** Returns the checkpoints of a node that keeps them where its settings say. */
    static CheckpointLog of(Tx tx, DataDirectory data, Clock clock, SigningKeys keys, AuditSection settings) {
        RetentionClock time = new RetentionClock(tx);
        return new CheckpointLog(
                settings.heads(data), clock, keys, () -> time.now().map(now -> now.minus(settings.kept())));
    }

    /** Writes a checkpoint; a file that does not take it is complained of, and the trail goes on. */
    synchronized void write(SignedHead checkpoint) {
        String line = line(checkpoint);
        LOG.info("audit checkpoint {}", line);
        try {
            FilePermissions.file(file);
            Files.writeString(
                    file, line + "\n", StandardOpenOption.WRITE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);
            if (Files.size(file) > trimAbove) {
                oldest.get().ifPresentOrElse(this::trim, () -> trimAbove += SMALL);
            }
        } catch (IOException | StoreUnavailable e) {
            LOG.warn("could not write an audit checkpoint to its file, or trim the file", e);
        }
    }

    private String line(SignedHead checkpoint) {
        JsonObject stated =
                checkpoint.json().toBuilder().put(AT, clock.millis()).build();
        return new String(new JsonWriter().value(stated).toBytes(), StandardCharsets.UTF_8);
    }

    // A file to which lines can only be added grows: that is what its owner chose.
    private void trim(Instant since) {
        try {
            Set<Line> last = Set.copyOf(last(since).values());
            List<String> needed = new ArrayList<>();
            // What another node has signed, whose key is not known here, is for that node to judge.
            read(since, line -> {
                if (last.contains(line) || !line.checkpoint().isOf(keys)) {
                    needed.add(line.text());
                }
            });
            rewrite(needed);
            trimAbove = Math.max(SMALL, 2 * Files.size(file));
        } catch (IOException e) {
            trimAbove = Long.MAX_VALUE;
            LOG.warn("could not trim the file of audit checkpoints, which grows", e);
        }
    }

    private void rewrite(List<String> lines) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        FilePermissions.file(fresh);
        Files.write(fresh, lines, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.SYNC);
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Replaces the checkpoints that trusted keys have signed; those of other keys stay.
     *
     * @throws IOException when the file cannot be replaced; it is as it was then
     */
    synchronized void replace(List<SignedHead> checkpoints) throws IOException {
        List<String> lines = new ArrayList<>();
        read(Instant.EPOCH, line -> {
            if (!line.checkpoint().isOf(keys)) {
                lines.add(line.text());
            }
        });
        checkpoints.forEach(checkpoint -> lines.add(line(checkpoint)));
        rewrite(lines);
    }

    /** Returns the chains that have a checkpoint in the file; none when it is missing or unreadable. */
    Set<String> chains() {
        Set<String> chains = new HashSet<>();
        try {
            read(Instant.EPOCH, line -> chains.add(line.chain()));
        } catch (IOException e) {
            LOG.warn("the file of audit checkpoints could not be read", e);
        }
        return chains;
    }

    /**
     * Returns the last checkpoint of each chain since a moment. Whoever adds lines to the file can neither make a chain look
     * cut off nor hide that it was: a line whose signature does not hold is passed over, and so is one that a crash cut off.
     */
    List<SignedHead> lastSince(Instant since) {
        try {
            return last(since).values().stream().map(Line::checkpoint).toList();
        } catch (IOException e) {
            LOG.warn("the file of audit checkpoints could not be read", e);
            return List.of();
        }
    }

    private Map<String, Line> last(Instant since) throws IOException {
        Map<String, Line> last = last(since, line -> true);
        Set<String> doubtful = new HashSet<>();
        last.forEach((chain, line) -> {
            if (!holds(line)) {
                doubtful.add(chain);
            }
        });
        // Verifying every line takes as long as verifying the chain; only a forged one makes it necessary.
        return doubtful.isEmpty() ? last : last(since, line -> !doubtful.contains(line.chain()) || holds(line));
    }

    private boolean holds(Line line) {
        return line.checkpoint().holds(Statement.CHECKPOINT, keys);
    }

    private Map<String, Line> last(Instant since, Predicate<Line> counts) throws IOException {
        Map<String, Line> last = new LinkedHashMap<>();
        read(since, line -> {
            if (counts.test(line)) {
                last.merge(line.chain(), line, (one, other) -> one.seq() > other.seq() ? one : other);
            }
        });
        return last;
    }

    private void read(Instant since, Consumer<Line> each) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        // Checkpoints are ASCII, and one byte that is not must not end the reading.
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                line(text, since).ifPresent(each);
            }
        }
    }

    private static Optional<Line> line(String text, Instant since) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            StrictJson.check(bytes);
        } catch (InvalidJson e) {
            return Optional.empty();
        }
        return JsonCursor.read(bytes) instanceof JsonObject json
                        && json.get(AT) instanceof JsonNumber at
                        && at.value().longValue() >= since.toEpochMilli()
                ? SignedHead.of(json).map(checkpoint -> new Line(checkpoint, text))
                : Optional.empty();
    }

    /** A line of the file. */
    private record Line(SignedHead checkpoint, String text) {

        String chain() {
            return checkpoint.head().chain();
        }

        long seq() {
            return checkpoint.head().seq();
        }
    }
}
