package dev.adtools.server.auth;

import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import java.time.Instant;
import java.util.Set;
import org.jdbi.v3.core.mapper.Nested;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
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
        @Nested Holder holder,
        Set<Scope> scopes,
        @Nested Limits limits,
        @Nested Origin origin,
        Instant expiresAt,
        @Nullable Instant revokedAt) {

    public TokenRow {
        scopes = Set.copyOf(scopes);
    }

    /**
     * Holder of a token.
     *
     * @param principal the principal's id
     * @param owner the principal's owner
     */
    public record Holder(@ColumnName("principal_id") String principal, String owner) {}

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
    public record Origin(
            @ColumnName("created_by") String principal,
            @ColumnName("created_by_owner") String owner,
            @ColumnName("created_by_token") String token,
            Set<String> lineage,
            @ColumnName("created_at") Instant at) {

        public Origin {
            lineage = Set.copyOf(lineage);
        }
    }
}
