package dev.adtools.server.crash;

import dev.adtools.server.RealPipeline;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Database;
import dev.adtools.server.store.Pools.PlainPools;
import dev.adtools.server.store.StoreSettings;
import dev.adtools.server.store.Tx;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Timer;
import java.util.TimerTask;

/** A node in a process of its own: the real store, the real pipeline, and a tool that writes marks. */
final class CrashProcess {

    private static final String UNSYNCED = "unsynced:";

    private CrashProcess() {}

    /** Takes the data directory, the database or {@code -}, the platform's port, its own name, where to die, and its memory. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[0]);
        StoreSettings settings = arguments[1].equals("-")
                ? StoreSettings.embedded(folder)
                : new StoreSettings(folder, arguments[1], "postgres", "", false);
        CrashPoint failpoint = CrashPoint.of(arguments[4]);
        CallIds ids = new CallIds(Clock.systemUTC(), new SecureRandom());
        if (arguments[5].startsWith(UNSYNCED)) {
            UnsyncedDriver.install(arguments[5].substring(UNSYNCED.length()));
        }
        DataDirectory data = DataDirectory.claim(folder);
        try (Database database = Database.open(settings, data, new PlainPools())) {
            CrashTx tx = new CrashTx(database.tx(), failpoint);
            RealPipeline real = new RealPipeline(tx, arguments[3], ids, MarkWrite.CAPS);
            if (arguments[5].equals("forgetful")) {
                forget(tx, real);
            }
            recover(real.leases(), arguments[1].equals("-"));
            ToolPipeline pipeline =
                    real.pipeline(claim -> around(claim, failpoint), ledger -> new CrashLedger(ledger, tx, failpoint));
            MarkWrite tool = new MarkWrite(Integer.parseInt(arguments[2]), failpoint);
            CrashNode.print("up");
            new CrashNode(pipeline, tool, ids, failpoint).serve();
        }
        data.close();
        // Pools and timers keep threads that nobody needs any more.
        Runtime.getRuntime().halt(0);
    }

    private static void recover(Leases leases, boolean alone) {
        if (alone) {
            leases.takeOver();
        } else {
            new Timer(true).schedule(keeping(leases), 0, 50);
        }
    }

    private static TimerTask keeping(Leases leases) {
        return new TimerTask() {
            @Override
            public void run() {
                leases.renew();
                leases.reap();
            }
        };
    }

    private static CallFilter around(CallFilter claim, CrashPoint failpoint) {
        return (call, chain) -> {
            failpoint.accept("before-claim");
            return claim.filter(call, held -> {
                failpoint.accept("after-claim");
                return chain.proceed(held);
            });
        };
    }

    // What nodes do that take silence for failure: the mistake that this test must notice.
    private static void forget(Tx tx, RealPipeline node) {
        tx.execute(handle -> handle.createQuery("UPDATE operation SET state = 'NOT_APPLIED'"
                        + " WHERE state IN ('CLAIMED', 'SENDING', 'UNKNOWN') RETURNING id")
                .mapTo(String.class)
                .list()
                .forEach(id -> node.end(handle, id, OutcomeState.NOT_APPLIED)));
    }
}
