package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

class RefusalCounterTest {

    @Test
    void countsOnWhileTheTrailIsFull() throws InterruptedException {
        try (TestStore store = Backend.SQLITE.open()) {
            Clock clock = Clock.systemUTC();
            CallIds ids = new CallIds(clock, new SecureRandom());
            AuditEventWriter writer = new AuditEventWriter(ids, clock);
            AuditModule audit = Trails.of(store.tx(), ids, clock);
            // One less than it holds, while nothing takes anything out.
            for (int i = 1; i < AuditTrail.WAITING; i++) {
                audit.trail().add(writer.write(IndexedFields.of("call"), null, out -> {}));
            }
            audit.refusals().throttled(Callers.ALL);
            audit.refusals().throttled(Callers.OTHER);
            audit.refusals().throttled(Callers.OTHER);

            audit.refusals().report();
            audit.trail().start();
            audit.trail().flush();
            audit.refusals().throttled(Callers.OTHER);
            audit.refusals().report();
            audit.trail().stop();

            assertThat(counted(store, Callers.ALL.principal())).isEqualTo(1);
            assertThat(counted(store, Callers.OTHER.principal())).isEqualTo(3);
        }
    }

    private static int counted(TestStore store, String principal) {
        List<byte[]> records = store.tx()
                .read(handle -> handle.createQuery(
                                "SELECT record FROM audit_event WHERE kind = 'rate.refused' AND actor = :principal")
                        .bind("principal", principal)
                        .mapTo(byte[].class)
                        .list());
        return records.stream()
                .map(record -> new String(record, StandardCharsets.UTF_8))
                .mapToInt(record -> Integer.parseInt(record.replaceAll(".*\"count\":(\\d+)}", "$1")))
                .sum();
    }
}
