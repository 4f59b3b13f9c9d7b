package dev.adtools.server.audit;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.audit.AuditVerification.AuditFinding.FindingKind;
import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.audit.SignedHead.Statement;
import dev.adtools.server.call.Sha256;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Follows one chain from its first record that is kept to its last, and tells what is not as it was written. */
final class ChainCheck {

    private static final int HASH_BYTES = 32;

    private final String chain;
    private final SigningKeys keys;
    private final VerificationReport report;
    private long seq = -1;
    private byte @Nullable [] hash;

    ChainCheck(String chain, SigningKeys keys, VerificationReport report) {
        this.chain = chain;
        this.keys = keys;
        this.report = report;
    }

    /** Looks at the next record that the database has. */
    void next(AuditRecord stored) {
        Optional<JsonObject> read = read(stored.record());
        if (read.isEmpty()) {
            found(FindingKind.EDITED_RECORD, stored.seq(), "The record is not JSON any more.");
        }
        JsonObject json = read.orElse(JsonObject.EMPTY);
        place(stored, json);
        content(stored, json);
        if (is(json, CheckpointFactory.CHECKPOINT)) {
            checkpoint(stored, json);
        }
        if (is(json, CheckpointFactory.GENESIS)) {
            named(json.get("heads"));
        }
        if (is(json, CheckpointFactory.REMOVAL)) {
            removal(stored, json);
        }
        seq = stored.seq();
        hash = stored.hash();
    }

    private void place(AuditRecord stored, JsonObject json) {
        byte[] before = hash;
        if (before == null) {
            first(stored, json);
            return;
        }
        if (stored.seq() != seq + 1) {
            found(
                    FindingKind.GAP,
                    stored.seq(),
                    "The records from " + (seq + 1) + " to " + (stored.seq() - 1) + " are missing.");
        } else if (!MessageDigest.isEqual(before, prev(json))) {
            found(FindingKind.FORK, stored.seq(), "The record was not written behind the one that stands before it.");
        }
    }

    // A chain begins with its genesis; what retention has removed ends before a checkpoint and was noted.
    private void first(AuditRecord stored, JsonObject json) {
        if (stored.seq() > 0) {
            report.beginsLate(chain, stored.seq(), is(json, CheckpointFactory.CHECKPOINT));
        } else if (!is(json, CheckpointFactory.GENESIS) || !Arrays.equals(prev(json), new byte[HASH_BYTES])) {
            found(FindingKind.FORK, 0, "The chain does not begin as a chain does.");
        }
    }

    private void content(AuditRecord stored, JsonObject json) {
        if (!MessageDigest.isEqual(stored.hash(), Sha256.of(prev(json), stored.record()))) {
            found(FindingKind.EDITED_RECORD, stored.seq(), "The record does not have the hash that stands beside it.");
        }
        boolean there = json.get("chain") instanceof JsonString named
                && named.value().equals(stored.chain())
                && json.get("seq") instanceof JsonNumber number
                && number.isInteger()
                && number.value().longValue() == stored.seq();
        boolean same = IndexedFields.of(json).equals(stored.columns()) && AuditEvent.millis(json) == stored.at();
        if (!there || !same) {
            found(
                    FindingKind.EDITED_COLUMN,
                    stored.seq(),
                    "The columns beside the record do not say what the record says.");
        }
    }

    private void checkpoint(AuditRecord stored, JsonObject json) {
        Optional<SignedHead> stated = SignedHead.of(json);
        if (stated.isEmpty()) {
            found(FindingKind.BAD_SIGNATURE, stored.seq(), "The record is no checkpoint any more.");
            return;
        }
        SignedHead checkpoint = stated.get();
        Head expected = new Head(chain, stored.seq() - 1, HexFormat.of().formatHex(prev(json)));
        if (!checkpoint.isOf(keys)) {
            found(
                    FindingKind.UNKNOWN_KEY,
                    stored.seq(),
                    "The checkpoint was signed with the key " + shown(checkpoint.key())
                            + ", which is not trusted here.");
        } else if (!checkpoint.head().equals(expected) || !checkpoint.holds(Statement.CHECKPOINT, keys)) {
            found(FindingKind.BAD_SIGNATURE, stored.seq(), "The checkpoint's signature does not hold.");
        } else {
            report.signed(chain, stored.seq());
        }
    }

    private static String shown(String key) {
        return key.matches("[0-9a-f]{1,64}") ? key : "?";
    }

    private void named(@Nullable JsonValue heads) {
        if (heads instanceof JsonArray array) {
            array.items().forEach(item -> {
                if (item instanceof JsonObject head) {
                    Head.of(head).ifPresent(report::expects);
                }
            });
        }
    }

    // Signed by itself: a record that somebody added to the end of a chain must not excuse what he took out.
    private void removal(AuditRecord stored, JsonObject json) {
        SignedHead.of(json)
                .filter(removal -> removal.holds(Statement.REMOVAL, keys))
                .map(SignedHead::head)
                .ifPresentOrElse(
                        report::removed,
                        () -> found(FindingKind.BAD_SIGNATURE, stored.seq(), "The removal's signature does not hold."));
    }

    /** Looks at where the chain ends, which the database also keeps by itself. */
    void end(@Nullable Head kept) {
        byte[] last = hash;
        if (last == null) {
            return;
        }
        Head end = Head.of(chain, seq, last);
        report.ends(end);
        if (kept == null) {
            found(FindingKind.EDITED_COLUMN, seq, "Where the chain ends is not noted any more.");
        } else if (kept.seq() > seq) {
            found(FindingKind.TRUNCATION, seq, "The chain ended at " + kept.seq() + " and now ends before.");
        } else if (kept.seq() == seq && !kept.equals(end)) {
            found(FindingKind.EDITED_COLUMN, seq, "Where the chain ends is noted otherwise.");
        }
    }

    private static Optional<JsonObject> read(byte[] record) {
        try {
            StrictJson.check(record);
            return JsonCursor.read(record) instanceof JsonObject object ? Optional.of(object) : Optional.empty();
        } catch (InvalidJson e) {
            return Optional.empty();
        }
    }

    private static boolean is(JsonObject json, String kind) {
        return json.get("kind") instanceof JsonString named && named.value().equals(kind);
    }

    private static byte[] prev(JsonObject json) {
        if (json.get("prev") instanceof JsonString text && text.value().matches("[0-9a-f]{64}")) {
            return HexFormat.of().parseHex(text.value());
        }
        return new byte[0];
    }

    private void found(FindingKind kind, long at, String message) {
        report.found(new AuditFinding(kind, chain, at, message));
    }
}
