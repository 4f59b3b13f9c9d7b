package dev.adtools.server.store;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.Scope;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.codec.Codec;
import org.jdbi.v3.core.codec.CodecFactory;
import org.jdbi.v3.core.generic.GenericType;
import org.jdbi.v3.core.mapper.ColumnMapper;
import org.jspecify.annotations.Nullable;

/** Maps values that several tables keep to columns and back: times, platforms, accounts, sets, JSON. */
public final class ColumnMapping {

    private ColumnMapping() {}

    /** Lets Jdbi map them by the names of records' components. It reads and binds no record that is not public. */
    static void registerIn(Jdbi jdbi) {
        jdbi.registerArgument(new StorableText());
        jdbi.registerColumnMapper(JsonObject.class, (row, column, context) -> object(row.getBytes(column)));
        jdbi.registerCodecFactory(CodecFactory.builder()
                .addCodec(
                        Instant.class,
                        new ColumnCodec<>((row, column, context) -> time(row, column), Instant::toEpochMilli))
                .addCodec(
                        Arguments.class,
                        new ColumnCodec<>((row, column, context) -> arguments(row.getBytes(column)), Arguments::bytes))
                .addCodec(
                        AccountId.class,
                        new ColumnCodec<>((row, column, context) -> account(row, column), AccountId::value))
                .addCodec(
                        Platform.class,
                        new ColumnCodec<>(
                                (row, column, context) -> Platform.of(row.getString(column)), Platform::wireName))
                .addCodec(new GenericType<Set<String>>() {}, words(Stream::of, Function.identity()))
                // A limit that this version does not know must not turn into no limit.
                .addCodec(
                        new GenericType<Set<Platform>>() {},
                        words(name -> Stream.of(Platform.of(name)), Platform::wireName))
                .addCodec(
                        new GenericType<Set<ToolGroup>>() {},
                        words(name -> Stream.of(ToolGroup.named(name).orElseThrow()), ToolGroup::wireName))
                // A scope whose name this version does not know grants nothing.
                .addCodec(new GenericType<Set<Scope>>() {}, words(name -> Scope.named(name).stream(), Scope::wireName))
                .build());
    }

    private static <T> Codec<Set<T>> words(Function<String, Stream<T>> read, Function<T, String> name) {
        return new ColumnCodec<>(
                (row, column, context) -> SpaceSeparatedSet.split(row.getString(column)).stream()
                        .flatMap(read)
                        .collect(Collectors.toUnmodifiableSet()),
                set -> StorableText.of(SpaceSeparatedSet.join(set.stream().map(name))));
    }

    // Its platform stands beside it wherever an account is kept.
    private static @Nullable AccountId account(ResultSet row, int column) throws SQLException {
        String account = row.getString(column);
        return account == null ? null : AccountId.of(Platform.of(row.getString("platform")), account);
    }

    private static @Nullable Arguments arguments(byte @Nullable [] json) {
        return json == null ? null : Arguments.of(json);
    }

    private static @Nullable JsonObject object(byte @Nullable [] json) {
        return json != null && JsonCursor.read(json) instanceof JsonObject object ? object : null;
    }

    private static @Nullable Instant time(ResultSet row, int column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    }

    /** Returns a column's time; null where the column has none. */
    public static @Nullable Instant time(ResultSet row, String column) throws SQLException {
        return time(row, row.findColumn(column));
    }

    /** Reads a truth that is stored as 1 or 0; null for none. */
    public static @Nullable Boolean truth(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? null : (Boolean) (value == 1);
    }

    /** Returns the words of a column. */
    public static Set<String> words(ResultSet row, String column) throws SQLException {
        return Set.copyOf(SpaceSeparatedSet.split(row.getString(column)));
    }

    /** Form of a type in columns. */
    private record ColumnCodec<T>(ColumnMapper<T> getColumnMapper, Function<T, Object> form) implements Codec<T> {

        @Override
        public Function<@Nullable T, Argument> getArgumentFunction() {
            return value -> (position, statement, context) ->
                    statement.setObject(position, value == null ? null : form.apply(value));
        }
    }
}
