package dev.adtools.server.crash;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/** The nodes on one store: one on the embedded store, which only one process may open, two on the other. */
final class Cluster {

    // The last keys of a round are new. With two nodes some of these are only the victim's, so that it comes to its
    // point however quick the other is.
    static final int NEW = 8;
    private static final int OF_THE_VICTIM = 3;

    private final TestStore store;
    private final Backend backend;
    private final Path folder;
    private final int port;
    private final String memory;

    Cluster(TestStore store, Backend backend, Path folder, int port, String memory) {
        this.store = store;
        this.backend = backend;
        this.folder = folder;
        this.port = port;
        this.memory = memory;
        if (backend == Backend.SQLITE) {
            store.stop();
        }
    }

    /**
     * Starts the nodes, gives them keys, most of them to all, and kills the first at a point or after a while. Returns
     * false when that one had done its share before it came to its point.
     */
    boolean killOne(Random random, int round, IntFunction<List<String>> wanted, Consumer<String> answers)
            throws IOException, InterruptedException {
        // The first dies where it hurts most, however few there are.
        boolean atPoint = round == 0 || random.nextBoolean();
        String point = round == 0
                ? "after-send:1"
                : atPoint ? CrashPoint.any(random, backend == Backend.SQLITE ? NEW : OF_THE_VICTIM) : "-";
        List<String> keys = wanted.apply(round);
        NodeProcess victim = start("victim-" + round, point, answers);
        List<NodeProcess> others = new ArrayList<>();
        if (backend == Backend.POSTGRESQL) {
            others.add(start("other-" + round, "-", answers));
        }
        victim.awaitUp();
        others.forEach(NodeProcess::awaitUp);
        victim.call(keys, atPoint);
        List<String> shared = keys.subList(0, keys.size() - OF_THE_VICTIM);
        others.forEach(other -> other.call(shared, true));
        boolean killed = true;
        if (atPoint) {
            killed = victim.end();
        } else {
            Thread.sleep(CrashRun.life(random));
            victim.kill();
        }
        for (NodeProcess other : others) {
            other.end();
        }
        passTime("victim-" + round);
        return killed;
    }

    /** Runs one node, which is not killed, for all keys. */
    void run(int round, List<String> keys, Consumer<String> answers) throws IOException, InterruptedException {
        NodeProcess node = start("last-" + round, "-", answers);
        node.awaitUp();
        node.call(keys, true);
        node.end();
    }

    private NodeProcess start(String name, String point, Consumer<String> answers) throws IOException {
        return NodeProcess.start(List.of(data(name), url(), Integer.toString(port), name, point, memory), answers);
    }

    private String data(String name) {
        return backend == Backend.SQLITE
                ? store.settings().dataDirectory().toString()
                : folder.resolve(name).toString();
    }

    /** Returns where the database is read without changing it. */
    String address() {
        return backend == Backend.SQLITE
                ? "jdbc:sqlite:" + store.settings().dataDirectory().resolve("adtools.db") + "?open_mode=1"
                : url();
    }

    private String url() {
        return backend == Backend.SQLITE ? "-" : store.settings().url();
    }

    // What a dead node holds is taken from it when its lease runs out; the test does not wait for that half minute.
    private void passTime(String dead) {
        if (backend == Backend.POSTGRESQL) {
            store.tx()
                    .execute(handle -> handle.createUpdate(
                                    "UPDATE operation SET lease_until = 0 WHERE lease_owner = :dead")
                            .bind("dead", dead)
                            .execute());
        }
    }
}
