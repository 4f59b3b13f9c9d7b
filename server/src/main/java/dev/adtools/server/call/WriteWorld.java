package dev.adtools.server.call;

import dev.adtools.api.spi.WriteDispatch;

/**
 * What stands around every write.
 *
 * @param ledger decides whether it may go, and remembers what became of it
 * @param worlds which world its platform is
 */
public record WriteWorld(WriteLedger ledger, Worlds worlds) {

    World of(WriteDispatch<?, ?, ?> tool) {
        return worlds.of(tool.descriptor().platform());
    }
}
