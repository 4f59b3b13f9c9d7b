package dev.adtools.server.audit;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.HexFormat;
import java.util.Optional;

/**
 * End of a chain at some time.
 *
 * @param chain the chain
 * @param seq its last record
 * @param hash that record's hash, as 64 hexadecimal digits
 */
record Head(String chain, long seq, String hash) {

    static Head of(String chain, long seq, byte[] hash) {
        return new Head(chain, seq, HexFormat.of().formatHex(hash));
    }

    /** Returns the head that an object names; empty when it names none. */
    static Optional<Head> of(JsonObject json) {
        return json.get("chain") instanceof JsonString chain
                        && json.get("seq") instanceof JsonNumber seq
                        && json.get("hash") instanceof JsonString hash
                        && seq.isInteger()
                ? Optional.of(new Head(chain.value(), seq.value().longValue(), hash.value()))
                : Optional.empty();
    }

    JsonObject json() {
        return JsonObject.builder()
                .put("chain", chain)
                .put("seq", seq)
                .put("hash", hash)
                .build();
    }
}
