package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/**
 * Statements of one unit that share a round trip to a server: it gets all that wait in one message, executes them in order, and
 * each sees what those before it have changed. SQLite, which is in the process, executes each as it is added. Of one thread.
 */
public final class StatementBatch {

    private final Handle handle;
    private final StatementContext context;
    private final StatementTexts texts;
    private final List<Reply<?>> waiting = new ArrayList<>();

    private StatementBatch(Handle handle) {
        this.handle = handle;
        // Jdbi would make one for each statement, which takes as long as SQLite does to execute it.
        this.context = handle.createUpdate("batch").getContext();
        this.texts = StatementTexts.of(context);
    }

    /** Sends what some work adds in a unit; returns the answer that the work has asked for. */
    public static <T> T answer(Handle handle, Function<StatementBatch, Supplier<T>> work) {
        StatementBatch batch = new StatementBatch(handle);
        Supplier<T> answer = work.apply(batch);
        batch.send();
        return answer.get();
    }

    /** Sends what some work adds in a unit. */
    public static void execute(Handle handle, Consumer<StatementBatch> work) {
        StatementBatch batch = new StatementBatch(handle);
        work.accept(batch);
        batch.send();
    }

    /** Adds a statement; what this returns tells how many rows it has changed, and sends what waits when asked. */
    public Supplier<Integer> update(String sql, Map<String, ? extends @Nullable Object> values) {
        return add(new Reply<>(sql, values, (executed, context) -> executed.getUpdateCount()));
    }

    /** Adds a statement; what this returns tells the first row that it found, and sends what waits when asked. */
    public <T> Supplier<Optional<T>> find(
            String sql, Map<String, ? extends @Nullable Object> values, RowMapper<T> row) {
        return add(new Reply<Optional<T>>(sql, values, (executed, context) -> {
            try (ResultSet rows = executed.getResultSet()) {
                return rows.next() ? Optional.of(row.map(rows, context)) : Optional.empty();
            }
        }));
    }

    /** Lets a server end this unit once its process has been silent for a time; nothing where units run in the process. */
    public void endWhenIdle(Duration time) {
        if (texts.together()) {
            find(
                    "SELECT set_config('idle_in_transaction_session_timeout', :time, true)",
                    Map.of("time", time.toMillis() + "ms"),
                    (row, context) -> true);
        }
    }

    /** Adds a lock on a number that units share, until this one ends; nothing where units run one after the other. */
    public void lockShared(int number) {
        if (texts.together()) {
            find("SELECT <lockShared>(:number)", Map.of("number", number), (row, context) -> true);
        }
    }

    private <T> Supplier<T> add(Reply<T> reply) {
        waiting.add(reply);
        if (!texts.together()) {
            send();
        }
        return reply;
    }

    /** Sends what waits; returns the unit's handle, for statements that cannot wait. */
    public Handle send() {
        if (!waiting.isEmpty()) {
            List<Reply<?>> sent = List.copyOf(waiting);
            waiting.clear();
            execute(sent, texts.text(sent.stream().map(reply -> reply.sql).toList(), context));
        }
        return handle;
    }

    // Past Jdbi, whose binding of values by name costs as much as their row.
    private void execute(List<Reply<?>> sent, StatementTexts.Text text) {
        Connection connection = handle.getConnection();
        StatementBuilder statements = handle.getStatementBuilder();
        try {
            PreparedStatement statement = statements.create(connection, text.sql(), context);
            try {
                bind(statement, sent, text.names());
                execute(statement);
                for (Reply<?> reply : sent) {
                    reply.read(statement, context);
                    statement.getMoreResults();
                }
            } finally {
                statements.close(connection, text.sql(), statement);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(text.sql() + " failed", e);
        }
    }

    private static void bind(PreparedStatement statement, List<Reply<?>> sent, List<List<String>> names)
            throws SQLException {
        int position = 0;
        for (int i = 0; i < sent.size(); i++) {
            for (String name : names.get(i)) {
                Object value = sent.get(i).value(name);
                statement.setObject(++position, value instanceof String text ? StorableText.of(text) : value);
            }
        }
    }

    private void execute(PreparedStatement statement) throws SQLException {
        SqlLogger meter = context.getConfig(SqlStatements.class).getSqlLogger();
        context.setExecutionMoment(Instant.now());
        statement.execute();
        context.setCompletionMoment(Instant.now());
        meter.logAfterExecution(context);
    }

    /** Reads what a statement has answered. */
    @FunctionalInterface
    private interface Reader<T> {
        T read(PreparedStatement executed, StatementContext context) throws SQLException;
    }

    /** Answer of one statement, once it was sent. */
    private final class Reply<T> implements Supplier<T> {

        private final String sql;
        private final Map<String, ? extends @Nullable Object> values;
        private final Reader<T> reader;
        private @Nullable T answer;

        Reply(String sql, Map<String, ? extends @Nullable Object> values, Reader<T> reader) {
            this.sql = sql;
            this.values = values;
            this.reader = reader;
        }

        @Nullable
        Object value(String name) {
            if (!values.containsKey(name)) {
                throw new IllegalArgumentException("no value for :" + name + " in " + sql);
            }
            return values.get(name);
        }

        void read(PreparedStatement executed, StatementContext context) throws SQLException {
            answer = reader.read(executed, context);
        }

        @Override
        public T get() {
            send();
            return Objects.requireNonNull(answer);
        }
    }
}
