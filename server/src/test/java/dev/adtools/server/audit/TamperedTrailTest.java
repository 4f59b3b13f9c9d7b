package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Changes a trail in every way that whoever holds the database can, and asks each time whether it is found. The number of
 * changes is the system property {@code mutations}, the seed {@code seed}.
 */
class TamperedTrailTest {

    private static final int MUTATIONS = Depth.of("mutations", 200, 300);
    // Each by itself; only the transaction around them is one.
    private static final int TAKEN_BACK_TOGETHER = 100;
    private static final long SEED = Seed.drawn("changes of the trail");

    /** Changes to the trail; traces that can be hidden are, so that no count beside the records gives them away. */
    private enum Mutation {
        FLIP_RECORD {
            @Override
            void apply(Handle handle, Random random, Place place) {
                flip(handle, random, place, "record");
            }
        },
        FLIP_HASH {
            @Override
            void apply(Handle handle, Random random, Place place) {
                flip(handle, random, place, "hash");
            }
        },
        FLIP_COLUMN {
            @Override
            void apply(Handle handle, Random random, Place place) {
                List<String> columns = List.of("kind", "actor", "platform", "tool", "account", "operation", "code");
                String column = columns.get(random.nextInt(columns.size()));
                handle.createUpdate("UPDATE audit_event SET " + column + " = CASE WHEN " + column
                                + " IS NULL THEN 'x' ELSE " + column + " || 'x' END" + HERE)
                        .bindMap(place.bindings())
                        .execute();
            }
        },
        FLIP_TIME {
            @Override
            void apply(Handle handle, Random random, Place place) {
                handle.createUpdate("UPDATE audit_event SET at = at + :by" + HERE)
                        .bind("by", 1L << random.nextInt(20))
                        .bindMap(place.bindings())
                        .execute();
            }
        },
        DELETE {
            @Override
            void apply(Handle handle, Random random, Place place) {
                handle.createUpdate("DELETE FROM audit_event" + HERE)
                        .bindMap(place.bindings())
                        .execute();
            }
        },
        SWAP {
            @Override
            void apply(Handle handle, Random random, Place place) {
                long other = place.seq() == 0 ? 1 : place.seq() - 1;
                move(handle, place.chain(), place.seq(), 1_000_000);
                move(handle, place.chain(), other, place.seq());
                move(handle, place.chain(), 1_000_000, other);
            }
        },
        COPY {
            @Override
            void apply(Handle handle, Random random, Place place) {
                handle.createUpdate(
                                "INSERT INTO audit_event SELECT chain, seq + 1000000, at, kind, actor, platform, tool,"
                                        + " account, operation, code, record, hash FROM audit_event" + HERE)
                        .bindMap(place.bindings())
                        .execute();
            }
        },
        FORK {
            @Override
            void apply(Handle handle, Random random, Place place) {
                handle.createUpdate(
                                "INSERT INTO audit_event SELECT 'node-forged', seq, at, kind, actor, platform, tool,"
                                        + " account, operation, code, record, hash FROM audit_event"
                                        + " WHERE chain = :chain AND seq <= :seq")
                        .bindMap(place.bindings())
                        .execute();
            }
        },
        TRUNCATE {
            @Override
            void apply(Handle handle, Random random, Place place) {
                handle.createUpdate("DELETE FROM audit_event WHERE chain = :chain AND seq >= :seq")
                        .bindMap(place.bindings())
                        .execute();
                handle.createUpdate("DELETE FROM audit_chain WHERE chain = :chain AND NOT EXISTS"
                                + " (SELECT 1 FROM audit_event WHERE chain = :chain)")
                        .bindMap(place.bindings())
                        .execute();
                handle.createUpdate("UPDATE audit_chain SET head_seq = :seq - 1, head_hash ="
                                + " (SELECT hash FROM audit_event WHERE chain = :chain AND seq = :seq - 1)"
                                + " WHERE chain = :chain")
                        .bindMap(place.bindings())
                        .execute();
            }
        };

        private static final String HERE = " WHERE chain = :chain AND seq = :seq";

        abstract void apply(Handle handle, Random random, Place place);

        private static void flip(Handle handle, Random random, Place place, String column) {
            byte[] bytes = handle.createQuery("SELECT " + column + " FROM audit_event" + HERE)
                    .bindMap(place.bindings())
                    .mapTo(byte[].class)
                    .one();
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            handle.createUpdate("UPDATE audit_event SET " + column + " = :bytes" + HERE)
                    .bind("bytes", bytes)
                    .bindMap(place.bindings())
                    .execute();
        }

        private static void move(Handle handle, String chain, long from, long to) {
            handle.execute("UPDATE audit_event SET seq = ? WHERE chain = ? AND seq = ?", to, chain, from);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isFoundWhateverIsChangedBehindTheLastCheckpoint(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            try (TrailStand.Trail first = stand.start()) {
                first.calls(12);
            }
            try (TrailStand.Trail second = stand.start()) {
                second.calls(12);
            }
            assertThat(stand.verify().findings()).isEmpty();
            List<Place> places = stand.tx().read(TamperedTrailTest::signedPlaces);
            Random random = new Random(SEED);
            Map<Mutation, Integer> found = new EnumMap<>(Mutation.class);

            for (int done = 0; done < MUTATIONS; done += TAKEN_BACK_TOGETHER) {
                int from = done;
                int to = Math.min(MUTATIONS, done + TAKEN_BACK_TOGETHER);
                stand.tx().execute(handle -> {
                    for (int i = from; i < to; i++) {
                        Mutation mutation = Mutation.values()[random.nextInt(Mutation.values().length)];
                        Place place = places.get(random.nextInt(places.size()));

                        VerificationReport report =
                                afterwards(stand, handle, () -> mutation.apply(handle, random, place));

                        assertThat(report.findings())
                                .as("%s at %s, mutation %d of -Dseed=%d", mutation, place, i, SEED)
                                .isNotEmpty();
                        found.merge(mutation, 1, Integer::sum);
                    }
                });
            }

            System.out.printf("%s: %d changes, all found: %s (-Dseed=%d)%n", backend, MUTATIONS, found, SEED);
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    // The last record of each chain is its last checkpoint, which signs what stands before it.
    private static List<Place> signedPlaces(Handle handle) {
        return handle.createQuery("SELECT chain, seq FROM audit_event e WHERE seq <"
                        + " (SELECT max(seq) FROM audit_event WHERE chain = e.chain) ORDER BY chain, seq")
                .map((rows, context) -> new Place(rows.getString("chain"), rows.getLong("seq")))
                .list();
    }

    /** Verifies what a change would leave behind, and takes it back. */
    private static VerificationReport afterwards(TrailStand stand, Handle handle, Runnable change) {
        handle.execute("SAVEPOINT intact");
        change.run();
        VerificationReport report = stand.verify(new Within(handle));
        handle.execute("ROLLBACK TO SAVEPOINT intact");
        handle.execute("RELEASE SAVEPOINT intact");
        return report;
    }

    /** A place of the trail. */
    private record Place(String chain, long seq) {

        Map<String, Object> bindings() {
            return Map.of("chain", chain, "seq", seq);
        }
    }

    /** Reads what an open transaction would leave behind. */
    private record Within(Handle handle) implements Tx {

        @Override
        public <T> T write(TransactionBody<T> unit) {
            return unit.run(handle);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            return unit.run(handle);
        }
    }
}
