package dev.adtools.server.audit;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A trail of one chain, which an attacker has before him: a genesis, a checkpoint, five calls, and what signs them. */
final class SignedTrail {

    static final String NODE = "node-of-this-test";
    static final int FIRST_CALL = 2;
    static final int CALL = 4;
    static final int LAST_CALL = 6;
    static final int CHECKPOINT = 7;
    static final int END = 8;

    private static final List<String> TABLES = List.of("audit_event", "audit_chain");

    private final SettableClock clock = new SettableClock();
    private final TrailStand stand;
    private final Signer attacker = Signer.fresh();
    private final byte[] heads;

    private SignedTrail(Backend backend) {
        stand = new TrailStand(backend, clock);
        stand.record(NODE, stand.tx(), CHECKPOINT - FIRST_CALL);
        heads = heads();
        for (String table : TABLES) {
            stand.tx().execute(handle -> handle.execute("CREATE TABLE intact_" + table + " AS SELECT * FROM " + table));
        }
    }

    private SignedTrail restored() {
        for (String table : TABLES) {
            stand.tx().execute(handle -> {
                handle.execute("DELETE FROM " + table);
                handle.execute("INSERT INTO " + table + " SELECT * FROM intact_" + table);
            });
        }
        write(heads);
        return this;
    }

    TrailStand stand() {
        return stand;
    }

    /** Returns a forgery that is signed with the service's key. */
    Forgery signed() {
        return Forgery.with(signer());
    }

    /** Returns a forgery that is signed with the attacker's key. */
    Forgery signedByAttacker() {
        return Forgery.with(attacker);
    }

    /** Returns a forgery that is signed with the attacker's key and names the service's. */
    Forgery signedInTheNameOfAnother() {
        return Forgery.with(attacker, signer().publicKey());
    }

    private Signer signer() {
        return stand.keys().signer();
    }

    /** Returns the chain as it stands in the database, to be rewritten. */
    ForgedChain chain() {
        return new ForgedChain(stand.tx(), NODE);
    }

    /** Returns the chain with something else said in one of its calls. */
    ForgedChain rewritten(int call) {
        return chain().edit(call, "what was said", "what was not said");
    }

    /** Takes away what the file beside the database says. */
    void deleteHeads() {
        write(new byte[0]);
    }

    /** Adds a checkpoint to that file. */
    void addHead(Head head, Forgery forgery) {
        String line = "{" + forgery.of("CHECKPOINT", head, "") + ",\"at\":" + clock.millis() + "}\n";
        addLine(line.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds to that file what may be no checkpoint. */
    void addLine(byte[] line) {
        write(heads(), line);
    }

    private byte[] heads() {
        try {
            return Files.readAllBytes(stand.heads());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(byte[]... parts) {
        try (OutputStream out = Files.newOutputStream(stand.heads())) {
            for (byte[] part : parts) {
                out.write(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all that a verification finds, and where. */
    List<String> found() {
        return stand.verify().findings().stream()
                .map(finding -> finding.kind() + " at " + finding.seq())
                .toList();
    }

    /** The trails of a test class, one for each engine, each as it was signed whenever a test asks for it. */
    static final class Kept implements AfterAllCallback {

        private final Map<Backend, SignedTrail> trails = new EnumMap<>(Backend.class);

        SignedTrail on(Backend backend) {
            return trails.computeIfAbsent(backend, SignedTrail::new).restored();
        }

        @Override
        public void afterAll(ExtensionContext context) {
            trails.values().forEach(trail -> trail.stand().close());
        }
    }
}
