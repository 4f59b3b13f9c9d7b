package dev.adtools.server.audit;

import dev.adtools.server.call.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Event in its place of a chain: the bytes that are stored, and the hash over them and everything before them. */
final class ChainedRecord {

    private static final HexFormat HEX = HexFormat.of();

    private final AuditEvent event;
    private final long seq;
    private final byte[] record;
    private final byte[] hash;

    private ChainedRecord(AuditEvent event, long seq, byte[] record, byte[] hash) {
        this.event = event;
        this.seq = seq;
        this.record = record;
        this.hash = hash;
    }

    /** Puts an event behind another. */
    static ChainedRecord of(AuditEvent event, String chain, long seq, byte[] before) {
        byte[] record = record(chain, seq, before, event.body());
        return new ChainedRecord(event, seq, record, Sha256.of(before, record));
    }

    // The event's own members follow those of its place, without being read again.
    private static byte[] record(String chain, long seq, byte[] before, byte[] body) {
        byte[] place = ("{\"v\":1,\"chain\":\"" + chain + "\",\"seq\":" + seq + ",\"prev\":\"" + HEX.formatHex(before)
                        + "\",")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] record = new byte[place.length + body.length - 1];
        System.arraycopy(place, 0, record, 0, place.length);
        System.arraycopy(body, 1, record, place.length, body.length - 1);
        return record;
    }

    AuditEvent event() {
        return event;
    }

    long seq() {
        return seq;
    }

    byte[] record() {
        return record;
    }

    byte[] hash() {
        return hash;
    }
}
