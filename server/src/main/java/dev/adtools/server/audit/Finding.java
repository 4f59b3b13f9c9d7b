package dev.adtools.server.audit;

import dev.adtools.api.json.JsonObject;
import java.util.Locale;

/**
 * Something that is not as it was written.
 *
 * @param kind what it is
 * @param chain in which chain
 * @param seq at which record
 * @param message what was found, in one sentence
 */
record Finding(Kind kind, String chain, long seq, String message) {

    /** What can be found. */
    enum Kind {
        /** A record, or its hash, is not what was written. */
        EDITED_RECORD,
        /** A column beside a record does not say what the record says. */
        EDITED_COLUMN,
        /** Records are missing. */
        GAP,
        /** A record does not follow the one before it, or a chain did not begin as chains do. */
        FORK,
        /** A chain ends before where it was known to end, or is gone. */
        TRUNCATION,
        /** A checkpoint's signature is not its key's. */
        BAD_SIGNATURE,
        /** A checkpoint was signed with a key that is not trusted here. */
        UNKNOWN_KEY
    }

    JsonObject json() {
        return JsonObject.builder()
                .put("kind", kind.name().toLowerCase(Locale.ROOT))
                .put("chain", chain)
                .put("seq", seq)
                .put("message", message)
                .build();
    }
}
