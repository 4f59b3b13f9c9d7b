package dev.adtools.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.ParsedSql;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;

/**
 * Statements of one unit that share a round trip to a server: it gets all that wait in one message, executes them in order, and
 * each sees what those before it have changed. SQLite, which is in the process, executes each as it is added. Of one thread.
 */
public final class StatementBatch {

    private static final String TOGETHER = "statementsGoTogether";

    private final Handle handle;
    private final List<Reply<?>> waiting = new ArrayList<>();

    private StatementBatch(Handle handle) {
        this.handle = handle;
    }

    /** Makes what waits in a batch go together, because a server is asked. */
    static void sendTogether(Jdbi jdbi) {
        jdbi.define(TOGETHER, true);
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

    private <T> Supplier<T> add(Reply<T> reply) {
        waiting.add(reply);
        if (handle.getConfig(SqlStatements.class).getAttribute(TOGETHER) == null) {
            send();
        }
        return reply;
    }

    /** Sends what waits; returns the unit's handle, for statements that cannot wait. */
    public Handle send() {
        List<Reply<?>> sent = List.copyOf(waiting);
        waiting.clear();
        if (sent.size() == 1) {
            Reply<?> only = sent.get(0);
            read(handle.createUpdate(only.sql).bindMap(only.values), sent);
        } else if (!sent.isEmpty()) {
            execute(sent);
        }
        return handle;
    }

    private void execute(List<Reply<?>> sent) {
        List<ParsedSql> texts = sent.stream().map(reply -> text(reply.sql)).toList();
        Update all = handle.createUpdate(texts.stream().map(ParsedSql::getSql).collect(Collectors.joining(";\n")));
        int position = 0;
        for (int i = 0; i < sent.size(); i++) {
            for (String name : texts.get(i).getParameters().getParameterNames()) {
                all.bind(position++, sent.get(i).value(name));
            }
        }
        read(all, sent);
    }

    // Before this engine's words are put in: Jdbi does that once for each text that it has seen, here for the whole.
    private ParsedSql text(String template) {
        StatementContext context = handle.createUpdate(template).getContext();
        return handle.getConfig(SqlStatements.class).getSqlParser().parse(template, context);
    }

    private static void read(Update statement, List<Reply<?>> sent) {
        statement.execute((executed, context) -> {
            try (context) {
                PreparedStatement answers = executed.get();
                for (Reply<?> reply : sent) {
                    reply.read(answers, context);
                    answers.getMoreResults();
                }
                return true;
            }
        });
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
