package dev.adtools.server.audit;

import dev.adtools.server.store.Keyset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** An event of a list: its record as it is stored, with its hash behind it. */
final class FoundEvent {

    private final StoredRecord stored;

    FoundEvent(StoredRecord stored) {
        this.stored = stored;
    }

    /** Returns the record's own bytes with one more member at the end, {@code hash}. */
    byte[] json() {
        byte[] record = stored.record();
        byte[] hash =
                (",\"hash\":\"" + HexFormat.of().formatHex(stored.hash()) + "\"}").getBytes(StandardCharsets.US_ASCII);
        byte[] json = new byte[record.length - 1 + hash.length];
        System.arraycopy(record, 0, json, 0, record.length - 1);
        System.arraycopy(hash, 0, json, record.length - 1, hash.length);
        return json;
    }

    Keyset keyset() {
        return new Keyset(stored.at(), stored.chain() + "/" + stored.seq(), false);
    }
}
