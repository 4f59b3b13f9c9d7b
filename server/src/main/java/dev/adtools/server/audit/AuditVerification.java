package dev.adtools.server.audit;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A verification of the trail as it is answered. */
@Body(role = Body.Role.ANSWER, description = "Whether the trail is what was written.")
public record AuditVerification(
        @Arg(
                description = "The verification; ask again with it while it runs.",
                examples = "01m84b1a3wq8v5hq6m2d7k9x0c")
        String id,

        @Arg(description = "Whether it goes on; then what follows is what is known so far.", examples = "false")
        boolean running,

        @Arg(description = "Whether nothing was found; null while it runs.", examples = "true") @Nullable
        Boolean ok,

        @Arg(description = "How many records were read.", min = 0, examples = "1042")
        long records,

        @Arg(description = "How many there were when it began.", min = 0, examples = "1042")
        long recordsTotal,

        @Arg(description = "The chains, one for each run of a node.")
        List<VerifiedChain> chains,

        @Arg(description = "How many things were found.", min = 0, examples = "0")
        long findingsTotal,

        @Arg(description = "The first 100 of them.", maxItems = 100)
        List<AuditFinding> findings) {

    /** A chain, and how far it is signed. */
    @Body(description = "A chain, and how far it is signed.")
    public record VerifiedChain(
            @Arg(description = "The chain.", examples = "node-01m7znghxjcp6te53ex4hrrb80")
            String chain,

            @Arg(description = "The place of its last record.", min = 0, examples = "41")
            long seq,

            @Arg(
                    description = "The hash of that record.",
                    pattern = "^[0-9a-f]{64}$",
                    examples = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08")
            String hash,

            @Arg(description = "The last place that a trusted key has signed.", min = 0, examples = "41")
            long signedThrough) {}

    /** Place in the trail that is not as it was written. */
    @Body(description = "Something in the trail that is not as it was written.")
    public record AuditFinding(
            @Arg(
                    description =
                            "What was found; a record or a column beside it that was changed, missing records, a record"
                                    + " that does not follow the one before, a chain that ends too early, a signature that is wrong"
                                    + " or by a key that is not trusted, or a chain without a checkpoint outside the database.",
                    examples = "edited_record")
            FindingKind kind,

            @Arg(description = "The chain.", examples = "node-01m7znghxjcp6te53ex4hrrb80")
            String chain,

            @Arg(description = "The place in it.", min = 0, examples = "41")
            long seq,

            @Arg(description = "One sentence.", examples = "The record is not what was written.")
            String message) {

        /** Kinds of damage to the trail. */
        public enum FindingKind {
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
            UNKNOWN_KEY,
            /** The file of checkpoints has none of a chain that was signed. */
            @JsonName("missing_checkpoint")
            MISSING_CHECKPOINT
        }
    }
}
