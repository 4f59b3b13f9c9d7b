package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.fixtures.Backend;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Rewrites a trail whose end is known elsewhere: where the database notes it, in the chain that began next, and in the file
 * beside the database.
 */
class ForgedHeadsTest {

    @RegisterExtension
    static final SignedTrail.Kept trails = new SignedTrail.Kept();

    private static final int CUT = 4;
    private static final int NEVER_WRITTEN = 50;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAnEndThatIsNotedOtherwise(Backend backend) {
        SignedTrail trail = trails.on(backend);
        cutLastCheckpoint(trail);

        trail.rewritten(SignedTrail.LAST_CALL).storeAlone(SignedTrail.LAST_CALL);

        assertThat(trail.found()).containsExactly("EDITED_COLUMN at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAnEndThatIsNoLongerNoted(Backend backend) {
        SignedTrail trail = trails.on(backend);

        trail.stand().tx().execute(handle -> handle.execute("DELETE FROM audit_chain"));

        assertThat(trail.found()).containsExactly("EDITED_COLUMN at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAnEndBeforeTheOneThatIsNoted(Backend backend) {
        SignedTrail trail = trails.on(backend);
        cutLastCheckpoint(trail);

        trail.stand().tx().execute(handle -> handle.execute("DELETE FROM audit_event WHERE seq >= ?", CUT));

        assertThat(trail.found()).containsExactly("TRUNCATION at 3");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAChainThatIsNotedAndGone(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.stand().tx().execute(handle -> handle.execute("DELETE FROM audit_event"));

        assertThat(trail.found()).containsExactly("TRUNCATION at 0");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAnEndThatTheNextChainHasSeenOtherwise(Backend backend) {
        SignedTrail trail = trails.on(backend);
        cutLastCheckpoint(trail);
        trail.stand().record("node-that-came-next", trail.stand().tx(), 1);

        trail.rewritten(SignedTrail.LAST_CALL).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("FORK at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsByTheFileWhatTheKeySignedAnew(Backend backend) {
        SignedTrail trail = trails.on(backend);

        trail.rewritten(SignedTrail.CALL).store(trail.signed());

        assertThat(trail.found()).containsExactly("FORK at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsByTheFileAnEndThatWasCutOff(Backend backend) {
        SignedTrail trail = trails.on(backend);

        trail.chain().cut(CUT, SignedTrail.END).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("TRUNCATION at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void expectsWhatTheKeySignedInTheFile(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.addHead(neverWritten(), trail.signed());

        assertThat(trail.found()).containsExactly("TRUNCATION at 50");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void passesOverWhatAKeySignedThatIsNotTrusted(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.addHead(neverWritten(), trail.signedByAttacker());

        assertThat(trail.found()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void passesOverWhatAKeySignedInTheNameOfAnother(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.addHead(neverWritten(), trail.signedInTheNameOfAnother());

        assertThat(trail.found()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotMadeToForgetAnEndByALineThatNobodySigned(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.addHead(trail.chain().before(CUT), trail.signedInTheNameOfAnother());

        trail.chain().cut(CUT, SignedTrail.END).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("TRUNCATION at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotMadeToForgetAnEndByALineThatWasWrittenBefore(Backend backend) {
        SignedTrail trail = trails.on(backend);
        String signed = trail.chain().signed(1);
        trail.addHead(trail.chain().before(1), (statement, head, written) -> signed);

        trail.chain().cut(CUT, SignedTrail.END).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("TRUNCATION at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotMadeToForgetAnEndByALineOfAnEndThatNeverWas(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.addHead(neverWritten(), trail.signedInTheNameOfAnother());

        trail.chain().cut(CUT, SignedTrail.END).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("TRUNCATION at 6");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotMadeToForgetAnEndByALineThatIsNoText(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.addLine(new byte[] {(byte) 0xff, '\n'});

        trail.chain().cut(CUT, SignedTrail.END).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("TRUNCATION at 6");
    }

    private static Head neverWritten() {
        return new Head(SignedTrail.NODE, NEVER_WRITTEN, "0".repeat(64));
    }

    /** Leaves what a node leaves that was killed: records that no checkpoint signs. */
    private static void cutLastCheckpoint(SignedTrail trail) {
        trail.deleteHeads();
        trail.chain().cut(SignedTrail.CHECKPOINT, SignedTrail.END).store(Forgery.NONE);
    }
}
