package dev.adtools.server.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.store.Tx;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;

/**
 * Rewrites a chain as an attacker does who knows its format and can change the whole database. The format stands here once
 * more, by its plain definition: a record begins with its place, and its hash is that of the hash before it and its bytes.
 */
final class ForgedChain {

    private static final HexFormat HEX = HexFormat.of();
    private static final Pattern PLACE =
            Pattern.compile("\\{\"v\":1,\"chain\":\"[^\"]+\",\"seq\":\\d+,\"prev\":\"([0-9a-f]{64})\",");
    private static final Pattern SIGNED = Pattern.compile("\"head\":\\{.+(?=}$)");
    private static final int NEW = -1;

    private final Tx tx;
    private final String chain;
    private final List<Row> found;
    private final List<Row> rows;

    ForgedChain(Tx tx, String chain) {
        this.tx = tx;
        this.chain = chain;
        this.found = tx.read(handle -> read(handle, chain));
        this.rows = new ArrayList<>(found);
    }

    private static List<Row> read(Handle handle, String chain) {
        return handle.createQuery("SELECT * FROM audit_event WHERE chain = :chain ORDER BY seq")
                .bind("chain", chain)
                .map((rows, context) -> new Row(
                        rows.getLong("seq"), rows.getString("kind"), new String(rows.getBytes("record"), UTF_8)))
                .list();
    }

    /** Returns what a record says of a head and its signature. */
    String signed(int seq) {
        Matcher signed = SIGNED.matcher(found.get(seq).record());
        return signed.find() ? signed.group() : "";
    }

    /** Returns the head before a record. */
    Head before(int seq) {
        return new Head(chain, seq - 1, prev(found.get(seq).record()));
    }

    /** Puts something else in a record. */
    ForgedChain edit(int seq, String said, String instead) {
        Row row = rows.get(seq);
        rows.set(seq, new Row(row.was(), row.kind(), row.record().replace(said, instead)));
        return this;
    }

    /** Takes out the records from one to before another. */
    ForgedChain cut(int from, int to) {
        rows.subList(from, to).clear();
        return this;
    }

    /** Takes out what signs the others. */
    ForgedChain cutCheckpoints() {
        rows.removeIf(row -> row.kind().equals("checkpoint"));
        return this;
    }

    /** Says behind the last record that those through a place were removed because of their age. */
    ForgedChain addRemoval(Head through, Forgery forgery) {
        String place = "{\"v\":1,\"chain\":\"" + chain + "\",\"seq\":0,\"prev\":\"" + "0".repeat(64) + "\",";
        String said = "\"ts\":0,\"event_id\":\"ae_forged\",\"kind\":\"retention\",";
        rows.add(new Row(NEW, "retention", place + said + forgery.of("REMOVAL", through, "") + "}"));
        return this;
    }

    /** Puts one record back, with the hash that it has now, and changes nothing behind it. */
    void storeAlone(int seq) {
        String record = rows.get(seq).record();
        byte[] hash = hash(HEX.parseHex(prev(record)), record);
        tx.execute(handle -> put(handle, rows.get(seq), seq, record, hash));
    }

    /** Puts everything back, each record with its place and hash anew, and notes where the chain ends now. */
    void store(Forgery forgery) {
        tx.execute(handle -> {
            found.stream()
                    .filter(row -> rows.stream().noneMatch(kept -> kept.was() == row.was()))
                    .forEach(row ->
                            handle.execute("DELETE FROM audit_event WHERE chain = ? AND seq = ?", chain, row.was()));
            long seq = rows.get(0).was();
            byte[] last = HEX.parseHex(prev(rows.get(0).record()));
            for (Row row : rows) {
                String record = placed(row, new Head(chain, seq - 1, HEX.formatHex(last)), forgery);
                last = hash(last, record);
                put(handle, row, seq, record, last);
                seq++;
            }
            handle.execute("UPDATE audit_chain SET head_seq = ?, head_hash = ? WHERE chain = ?", seq - 1, last, chain);
        });
    }

    private String placed(Row row, Head before, Forgery forgery) {
        String place = "{\"v\":1,\"chain\":\"" + chain + "\",\"seq\":" + (before.seq() + 1) + ",\"prev\":\""
                + before.hash() + "\",";
        String record = PLACE.matcher(row.record()).replaceFirst(place);
        return row.kind().equals("checkpoint") && !record.equals(row.record())
                ? SIGNED.matcher(record).replaceFirst(signed -> forgery.of("CHECKPOINT", before, signed.group()))
                : record;
    }

    private void put(Handle handle, Row row, long seq, String record, byte[] hash) {
        if (row.was() == NEW) {
            handle.execute(
                    "INSERT INTO audit_event (chain, seq, at, kind, record, hash) VALUES (?, ?, 0, ?, ?, ?)",
                    chain,
                    seq,
                    row.kind(),
                    record.getBytes(UTF_8),
                    hash);
        } else {
            handle.execute(
                    "UPDATE audit_event SET seq = ?, record = ?, hash = ? WHERE chain = ? AND seq = ?",
                    seq,
                    record.getBytes(UTF_8),
                    hash,
                    chain,
                    row.was());
        }
    }

    private static String prev(String record) {
        Matcher place = PLACE.matcher(record);
        if (!place.lookingAt()) {
            throw new IllegalArgumentException("no record begins with " + record);
        }
        return place.group(1);
    }

    private static byte[] hash(byte[] before, String record) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(before);
            return digest.digest(record.getBytes(UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    /** A record, and where it was found. */
    private record Row(long was, String kind, String record) {}
}
