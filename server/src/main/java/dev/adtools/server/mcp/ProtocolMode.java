package dev.adtools.server.mcp;

import org.jspecify.annotations.Nullable;

/** Mode in which a revision of the protocol is spoken. */
enum ProtocolMode {
    /** Every request says for itself what it needs to be understood (2026-07-28). */
    STATELESS,
    /** A handshake comes first, and the service remembers nothing of it (2025-11-25 and before). */
    HANDSHAKE;

    /** Returns the mode of a message that came under a header {@code MCP-Protocol-Version}, or under none. */
    static ProtocolMode of(RpcMessage message, @Nullable String version) {
        boolean handshake = message.params().meta().protocolVersion() == null
                && (version == null
                        || Revision.of(version.strip())
                                .filter(revision -> revision.mode() == HANDSHAKE)
                                .isPresent());
        return handshake ? HANDSHAKE : STATELESS;
    }
}
