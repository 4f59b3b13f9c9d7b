package dev.adtools.server.audit;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Tx;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Trails for pipelines whose trail is not what is tested. */
public final class Trails {

    private Trails() {}

    /** Returns a trail that keeps notes, and puts nothing in its place until it is started. */
    public static AuditModule of(Tx tx, CallIds ids, Clock clock) {
        Path heads = Path.of(System.getProperty("java.io.tmpdir"), "heads-" + ids.next() + ".jsonl");
        SigningKeys keys = freshKeys();
        return new AuditModule(
                new AuditModule.Storage(tx, "node-" + ids.next(), false),
                new AuditEventWriter(ids, clock),
                keys,
                new CheckpointLog(heads, clock, keys, Optional::empty),
                Duration.ofDays(400),
                Set::of);
    }

    /** Returns a new key that nobody else has, and that alone is trusted. */
    static SigningKeys freshKeys() {
        Signer signer = Signer.fresh();
        return new SigningKeys(signer, Map.of(Signer.id(signer.publicKey()), signer.publicKey()));
    }

    /** Lets a service run on a store for as long as it takes to put in its chain what was noted while none ran. */
    public static void adoptDrafts(TestStore store) throws InterruptedException {
        store.start();
        Clock clock = Clock.systemUTC();
        CallIds ids = new CallIds(clock, new SecureRandom());
        AuditSection settings = AuditSection.STANDARD;
        AuditModule audit = AuditModule.of(
                new AuditModule.Storage(store.tx(), "node-" + ids.next(), true),
                store.data(),
                ids,
                clock,
                settings,
                Set::of);
        audit.trail().start();
        audit.trail().stop();
        store.stop();
    }
}
