package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditEventWriter.Actor;
import dev.adtools.server.call.Channel;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.Handle;

/** Measures the records that a trail takes in a second, beside rows of the same bytes that are only inserted. */
public final class TrailSpeed implements AutoCloseable {

    private static final int THREADS = 8;
    private static final int EVENTS = 1_000;
    private static final int BATCH = 1_024;
    private static final int AT_ONCE = 64;
    private static final int COLUMNS = 12;
    private static final String RAW = "raw";
    // As quick as it is known to go with plain statements, because what is measured is what the chain adds.
    private static final String INSERT = "INSERT INTO audit_event"
            + " (chain, seq, at, kind, actor, platform, tool, account, operation, code, record, hash) VALUES "
            + String.join(", ", Collections.nCopies(AT_ONCE, "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));

    private final TrailStand stand;
    private final TrailStand.Trail node;
    private final List<AuditEvent> events = new ArrayList<>();
    private long raw;

    /** Begins a trail in a database of its own. */
    public TrailSpeed(Backend backend) {
        stand = new TrailStand(backend);
        node = stand.start();
        for (int i = 0; i < EVENTS; i++) {
            events.add(call(i));
        }
    }

    // What the record of a usual read holds.
    private AuditEvent call(int number) {
        IndexedFields columns =
                new IndexedFields("call", "robot", "beta", "get_campaigns", "act_1700100001", null, "OK");
        return node.writer()
                .write(columns, new Actor(Callers.ALL, new Channel(Channel.Transport.REST, "127.0.0.1", null)), out -> {
                    out.name("mode").value("read");
                    out.name("outcome").value("ok");
                    out.name("http_status").value(200);
                    out.name("duration_us").value(100 + number);
                    out.name("request_id").value("01m7znghxjcp6te53ex4hrrb88");
                    out.name("call_id").value("01m7znghxjcp6te53ex4hrrb89");
                    out.name("arguments").beginObject();
                    out.name("account_id").value("act_1700100001");
                    out.name("limit").value(50);
                    out.endObject();
                });
    }

    /** Returns how many records a second are in the trail, brought by many threads. */
    public double records(Duration length) throws InterruptedException {
        LongAdder taken = new LongAdder();
        long start = System.nanoTime();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            Thread thread = new Thread(() -> {
                for (int n = 0; System.nanoTime() - start < length.toNanos(); n = (n + 1) % EVENTS) {
                    node.trail().add(events.get(n));
                    taken.increment();
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        node.trail().flush();
        return taken.sum() / seconds(start);
    }

    /** Returns how many rows a second are inserted, as many in a transaction as the trail may put in one. */
    public double rows(Duration length) {
        List<AuditRecord> links = AuditRecord.link(events, RAW, 0, new byte[32]);
        long start = System.nanoTime();
        long before = raw;
        while (System.nanoTime() - start < length.toNanos()) {
            stand.tx().execute(handle -> insert(handle, links));
        }
        return (raw - before) / seconds(start);
    }

    private void insert(Handle handle, List<AuditRecord> links) {
        try (PreparedStatement statement = handle.getConnection().prepareStatement(INSERT)) {
            for (int i = 0; i < BATCH; i++) {
                bind(statement, i % AT_ONCE * COLUMNS, links.get((int) (raw % EVENTS)));
                if ((i + 1) % AT_ONCE == 0) {
                    statement.addBatch();
                }
            }
            statement.executeBatch();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private void bind(PreparedStatement statement, int before, AuditRecord link) throws SQLException {
        int at = before;
        IndexedFields columns = link.columns();
        statement.setString(++at, RAW);
        statement.setLong(++at, raw++);
        statement.setLong(++at, link.at());
        statement.setString(++at, columns.kind());
        statement.setString(++at, columns.actor());
        statement.setString(++at, columns.platform());
        statement.setString(++at, columns.tool());
        statement.setString(++at, columns.account());
        statement.setString(++at, columns.operation());
        statement.setString(++at, columns.code());
        statement.setBytes(++at, link.record());
        statement.setBytes(++at, link.hash());
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    @Override
    public void close() {
        node.close();
        stand.close();
    }
}
