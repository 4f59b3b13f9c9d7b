package dev.adtools.server.auth;

import dev.adtools.server.store.Keyset;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The statements on tokens. */
final class TokenStore {

    private static final String SELECT =
            "SELECT t.*, p.owner, p.disabled FROM token t" + " JOIN principal p ON p.id = t.principal_id";

    private static final RowMapper<TokenRow> ROW = ConstructorMapper.of(TokenRow.class);

    private TokenStore() {}

    /** Adds a token; false when it is a first token and its principal has had one. */
    static boolean insert(Handle handle, TokenRow token, byte[] hash, boolean first) {
        return handle.createUpdate(
                                "INSERT INTO token (id, hash, principal_id, name, scopes, platforms, accounts, tools, groups,"
                                        + " first, created_by, created_by_owner, created_by_token, lineage, created_at,"
                                        + " expires_at)"
                                        + " VALUES (:id, :hash, :holder.principal, :name, :scopes, :limits.platforms, :limits.accounts,"
                                        + " :limits.tools, :limits.groups, :first, :origin.principal, :origin.owner, :origin.token,"
                                        + " :origin.lineage, :origin.at, :expiresAt)"
                                        + " ON CONFLICT (principal_id) WHERE first = 1 DO NOTHING")
                        .bindMethods(token)
                        .bind("hash", hash)
                        .bind("first", first ? 1 : 0)
                        .execute()
                == 1;
    }

    static boolean isEmpty(Handle handle) {
        return handle.createQuery("SELECT id FROM token LIMIT 1")
                .mapTo(String.class)
                .findOne()
                .isEmpty();
    }

    static Optional<TokenRow> find(Handle handle, String id) {
        return handle.createQuery(SELECT + " WHERE t.id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne();
    }

    /** Returns the credential that decides whether a request that shows a token of this id comes from its holder. */
    static Optional<Credential> credential(Handle handle, String id) {
        return handle.createQuery(SELECT + " WHERE t.id = :id")
                .bind("id", id)
                .map((rows, context) ->
                        new Credential(ROW.map(rows, context), rows.getBytes("hash"), rows.getInt("disabled") == 1))
                .findOne();
    }

    /** Returns a token that was not revoked and whose principal is not disabled, also when it has expired. */
    static Optional<Credential> unrevoked(Handle handle, String id) {
        return handle.createQuery(SELECT + " WHERE t.id = :id AND p.disabled = 0 AND t.revoked_at IS NULL")
                .bind("id", id)
                .map((rows, context) -> new Credential(ROW.map(rows, context), rows.getBytes("hash"), false))
                .findOne();
    }

    /** Returns the tokens of a principal that can be used now, the newest first. */
    static List<Credential> valid(Handle handle, String principal, Instant now) {
        return handle.createQuery(SELECT + " WHERE t.principal_id = :principal AND p.disabled = 0"
                        + " AND t.revoked_at IS NULL AND t.expires_at > :now"
                        + " ORDER BY t.created_at DESC, t.id DESC LIMIT 100")
                .bind("principal", principal)
                .bind("now", now)
                .map((rows, context) -> new Credential(ROW.map(rows, context), rows.getBytes("hash"), false))
                .list();
    }

    static List<TokenRow> list(Handle handle, Keyset after, int limit) {
        return handle.createQuery(SELECT + " WHERE " + after.order().behind("(t.created_at, t.id)", "(:at, :id)")
                        + after.order().by("t.created_at", "t.id") + " LIMIT :limit")
                .bind("at", after.at())
                .bind("id", after.id())
                .bind("limit", limit)
                .map(ROW)
                .list();
    }

    /** Returns the tokens that can be used now and were minted by a token since a moment. */
    static List<TokenRow> mintedBy(Handle handle, String minter, Instant since, Instant now) {
        return handle.createQuery(SELECT + " WHERE t.created_by_token = :minter AND t.created_at > :since"
                        + " AND p.disabled = 0 AND t.revoked_at IS NULL AND t.expires_at > :now"
                        + " ORDER BY t.created_at, t.id")
                .bind("minter", minter)
                .bind("since", since)
                .bind("now", now)
                .map(ROW)
                .list();
    }

    /** Revokes a token; false when it is not there or was revoked before. */
    static boolean revoke(Handle handle, String id, Instant now) {
        return handle.createUpdate("UPDATE token SET revoked_at = :now WHERE id = :id AND revoked_at IS NULL")
                        .bind("now", now)
                        .bind("id", id)
                        .execute()
                == 1;
    }

    /** Revokes what a token led to, and returns the ids. What is being minted just now is found by the next call. */
    static List<String> revokeMinted(Handle handle, String id, Instant now) {
        return handle.createQuery("WITH RECURSIVE led_to (id) AS (SELECT id FROM token WHERE created_by_token = :id"
                        + " UNION SELECT t.id FROM token t JOIN led_to l ON t.created_by_token = l.id)"
                        + " UPDATE token SET revoked_at = :now WHERE revoked_at IS NULL AND id IN (SELECT id FROM led_to)"
                        + " RETURNING id")
                .bind("id", id)
                .bind("now", now)
                .mapTo(String.class)
                .list();
    }

    /** Keeps a token from being revoked before the transaction ends; false when it was revoked, or is not in the database. */
    static boolean hold(Handle handle, String id) {
        return handle.createUpdate("UPDATE token SET revoked_at = NULL WHERE id = :id AND revoked_at IS NULL")
                        .bind("id", id)
                        .execute()
                == 1;
    }

    /** Returns the tokens of a principal, disabled or not, that were not revoked and end after a moment. */
    static List<TokenRow> endingAfter(Handle handle, String principal, Instant moment) {
        return handle.createQuery(SELECT
                        + " WHERE t.principal_id = :principal AND t.revoked_at IS NULL AND t.expires_at > :moment")
                .bind("principal", principal)
                .bind("moment", moment)
                .map(ROW)
                .list();
    }

    /** Raises the version of all rights, by which every node forgets what it has remembered of them. */
    static long nextVersion(Handle handle) {
        return handle.createQuery("UPDATE access_version SET version = version + 1 WHERE id = 1 RETURNING version")
                .mapTo(Long.class)
                .one();
    }

    static long version(Handle handle) {
        return handle.createQuery("SELECT version FROM access_version WHERE id = 1")
                .mapTo(Long.class)
                .one();
    }
}
