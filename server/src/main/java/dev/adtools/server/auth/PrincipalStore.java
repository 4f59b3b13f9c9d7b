package dev.adtools.server.auth;

import dev.adtools.server.call.PrincipalKind;
import dev.adtools.server.store.Keyset;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements on principals. */
final class PrincipalStore {

    private PrincipalStore() {}

    /** Adds a principal; false when its id is taken. */
    static boolean insert(Handle handle, PrincipalRow principal) {
        return handle.createUpdate("INSERT INTO principal (id, owner, kind, disabled, created_at)"
                                + " VALUES (:id, :owner, :kind, :disabled, :createdAt) ON CONFLICT (id) DO NOTHING")
                        .bind("id", principal.id())
                        .bind("owner", principal.owner())
                        .bind("kind", principal.kind().wireName())
                        .bind("disabled", principal.disabled() ? 1 : 0)
                        .bind("createdAt", principal.createdAt().toEpochMilli())
                        .execute()
                == 1;
    }

    /** Has the tokens of a principal refused, or no longer; false when they already are, or are not. */
    static boolean disable(Handle handle, String id, boolean disabled) {
        return handle.createUpdate("UPDATE principal SET disabled = :to WHERE id = :id AND disabled <> :to")
                        .bind("to", disabled ? 1 : 0)
                        .bind("id", id)
                        .execute()
                == 1;
    }

    static Optional<PrincipalRow> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM principal WHERE id = :id")
                .bind("id", id)
                .map((rows, context) -> row(rows))
                .findOne();
    }

    static List<PrincipalRow> list(Handle handle, Keyset after, int limit) {
        return handle.createQuery("SELECT * FROM principal WHERE "
                        + after.order().behind("(created_at, id)", "(:at, :id)")
                        + after.order().by("created_at", "id") + " LIMIT :limit")
                .bind("at", after.at())
                .bind("id", after.id())
                .bind("limit", limit)
                .map((rows, context) -> row(rows))
                .list();
    }

    private static PrincipalRow row(ResultSet rows) throws SQLException {
        return new PrincipalRow(
                rows.getString("id"),
                rows.getString("owner"),
                PrincipalKind.named(rows.getString("kind")),
                rows.getInt("disabled") == 1,
                Instant.ofEpochMilli(rows.getLong("created_at")));
    }
}
