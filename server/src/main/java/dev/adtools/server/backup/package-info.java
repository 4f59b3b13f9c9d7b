/**
 * Backups of the embedded database with the checkpoints and the signing key of its audit trail. Imports {@code dev.adtools.api},
 * {@code server.audit} and {@code server.store}.
 */
@NullMarked
package dev.adtools.server.backup;

import org.jspecify.annotations.NullMarked;
