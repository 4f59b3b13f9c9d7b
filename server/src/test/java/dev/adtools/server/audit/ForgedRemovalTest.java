package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.fixtures.Backend;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Takes records out of a trail as an attacker does, and says that retention did. */
class ForgedRemovalTest {

    @RegisterExtension
    static final SignedTrail.Kept trails = new SignedTrail.Kept();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void excusesWhatTheKeySigned(Backend backend) {
        SignedTrail trail = trails.on(backend);

        removeTheBeginning(trail, trail.signed());

        assertThat(trail.found()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotExcuseWhatAKeySignedThatIsNotTrusted(Backend backend) {
        SignedTrail trail = trails.on(backend);

        removeTheBeginning(trail, trail.signedByAttacker());

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 8", "TRUNCATION at 6", "GAP at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotExcuseWhatAKeySignedInTheNameOfAnother(Backend backend) {
        SignedTrail trail = trails.on(backend);

        removeTheBeginning(trail, trail.signedInTheNameOfAnother());

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 8", "TRUNCATION at 6", "GAP at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotTakeTheSignatureOfACheckpointForThatOfARemoval(Backend backend) {
        SignedTrail trail = trails.on(backend);
        String checkpoint = trail.chain().signed(SignedTrail.CHECKPOINT);

        removeTheBeginning(trail, (statement, head, signed) -> checkpoint);

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 8", "TRUNCATION at 6", "GAP at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotExcuseMoreThanWasSigned(Backend backend) {
        SignedTrail trail = trails.on(backend);
        ForgedChain chain = trail.chain();
        Head signed = chain.before(SignedTrail.LAST_CALL);

        chain.cut(0, SignedTrail.CHECKPOINT).addRemoval(signed, trail.signed()).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("TRUNCATION at 6", "GAP at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotExcuseARestThatDoesNotBeginWithASignature(Backend backend) {
        SignedTrail trail = trails.on(backend);
        ForgedChain chain = trail.chain();
        Head signed = chain.before(SignedTrail.CALL);

        chain.cut(0, SignedTrail.CALL).addRemoval(signed, trail.signed()).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("GAP at 4");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAnEndThatWasCutOffAndCalledARemoval(Backend backend) {
        SignedTrail trail = trails.on(backend);
        ForgedChain chain = trail.chain();
        Head end = chain.before(SignedTrail.CHECKPOINT);

        chain.cut(SignedTrail.CALL, SignedTrail.END)
                .addRemoval(end, trail.signedInTheNameOfAnother())
                .store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 4", "TRUNCATION at 6");
    }

    /** Leaves the last checkpoint, and says behind it that everything before was removed. */
    private static void removeTheBeginning(SignedTrail trail, Forgery forgery) {
        ForgedChain chain = trail.chain();
        Head through = chain.before(SignedTrail.CHECKPOINT);
        chain.cut(0, SignedTrail.CHECKPOINT).addRemoval(through, forgery).store(Forgery.NONE);
    }
}
