package dev.adtools.server.approval;

import dev.adtools.server.call.Sha256;

/** Stored bytes of a payload, with the hash that was stored beside them. */
final class HashedPayload {

    private final byte[] bytes;
    private final String hash;

    HashedPayload(byte[] bytes, String hash) {
        this.bytes = bytes.clone();
        this.hash = hash;
    }

    /** Returns the stored hash, {@code sha256:…}. */
    String hash() {
        return hash;
    }

    /** Returns whether the bytes still have the hash. */
    boolean isIntact() {
        return Sha256.same(hash, Payload.hashOf(bytes));
    }

    /** Returns whether a hash is that of these bytes. */
    boolean has(String other) {
        return Sha256.same(hash, other);
    }

    /** Reads the bytes. */
    Payload payload() {
        if (!isIntact()) {
            throw new IllegalStateException("a payload that was changed is not read");
        }
        return Payload.stored(bytes);
    }
}
