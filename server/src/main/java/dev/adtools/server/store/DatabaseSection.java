package dev.adtools.server.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotNull;
import java.nio.file.Path;

/**
 * The section {@code database}.
 *
 * @param url a PostgreSQL URL; empty for SQLite in the data directory
 * @param user the PostgreSQL user; empty to take it from the URL
 * @param password the PostgreSQL password; empty to take it from the URL
 * @param allowAsynchronousCommit whether a PostgreSQL that may lose acknowledged commits is accepted
 */
public record DatabaseSection(
        @JsonProperty @NotNull String url,
        @JsonProperty @NotNull String user,
        @JsonProperty @NotNull String password,
        @JsonProperty boolean allowAsynchronousCommit) {

    /** The settings where nothing is said: SQLite. */
    public static final DatabaseSection EMBEDDED = new DatabaseSection("", "", "", false);

    @Override
    public String toString() {
        return "DatabaseSection";
    }

    /** Returns the settings of the store, whose files are in a directory. */
    public StoreSettings store(Path dataDirectory) {
        return new StoreSettings(dataDirectory, url, user, password, allowAsynchronousCommit);
    }
}
