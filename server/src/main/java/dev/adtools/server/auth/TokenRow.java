package dev.adtools.server.auth;

import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.SpaceSeparatedSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A token without its secret.
 *
 * @param id its public id, part of its text
 * @param name what people call it
 * @param holder the principal it belongs to, and that principal's owner
 * @param scopes what it may do
 * @param limits what it is limited to
 * @param origin where it came from
 * @param expiresAt when it ends
 * @param revokedAt when it was revoked; null when it was not
 */
public record TokenRow(
        String id,
        String name,
        Holder holder,
        Set<Scope> scopes,
        Limits limits,
        Origin origin,
        Instant expiresAt,
        @Nullable Instant revokedAt) {

    public TokenRow {
        scopes = Set.copyOf(scopes);
    }

    /** Returns whether the token is active, expired or revoked at a time. */
    TokenStatus status(Instant now) {
        if (revokedAt != null) {
            return TokenStatus.REVOKED;
        }
        return expiresAt.isAfter(now) ? TokenStatus.ACTIVE : TokenStatus.EXPIRED;
    }

    /** Reads a row; a scope whose name this version does not know grants nothing. */
    static TokenRow of(ResultSet row) throws SQLException {
        return new TokenRow(
                row.getString("id"),
                row.getString("name"),
                new Holder(row.getString("principal_id"), row.getString("owner")),
                ColumnMapping.words(row, "scopes").stream()
                        .flatMap(name -> Scope.named(name).stream())
                        .collect(Collectors.toUnmodifiableSet()),
                ColumnMapping.limits(row),
                new Origin(
                        row.getString("created_by"),
                        row.getString("created_by_owner"),
                        row.getString("created_by_token"),
                        ColumnMapping.words(row, "lineage"),
                        Instant.ofEpochMilli(row.getLong("created_at"))),
                Instant.ofEpochMilli(row.getLong("expires_at")),
                ColumnMapping.time(row, "revoked_at"));
    }

    /** Returns the values of a new row. */
    Map<String, Object> columns() {
        Map<String, Object> columns = new HashMap<>(ColumnMapping.columns(limits));
        columns.put("id", id);
        columns.put("principal", holder.principal());
        columns.put("name", name);
        columns.put("scopes", SpaceSeparatedSet.join(scopes.stream().map(Scope::wireName)));
        columns.put("createdBy", origin.principal());
        columns.put("createdByOwner", origin.owner());
        columns.put("createdByToken", origin.token());
        columns.put("lineage", SpaceSeparatedSet.join(origin.lineage().stream()));
        columns.put("createdAt", origin.at().toEpochMilli());
        columns.put("expiresAt", expiresAt.toEpochMilli());
        return columns;
    }

    /**
     * Holder of a token.
     *
     * @param principal the principal's id
     * @param owner the principal's owner
     */
    public record Holder(String principal, String owner) {}

    /**
     * Origin of a token: who minted it, by which token, and when.
     *
     * @param principal who minted it
     * @param owner the owner of who minted it
     * @param token the token that it was minted by; empty for a first one
     * @param lineage the owners of all tokens that led to this one, so that nobody approves their own request through a
     *     token they had minted by a token they minted
     * @param at when
     */
    public record Origin(String principal, String owner, String token, Set<String> lineage, Instant at) {

        public Origin {
            lineage = Set.copyOf(lineage);
        }
    }
}
