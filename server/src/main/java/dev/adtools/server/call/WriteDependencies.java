package dev.adtools.server.call;

import dev.adtools.api.spi.WriteDispatch;

/**
 * Ports that every write needs.
 *
 * @param ledger decides whether it may go, and remembers what became of it
 * @param worlds which world its platform is
 */
public record WriteDependencies(WriteLedger ledger, PlatformEnvironments worlds) {

    PlatformEnvironment of(WriteDispatch<?, ?, ?> tool) {
        return worlds.of(tool.descriptor().platform());
    }
}
