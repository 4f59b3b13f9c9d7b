package dev.adtools.server.store;

import java.io.IOException;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counter of group commits: each increments a row in its own transaction, and its number is synced to a file before it is
 * acknowledged. A database whose row is below the file has lost commits. From then on no commit is counted, or later ones
 * would hide the loss.
 */
final class CommitCounter implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CommitCounter.class);
    /** The table of the counter. */
    static final String TABLE = "commit_counter";

    private static final int ID_BYTES = 16;
    private static final String INCREMENT = "UPDATE commit_counter SET number = number + 1 RETURNING number";
    private static final String ROW = "SELECT database_id, number FROM commit_counter";

    private final DataDirectory data;
    private final @Nullable String loss;
    private volatile @Nullable CommitMark mark;
    private @Nullable Connection prepared;
    private @Nullable PreparedStatement increment;

    private CommitCounter(DataDirectory data, @Nullable String loss, @Nullable CommitMark mark) {
        this.data = data;
        this.loss = loss;
        this.mark = mark;
    }

    /**
     * Compares the row in a database with the file in its data directory.
     *
     * @param fresh whether the database was empty before this start
     */
    static CommitCounter open(Connection connection, DataDirectory data, boolean fresh)
            throws SQLException, IOException {
        Row row = row(connection);
        Optional<CommitMark> found = CommitMark.open(data);
        if (found.isPresent()) {
            CommitMark mark = found.get();
            String loss = loss(row, mark);
            if (loss == null) {
                return new CommitCounter(data, null, mark);
            }
            mark.close();
            return new CommitCounter(data, loss, null);
        }
        boolean unused = row != null && row.number == 0;
        if (data.has(CommitMark.FILE)) {
            return new CommitCounter(data, "The file " + CommitMark.FILE + " cannot be read.", null);
        } else if (row != null && !unused) {
            return new CommitCounter(
                    data,
                    "The file " + CommitMark.FILE
                            + " is missing, as after a restored backup: the last acknowledged commit is"
                            + " not known.",
                    null);
        } else if (row == null && !fresh) {
            return new CommitCounter(data, null, null);
        }
        Row first = row == null ? insert(connection) : row;
        return new CommitCounter(data, null, CommitMark.replace(data, first.database, first.number));
    }

    /** Returns the reason why a database must have lost commits that a mark shows; null when it has all of them. */
    static @Nullable String loss(@Nullable Row row, CommitMark mark) {
        if (row == null) {
            return "The database has counted no commit, and commit " + mark.number() + " was acknowledged.";
        } else if (!row.database.equals(mark.database())) {
            return "The database is another one than that whose commits were acknowledged here.";
        }
        return row.number < mark.number()
                ? "The database ends at commit " + row.number + ", and commit " + mark.number() + " was acknowledged."
                : null;
    }

    /** Returns the row of a database; null when it has none. */
    static @Nullable Row row(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(ROW)) {
            return rows.next() ? new Row(rows.getString(1), rows.getLong(2)) : null;
        }
    }

    private static Row insert(Connection connection) throws SQLException {
        Row row = new Row(newId(), 0);
        try (PreparedStatement statement =
                connection.prepareStatement("INSERT INTO commit_counter (id, database_id, number) VALUES (1, ?, ?)")) {
            statement.setString(1, row.database);
            statement.setLong(2, row.number);
            statement.executeUpdate();
        }
        return row;
    }

    private static String newId() {
        byte[] bytes = new byte[ID_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns the reason why acknowledged commits must be missing; empty when none is known. */
    Optional<String> loss() {
        return Optional.ofNullable(loss);
    }

    /** Returns whether commits are counted. */
    boolean isCounting() {
        return mark != null;
    }

    /** Counts the commit of an open transaction, in the transaction; returns null where commits are not counted. */
    @Nullable
    Counted count(Handle handle) {
        CommitMark counting = mark;
        if (counting == null) {
            return null;
        }
        try (ResultSet rows = increment(handle.getConnection()).executeQuery()) {
            if (!rows.next()) {
                throw new IllegalStateException("the database's count of commits is gone");
            }
            return new Counted(counting, rows.getLong(1));
        } catch (SQLException e) {
            throw new IllegalStateException("the commit could not be counted", e);
        }
    }

    // Compiling the statement takes as long as running it.
    private PreparedStatement increment(Connection connection) throws SQLException {
        PreparedStatement last = increment;
        if (last == null || prepared != connection) {
            last = connection.prepareStatement(INCREMENT);
            increment = last;
            prepared = connection;
        }
        return last;
    }

    /** Gives the database a new id, in a transaction of the writer, and returns its row. */
    static Row renew(Handle handle) {
        String id = newId();
        return handle.createQuery("INSERT INTO commit_counter (id, database_id, number) VALUES (1, :database, 0)"
                        + " ON CONFLICT (id) DO UPDATE SET database_id = excluded.database_id"
                        + " RETURNING database_id, number")
                .bind("database", id)
                .map((rows, context) -> new Row(rows.getString(1), rows.getLong(2)))
                .one();
    }

    /** Marks the number of a row as acknowledged, and counts from there. */
    void start(Row row) {
        try {
            mark = CommitMark.replace(data, row.database, row.number);
        } catch (IOException e) {
            throw new StoreUnavailable("The file " + CommitMark.FILE + " cannot be written.", e);
        }
    }

    @Override
    public void close() {
        CommitMark counting = mark;
        if (counting != null) {
            try {
                counting.close();
            } catch (IOException e) {
                LOG.debug("the mark of commits could not be closed", e);
            }
        }
    }

    /**
     * Row of the counter.
     *
     * @param database the id of the database, a new one whenever its loss of commits is accepted
     * @param number how many group commits it has had
     */
    record Row(String database, long number) {}

    /** Commit that was counted and is not acknowledged yet. */
    record Counted(CommitMark mark, long number) {

        /** Has its number on disk; only then may the commit be acknowledged. */
        void acknowledge() {
            try {
                mark.advance(number);
            } catch (IOException e) {
                throw new IllegalStateException("the number of the commit could not be written", e);
            }
        }
    }
}
