package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.fixtures.Backend;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Rewrites a trail as an attacker does who has everything but the key: he knows the format, and makes the hashes and heads
 * agree with what he wrote. Each test names all that is found, so that it rests on one line of defence.
 */
class ForgedTrailTest {

    @RegisterExtension
    static final SignedTrail.Kept trails = new SignedTrail.Kept();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsARecordWithItsHashByTheRecordBehindIt(Backend backend) {
        SignedTrail trail = trails.on(backend);

        trail.rewritten(SignedTrail.CALL).storeAlone(SignedTrail.CALL);

        assertThat(trail.found()).containsExactly("FORK at 5");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsRecomputedHashesByTheHeadThatWasSigned(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.rewritten(SignedTrail.CALL).store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsARecomputedHeadByItsSignature(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();
        // What has been verified before is remembered, and must not stand for what is there now.
        assertThat(trail.found()).isEmpty();

        trail.rewritten(SignedTrail.CALL).store(Forgery.OTHER_HEAD);

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAKeyThatIsNotTrusted(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.rewritten(SignedTrail.CALL).store(trail.signedByAttacker());

        assertThat(trail.found()).containsExactly("UNKNOWN_KEY at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAKeyInTheNameOfOneThatIsTrusted(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.rewritten(SignedTrail.CALL).store(trail.signedInTheNameOfAnother());

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsACheckpointThatSignsNothing(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.chain()
                .edit(SignedTrail.CHECKPOINT, "\"signature\"", "\"signed\"")
                .store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("BAD_SIGNATURE at 7");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void believesWhatTheKeySigned(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.rewritten(SignedTrail.CALL).store(trail.signed());

        assertThat(trail.found()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsAChainWithoutSignatures(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.rewritten(SignedTrail.CALL).cutCheckpoints().store(Forgery.NONE);

        assertThat(trail.found()).containsExactly("FORK at 5");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void tellsThroughWhereAChainIsSigned(Backend backend) {
        SignedTrail trail = trails.on(backend);
        trail.deleteHeads();

        trail.rewritten(SignedTrail.CALL)
                .cut(SignedTrail.CHECKPOINT, SignedTrail.END)
                .store(Forgery.NONE);

        VerificationReport report = trail.stand().verify();
        assertThat(report.findings()).isEmpty();
        assertThat(AuditVerificationCodec.toJson(report.answer("v", false)))
                .asString()
                .contains("\"signed_through\":1}");
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void findsANodeWithAKeyOfItsOwn(Backend backend) {
        TrailStand stand = trails.on(backend).stand();
        try (TrailStand.Trail node = stand.stranger()) {
            node.calls(3);
        }

        assertThat(stand.found()).containsExactly(AuditFinding.FindingKind.UNKNOWN_KEY, AuditFinding.FindingKind.FORK);
    }
}
