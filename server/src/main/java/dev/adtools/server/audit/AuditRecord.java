package dev.adtools.server.audit;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Event in its place of a chain: the bytes that are stored, the hash over them and all before them, and the columns beside them. */
final class AuditRecord {

    private static final HexFormat HEX = HexFormat.of();

    private final String chain;
    private final long seq;
    private final long at;
    private final IndexedFields columns;
    private final byte[] record;
    private final byte[] hash;

    private AuditRecord(String chain, long seq, long at, IndexedFields columns, byte[] record, byte[] hash) {
        this.chain = chain;
        this.seq = seq;
        this.at = at;
        this.columns = columns;
        this.record = record;
        this.hash = hash;
    }

    /** Returns the records that events become when they follow in a chain, the first behind a record of that hash. */
    static List<AuditRecord> link(List<AuditEvent> events, String chain, long first, byte[] last) {
        List<AuditRecord> links = new ArrayList<>(events.size());
        byte[] before = last;
        for (AuditEvent event : events) {
            AuditRecord link = of(event, chain, first + links.size(), before);
            before = link.hash;
            links.add(link);
        }
        return links;
    }

    private static AuditRecord of(AuditEvent event, String chain, long seq, byte[] before) {
        byte[] record = record(chain, seq, before, event.body());
        return new AuditRecord(chain, seq, event.at(), event.columns(), record, Sha256.of(before, record));
    }

    // The event's own members follow those of its place, without being read again.
    private static byte[] record(String chain, long seq, byte[] before, byte[] body) {
        byte[] place = ("{\"v\":1,\"chain\":\"" + chain + "\",\"seq\":" + seq + ",\"prev\":\"" + HEX.formatHex(before)
                        + "\",")
                .getBytes(StandardCharsets.US_ASCII);
        return joined(place, place.length, body, 1);
    }

    /** Reads a record as the database has it. */
    static AuditRecord of(ResultSet rows) throws SQLException {
        return new AuditRecord(
                rows.getString("chain"),
                rows.getLong("seq"),
                rows.getLong("at"),
                new IndexedFields(
                        rows.getString("kind"),
                        rows.getString("actor"),
                        rows.getString("platform"),
                        rows.getString("tool"),
                        rows.getString("account"),
                        rows.getString("operation"),
                        rows.getString("code")),
                rows.getBytes("record"),
                rows.getBytes("hash"));
    }

    String chain() {
        return chain;
    }

    long seq() {
        return seq;
    }

    long at() {
        return at;
    }

    IndexedFields columns() {
        return columns;
    }

    byte[] record() {
        return record;
    }

    byte[] hash() {
        return hash;
    }

    /** Returns the end of the chain of which this is the last record. */
    Head head() {
        return Head.of(chain, seq, hash);
    }

    /** Returns the record's id in lists. */
    String id() {
        return chain + "/" + seq;
    }

    Keyset keyset(ListOrder order) {
        return new Keyset(at, id(), order);
    }

    /** Returns the record's own bytes with one more member at the end, {@code hash}. */
    byte[] json() {
        byte[] last = (",\"hash\":\"" + HEX.formatHex(hash) + "\"}").getBytes(StandardCharsets.US_ASCII);
        return joined(record, record.length - 1, last, 0);
    }

    /** Returns the record as a row of a list: its JSON with the event's id as the first member, {@code id}. */
    byte[] row() {
        String event =
                JsonCursor.read(record) instanceof JsonObject read && read.get("event_id") instanceof JsonString text
                        ? text.value()
                        : id();
        byte[] own = ("{\"id\":\"" + event + "\",").getBytes(StandardCharsets.US_ASCII);
        return joined(own, own.length, json(), 1);
    }

    private static byte[] joined(byte[] first, int length, byte[] second, int from) {
        byte[] joined = new byte[length + second.length - from];
        System.arraycopy(first, 0, joined, 0, length);
        System.arraycopy(second, from, joined, length, second.length - from);
        return joined;
    }
}
