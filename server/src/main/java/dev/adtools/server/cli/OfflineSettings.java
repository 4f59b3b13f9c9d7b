package dev.adtools.server.cli;

import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.store.StoreSettings;

/**
 * Settings that a command needs of a service that does not run.
 *
 * @param store where its data is
 * @param audit how its trail is kept
 */
public record OfflineSettings(StoreSettings store, AuditSection audit) {}
