package dev.adtools.server.audit;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Something that is not as it was written. */
@Body(name = "AuditFinding", description = "Something in the trail that is not as it was written.")
record Finding(
        @Arg(
                description =
                        "What was found; a record or a column beside it that was changed, missing records, a record"
                                + " that does not follow the one before, a chain that ends too early, or a signature that is wrong"
                                + " or by a key that is not trusted.",
                examples = "edited_record")
        Kind kind,

        @Arg(description = "The chain.", examples = "node-01m7znghxjcp6te53ex4hrrb80")
        String chain,

        @Arg(description = "The place in it.", min = 0, examples = "41")
        long seq,

        @Arg(description = "One sentence.", examples = "The record is not what was written.")
        String message) {

    /** Kinds of damage to the trail. */
    enum Kind {
        /** A record, or its hash, is not what was written. */
        @JsonName("edited_record")
        EDITED_RECORD,
        /** A column beside a record does not say what the record says. */
        @JsonName("edited_column")
        EDITED_COLUMN,
        /** Records are missing. */
        @JsonName("gap")
        GAP,
        /** A record does not follow the one before it, or a chain did not begin as chains do. */
        @JsonName("fork")
        FORK,
        /** A chain ends before where it was known to end, or is gone. */
        @JsonName("truncation")
        TRUNCATION,
        /** A checkpoint's signature is not its key's. */
        @JsonName("bad_signature")
        BAD_SIGNATURE,
        /** A checkpoint was signed with a key that is not trusted here. */
        @JsonName("unknown_key")
        UNKNOWN_KEY
    }
}
