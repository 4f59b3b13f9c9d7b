package dev.adtools.server.auth;

import dev.adtools.api.Platform;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.SpaceSeparatedSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Turns tokens into columns and back; sets are kept as sorted words with spaces between them. */
final class TokenColumns {

    private TokenColumns() {}

    static Map<String, Object> of(TokenRow token) {
        Map<String, Object> columns = new HashMap<>();
        columns.put("id", token.id());
        columns.put("principal", token.holder().principal());
        columns.put("name", token.name());
        columns.put("scopes", SpaceSeparatedSet.join(token.scopes().stream().map(Scope::wireName)));
        columns.put(
                "platforms",
                SpaceSeparatedSet.join(token.limits().platforms().stream().map(Platform::wireName)));
        columns.put("accounts", SpaceSeparatedSet.join(token.limits().accounts().stream()));
        columns.put("tools", SpaceSeparatedSet.join(token.limits().tools().stream()));
        columns.put("createdBy", token.origin().principal());
        columns.put("createdByOwner", token.origin().owner());
        columns.put("createdByToken", token.origin().token());
        columns.put("lineage", SpaceSeparatedSet.join(token.origin().lineage().stream()));
        columns.put("createdAt", token.origin().at().toEpochMilli());
        columns.put("expiresAt", token.expiresAt().toEpochMilli());
        return columns;
    }

    static TokenRow row(ResultSet rows) throws SQLException {
        long revokedAt = rows.getLong("revoked_at");
        boolean revoked = !rows.wasNull();
        return new TokenRow(
                rows.getString("id"),
                rows.getString("name"),
                new TokenRow.Holder(rows.getString("principal_id"), rows.getString("owner")),
                scopes(rows.getString("scopes")),
                new Limits(
                        platforms(rows.getString("platforms")),
                        Set.copyOf(SpaceSeparatedSet.split(rows.getString("accounts"))),
                        Set.copyOf(SpaceSeparatedSet.split(rows.getString("tools")))),
                origin(rows),
                Instant.ofEpochMilli(rows.getLong("expires_at")),
                revoked ? Instant.ofEpochMilli(revokedAt) : null);
    }

    private static TokenRow.Origin origin(ResultSet rows) throws SQLException {
        return new TokenRow.Origin(
                rows.getString("created_by"),
                rows.getString("created_by_owner"),
                rows.getString("created_by_token"),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("lineage"))),
                Instant.ofEpochMilli(rows.getLong("created_at")));
    }

    // A name that this version does not know grants nothing.
    private static Set<Scope> scopes(String column) {
        return SpaceSeparatedSet.split(column).stream()
                .flatMap(name -> Scope.named(name).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    // A limit that this version does not know must not turn into no limit.
    private static Set<Platform> platforms(String column) {
        return SpaceSeparatedSet.split(column).stream()
                .map(name -> Arrays.stream(Platform.values())
                        .filter(platform -> platform.wireName().equals(name))
                        .findFirst()
                        .orElseThrow(() -> new IllegalStateException("a token is limited to an unknown platform")))
                .collect(Collectors.toUnmodifiableSet());
    }
}
