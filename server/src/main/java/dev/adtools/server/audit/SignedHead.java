package dev.adtools.server.audit;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A signed statement about a place in a chain: whoever changes, takes out or adds a record before it would have to sign anew.
 *
 * @param head the place
 * @param key what the key is known by
 * @param signature over what is stated, in Base64
 */
record SignedHead(Head head, String key, String signature) {

    /** Kinds of statement about a place in a chain. */
    enum Statement {
        /** The chain ended here. */
        CHECKPOINT,
        /** Removal of everything through here because of its age. */
        REMOVAL;

        private String of(Head head) {
            return "adtools audit 1 " + name() + "\n" + head.chain() + "\n" + head.seq() + "\n" + head.hash();
        }
    }

    static SignedHead of(Statement statement, Head head, Signer signer) {
        return new SignedHead(head, Signer.id(signer.publicKey()), signer.sign(statement.of(head)));
    }

    /** Returns the statement that an object makes; empty when it makes none. */
    static Optional<SignedHead> of(JsonObject json) {
        return json.get("head") instanceof JsonObject head
                        && json.get("key") instanceof JsonString key
                        && json.get("signature") instanceof JsonString signature
                ? Head.of(head).map(found -> new SignedHead(found, key.value(), signature.value()))
                : Optional.empty();
    }

    JsonObject json() {
        return JsonObject.builder()
                .put("head", head.json())
                .put("key", key)
                .put("signature", signature)
                .build();
    }

    /** Returns whether the key is one of those that are trusted. */
    boolean isOf(SigningKeys keys) {
        return keys.trust(key);
    }

    /** Returns whether that key is trusted and signed just this. */
    boolean holds(Statement statement, SigningKeys keys) {
        return keys.verify(key, statement.of(head), signature);
    }

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
}
