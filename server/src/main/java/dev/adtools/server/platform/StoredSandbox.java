package dev.adtools.server.platform;

import dev.adtools.server.store.Tx;
import dev.adtools.tools.platform.sandbox.SandboxCollection;
import dev.adtools.tools.platform.sandbox.SandboxEntity;
import dev.adtools.tools.platform.sandbox.SandboxStore;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.SqlStatement;

/** Keeps the sandbox platforms' state in the service's database. */
public final class StoredSandbox implements SandboxStore {

    private static final String IN_COLLECTION = " WHERE platform = :platform AND account = :account AND kind = :kind";

    private static final String INSERT = "INSERT INTO sandbox_entity (platform, account, kind, id, unique_name, json)"
            + " VALUES (:platform, :account, :kind, :id, :uniqueName, :json) ON CONFLICT DO NOTHING";

    private final Tx tx;

    /** Keeps it in the tables behind {@code tx}. */
    public StoredSandbox(Tx tx) {
        this.tx = tx;
    }

    @Override
    public List<SandboxEntity> list(SandboxCollection collection) {
        // Sorted here: the engines' collations order texts differently.
        return tx.read(handle -> on(collection, handle.createQuery("SELECT * FROM sandbox_entity" + IN_COLLECTION))
                .map((rows, context) -> entity(collection, rows))
                .stream()
                .sorted(Comparator.comparing(SandboxEntity::id))
                .toList());
    }

    @Override
    public Optional<SandboxEntity> find(SandboxCollection collection, String id) {
        return tx.read(handle -> on(
                        collection,
                        handle.createQuery("SELECT * FROM sandbox_entity" + IN_COLLECTION + " AND id = :id"))
                .bind("id", id)
                .map((rows, context) -> entity(collection, rows))
                .findOne());
    }

    @Override
    public long reserve(String counter, int count) {
        return tx.write(
                handle -> handle.createQuery("INSERT INTO sandbox_counter (name, next) VALUES (:name, 1 + :count)"
                                + " ON CONFLICT (name) DO UPDATE SET next = sandbox_counter.next + :count"
                                + " RETURNING next - :count")
                        .bind("name", counter)
                        .bind("count", count)
                        .mapTo(Long.class)
                        .one());
    }

    @Override
    public Optional<SandboxEntity> insert(List<SandboxEntity> entities) {
        return tx.write(handle -> insertAll(handle, entities));
    }

    @Override
    public boolean update(SandboxEntity entity, String expected) {
        return tx.write(handle -> update(handle, entity, expected));
    }

    private static boolean update(Handle handle, SandboxEntity entity, String expected) {
        return on(
                                entity.collection(),
                                handle.createUpdate("UPDATE sandbox_entity SET json = :json" + IN_COLLECTION
                                        + " AND id = :id AND json = :expected"))
                        .bind("id", entity.id())
                        .bind("json", entity.json())
                        .bind("expected", expected)
                        .execute()
                == 1;
    }

    // One batch: a seed has more than a thousand entities.
    private static Optional<SandboxEntity> insertAll(Handle handle, List<SandboxEntity> entities) {
        PreparedBatch batch = handle.prepareBatch(INSERT);
        entities.forEach(entity -> on(entity.collection(), batch)
                .bind("id", entity.id())
                .bind("uniqueName", entity.uniqueName())
                .bind("json", entity.json())
                .add());
        int[] counts = batch.execute();
        List<SandboxEntity> added = new ArrayList<>();
        List<SandboxEntity> taken = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            (counts[i] == 1 ? added : taken).add(entities.get(i));
        }
        if (!taken.isEmpty()) {
            added.forEach(undone -> delete(handle, undone));
        }
        return taken.stream().findFirst();
    }

    private static void delete(Handle handle, SandboxEntity entity) {
        on(entity.collection(), handle.createUpdate("DELETE FROM sandbox_entity" + IN_COLLECTION + " AND id = :id"))
                .bind("id", entity.id())
                .execute();
    }

    private static <S extends SqlStatement<S>> S on(SandboxCollection collection, S statement) {
        return statement
                .bind("platform", collection.platform().wireName())
                .bind("account", collection.account())
                .bind("kind", collection.kind());
    }

    private static SandboxEntity entity(SandboxCollection collection, ResultSet rows) throws SQLException {
        return new SandboxEntity(
                collection, rows.getString("id"), rows.getString("unique_name"), rows.getString("json"));
    }
}
