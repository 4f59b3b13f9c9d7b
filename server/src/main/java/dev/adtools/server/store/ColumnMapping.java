package dev.adtools.server.store;

import dev.adtools.api.Platform;
import dev.adtools.server.call.Limits;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Maps values that several tables keep to columns and back: times, sets, limits. */
public final class ColumnMapping {

    private ColumnMapping() {}

    /** Returns a column's time; null where the column has none. */
    public static @Nullable Instant time(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    }

    /** Returns the value of a column that may have no time. */
    public static @Nullable Long millis(@Nullable Instant time) {
        return time == null ? null : time.toEpochMilli();
    }

    /** Returns the words of a column. */
    public static Set<String> words(ResultSet row, String column) throws SQLException {
        return Set.copyOf(SpaceSeparatedSet.split(row.getString(column)));
    }

    /** Returns the limits that the columns {@code platforms}, {@code accounts} and {@code tools} keep. */
    public static Limits limits(ResultSet row) throws SQLException {
        return new Limits(
                words(row, "platforms").stream().map(ColumnMapping::platform).collect(Collectors.toUnmodifiableSet()),
                words(row, "accounts"),
                words(row, "tools"));
    }

    // A limit that this version does not know must not turn into no limit.
    private static Platform platform(String name) {
        return Arrays.stream(Platform.values())
                .filter(platform -> platform.wireName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a row is limited to an unknown platform"));
    }

    /** Returns the values of the columns {@code platforms}, {@code accounts} and {@code tools}. */
    public static Map<String, String> columns(Limits limits) {
        return Map.of(
                "platforms",
                SpaceSeparatedSet.join(limits.platforms().stream().map(Platform::wireName)),
                "accounts",
                SpaceSeparatedSet.join(limits.accounts().stream()),
                "tools",
                SpaceSeparatedSet.join(limits.tools().stream()));
    }
}
