package dev.adtools.server.backup;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.store.FilePermissions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * List of a backup's files. It is written last: a folder without it is no whole backup.
 *
 * @param madeAt when the backup was begun
 * @param files the files, in the order of their copying
 */
public record BackupManifest(Instant madeAt, List<BackupFile> files) {

    static final String FILE = "backup.json";

    private static final int VERSION = 1;

    public BackupManifest {
        files = List.copyOf(files);
    }

    void write(Path folder) throws IOException {
        JsonObject json = JsonObject.builder()
                .put("version", VERSION)
                .put("made_at", madeAt.toString())
                .put(
                        "files",
                        JsonArray.of(files.stream().map(BackupManifest::json).toList()))
                .build();
        Path file = folder.resolve(FILE);
        FilePermissions.file(file);
        Files.write(file, new JsonWriter().value(json).toBytes());
        BackupFile.sync(file);
    }

    private static JsonObject json(BackupFile file) {
        return JsonObject.builder()
                .put("name", file.name())
                .put("bytes", file.bytes())
                .put("sha256", file.sha256())
                .build();
    }

    /**
     * Reads the list of a backup.
     *
     * @throws BackupException when the folder has none, or one that this version cannot read
     */
    static BackupManifest read(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            throw new BackupException(folder + " is no whole backup: it has no " + FILE + ".");
        }
        return parse(Files.readAllBytes(file))
                .orElseThrow(
                        () -> new BackupException(file + " is damaged, or was written by another version of adtools."));
    }

    private static Optional<BackupManifest> parse(byte[] bytes) {
        try {
            StrictJson.check(bytes);
            if (JsonCursor.read(bytes) instanceof JsonObject json
                    && JsonNumber.of(VERSION).equals(json.get("version"))
                    && json.get("made_at") instanceof JsonString madeAt
                    && json.get("files") instanceof JsonArray items) {
                List<BackupFile> files =
                        items.items().stream().flatMap(BackupManifest::file).toList();
                return files.size() == items.items().size()
                        ? Optional.of(new BackupManifest(Instant.parse(madeAt.value()), files))
                        : Optional.empty();
            }
        } catch (InvalidJson | DateTimeParseException e) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    private static Stream<BackupFile> file(JsonValue item) {
        return item instanceof JsonObject json
                        && json.get("name") instanceof JsonString name
                        && json.get("bytes") instanceof JsonNumber bytes
                        && json.get("sha256") instanceof JsonString sha256
                ? Stream.of(new BackupFile(name.value(), bytes.value().longValue(), sha256.value()))
                : Stream.empty();
    }
}
