package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CommitNotificationsTest {

    private static final int ROUNDS = 200;

    @Test
    void signalsTheCommitsOfOtherNodesAlone() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            PostgresAddress address = PostgresAddress.of(store.settings());
            CountDownLatch heard = new CountDownLatch(1);
            AtomicInteger echoes = new AtomicInteger();
            CommitSignal here = new CommitSignal();
            here.listen(echoes::incrementAndGet);
            CommitSignal there = new CommitSignal();
            there.listen(heard::countDown);
            CommitNotifications sender = new CommitNotifications(address, here);
            CommitNotifications receiver = new CommitNotifications(address, there);
            receiver.start();
            sender.start();
            try {
                for (int round = 0; round < ROUNDS && !heard.await(100, TimeUnit.MILLISECONDS); round++) {
                    // The receiver may not have listened yet.
                    sender.committed();
                }
                assertThat(heard.getCount()).isZero();
                assertThat(echoes).hasValue(0);
            } finally {
                sender.stop();
                receiver.stop();
            }
        }
    }
}
