package dev.adtools.server.crash;

import dev.adtools.server.call.Sha256;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The spend rows and operations of a database, read past its nodes and at one moment. */
final class SpendRecords {

    private static final String RESERVED = "RESERVED";
    private static final String COMMITTED = "COMMITTED";
    private static final String RELEASED = "RELEASED";

    private final Map<String, Sums> days = new TreeMap<>();
    private final Map<String, Entry> entries = new HashMap<>();
    private final Map<String, Operation> operations = new HashMap<>();

    private SpendRecords(Connection connection) throws SQLException {
        String day = "world || ' ' || account || ' ' || day || ' ' || currency AS of_day";
        each(
                connection,
                "SELECT " + day + ", reserved, committed, creates FROM spend_day",
                row -> days.put(row.getString("of_day"), new Sums(row.getLong(2), row.getLong(3), row.getLong(4))));
        each(
                connection,
                "SELECT operation_id, " + day + ", delta, creates, state FROM spend_entry",
                row -> entries.put(
                        row.getString(1),
                        new Entry(row.getString(2), row.getLong(3), row.getLong(4), row.getString(5))));
        each(
                connection,
                "SELECT id, key_hash, state, sent_at FROM operation WHERE effect = 'SPEND'",
                row -> operations.put(
                        row.getString(1), new Operation(row.getString(2), row.getString(3), row.getObject(4) != null)));
    }

    /** Reads the database at an address, of which nothing changes by it. */
    static SpendRecords of(String address) {
        try (Connection connection = DriverManager.getConnection(address, "postgres", "")) {
            // What a killed node was about to commit may be committed after its end.
            connection.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
            connection.setAutoCommit(false);
            SpendRecords read = new SpendRecords(connection);
            connection.rollback();
            return read;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void each(Connection connection, String query, Row row) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                row.read(rows);
            }
        }
    }

    /** Returns where the sums of a day, the entries and the operations contradict each other. */
    List<String> contradictions() {
        List<String> found = new ArrayList<>();
        Map<String, Sums> counted =
                entries.values().stream().collect(Collectors.toMap(Entry::day, Entry::sums, Sums::and, TreeMap::new));
        if (!counted.equals(days)) {
            found.add("the days count " + days + ", and their entries " + counted);
        }
        entries.keySet().stream()
                .filter(id -> !operations.containsKey(id))
                .forEach(id -> found.add(id + " holds " + entries.get(id) + ", and is no operation"));
        operations.forEach((id, operation) -> {
            Entry entry = entries.get(id);
            if (!operation.allows(entry)) {
                found.add(id + " is " + operation + ", and holds " + entry);
            }
        });
        return found;
    }

    /** Returns the keys whose operations hold, or gave back, something else than one creation of an amount. */
    List<String> otherThan(Collection<String> keys, ToLongFunction<String> asked) {
        return found(keys)
                .filter(it -> it.isOtherThan(asked.applyAsLong(it.key())))
                .map(it -> it.key() + " asked for " + asked.applyAsLong(it.key()) + ", and holds " + it.entry())
                .toList();
    }

    /** Returns the keys whose writes were applied, and count for nothing. */
    List<String> uncounted(Set<String> applied) {
        return found(applied)
                .filter(it -> it.entry() == null || it.entry().state().equals(RELEASED))
                .map(it -> it.key() + " was applied, and holds " + it.entry())
                .toList();
    }

    /** Returns the keys whose callers were told of an end, and whose operations are not settled by it. */
    List<String> unsettled(Set<String> done, Set<String> refused) {
        return Stream.concat(
                        found(done).filter(it -> !it.is(COMMITTED)),
                        found(refused).filter(it -> !it.is(RELEASED)))
                .map(it -> it.key() + " is over, and holds " + it.entry())
                .toList();
    }

    private Stream<Found> found(Collection<String> keys) {
        Map<String, String> ids = new HashMap<>();
        operations.forEach((id, operation) -> ids.put(operation.keyHash(), id));
        return keys.stream().map(key -> new Found(key, entries.get(ids.getOrDefault(Sha256.hex(key), ""))));
    }

    /** The spend entry of a key's operation. */
    private record Found(String key, @Nullable Entry entry) {

        boolean is(String state) {
            return entry != null && entry.state().equals(state);
        }

        boolean isOtherThan(long delta) {
            return entry != null && (entry.delta() != delta || entry.creates() != 1);
        }
    }

    private record Operation(String keyHash, String state, boolean sent) {

        boolean allows(@Nullable Entry entry) {
            if (entry == null) {
                return !sent;
            }
            String settled = switch (state) {
                case "SENDING", "UNKNOWN" -> RESERVED;
                case "SUCCEEDED", "ABANDONED" -> COMMITTED;
                default -> RELEASED;
            };
            return entry.state().equals(sent ? settled : RELEASED);
        }
    }

    private record Entry(String day, long delta, long creates, String state) {

        Sums sums() {
            return new Sums(
                    state.equals(RESERVED) ? delta : 0,
                    state.equals(COMMITTED) ? delta : 0,
                    state.equals(RELEASED) ? 0 : creates);
        }
    }

    private record Sums(long reserved, long committed, long creates) {

        Sums and(Sums more) {
            return new Sums(reserved + more.reserved, committed + more.committed, creates + more.creates);
        }
    }

    /** Takes one row. */
    @FunctionalInterface
    private interface Row {
        void read(ResultSet row) throws SQLException;
    }
}
