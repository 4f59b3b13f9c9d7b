package dev.adtools.server.store;

import java.nio.file.Path;

/**
 * Settings of the store: where the service keeps its data.
 *
 * @param dataDirectory the folder of the embedded database, the lock and the first tokens
 * @param url a PostgreSQL URL; empty for SQLite in the data directory
 * @param user the PostgreSQL user; empty to take it from the URL
 * @param password the PostgreSQL password; empty to take it from the URL
 * @param allowAsynchronousCommit whether a PostgreSQL that may lose acknowledged commits is accepted
 */
public record StoreSettings(
        Path dataDirectory, String url, String user, String password, boolean allowAsynchronousCommit) {

    /** Returns the settings of the embedded store. */
    public static StoreSettings embedded(Path dataDirectory) {
        return new StoreSettings(dataDirectory, "", "", "", false);
    }

    /** Returns whether the store is the embedded one, which only one process can have open. */
    public boolean isEmbedded() {
        return url.isBlank();
    }

    /**
     * Returns these settings, whose URL is one; nothing is connected.
     *
     * @throws StartupException when it is none
     */
    public StoreSettings checked() {
        if (!isEmbedded()) {
            PostgresAddress.of(this);
        }
        return this;
    }

    @Override
    public String toString() {
        return "StoreSettings[" + dataDirectory + ", " + (isEmbedded() ? "SQLite" : "PostgreSQL") + "]";
    }
}
