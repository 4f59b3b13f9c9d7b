/**
 * The audit trail: what was asked, decided and sent, by whom and with what outcome, in chains of hashes that show every
 * change made afterwards. Imports {@code dev.adtools.api}, {@code tools.operations.changes}, {@code server.call}, {@code server.health}
 * and {@code server.store}.
 */
@NullMarked
package dev.adtools.server.audit;

import org.jspecify.annotations.NullMarked;
