package dev.adtools.server;

import static dev.adtools.server.ApprovalWorld.ANN;
import static dev.adtools.server.ApprovalWorld.BOB;
import static dev.adtools.server.ApprovalWorld.ROBOT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonArray;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.server.fixtures.Backend;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A decision is one on what was seen, and counts while whoever made it could still make it. */
class DecisionsTest {

    private static final Set<Scope> ALL = EnumSet.allOf(Scope.class);

    /** Ann's remaining rights, by the right that she lost. */
    private static final Map<String, Caller> LOSSES = Map.of(
            "the scope", ann(EnumSet.complementOf(EnumSet.of(Scope.APPROVALS_DECIDE)), Limits.NONE),
            "the account", ann(ALL, new Limits(Set.of(), Set.of("act_1700100002"), Set.of(), Set.of())),
            "the platform", ann(ALL, new Limits(Set.of(Platform.ALPHA), Set.of(), Set.of(), Set.of())),
            "the tool", ann(ALL, new Limits(Set.of(), Set.of(), Set.of("create_thing"), Set.of())));

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotCountOnceItsApproverMayNoLongerDecide(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");

            LOSSES.forEach((lost, left) -> {
                world.active.set(world.active.indexOf(ANN), left);
                assertThat(world.execute(id).code()).as("without " + lost).isEqualTo("PENDING_ACTION_NOT_APPROVED");
                assertThat(world.state(id)).isEqualTo("APPROVED");
                world.active.set(world.active.indexOf(left), ANN);
            });
            assertThat(world.things.applied()).isZero();
            assertThat(world.execute(id).code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotCountByAnotherTokenOfItsApprover(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            world.active.remove(ANN);
            world.active.add(new Caller(ANN.principal(), ANN.owner(), "another", Set.of(), ALL, Limits.NONE));

            assertThat(world.execute(id).code()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
            assertThat(world.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isMissedAlsoWhenAnotherStillCounts(Backend backend) {
        for (Caller approver : List.of(ANN, BOB)) {
            try (ApprovalWorld world = new ApprovalWorld(backend.open(), 2, "1")) {
                String id = world.approved("a");
                world.approve(BOB, id);
                world.active.remove(approver);

                assertThat(world.execute(id).code()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
                assertThat(world.things.applied()).isZero();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isRefusedOnAnythingButWhatWasSeen(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.staged("a");
            String another = world.hash(world.staged("b"));

            assertThat(rejected(world, id, another)).isEqualTo("PAYLOAD_HASH_MISMATCH");
            assertThat(world.state(id)).isEqualTo("PENDING");
            assertThat(ApprovalWorld.member(world.shown(id), "decisions")).isEqualTo(JsonArray.EMPTY);
            assertThat(rejected(world, id, world.hash(id))).isEqualTo("OK");
            assertThat(world.state(id)).isEqualTo("REJECTED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isRefusedOnBytesThatAreNoLongerWhatWasAskedFor(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.staged("a");
            String hash = world.hash(id);
            world.store
                    .tx()
                    .execute(handle ->
                            handle.execute("UPDATE pending_action SET payload = ?", ApprovalWorld.body("{}")));

            assertThat(world.approve(ANN, id)).isEqualTo("PAYLOAD_HASH_MISMATCH");
            assertThat(rejected(world, id, hash)).isEqualTo("PAYLOAD_HASH_MISMATCH");
            assertThat(world.state(id)).isEqualTo("PENDING");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isRefusedToWhoHadAPartInMintingTheTokenThatAsked(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            Set<String> minters = Set.of("others", ANN.owner());
            Caller minted = new Caller(ROBOT.principal(), ROBOT.owner(), "minted", minters, ALL, Limits.NONE);
            world.active.add(minted);
            String id = world.staged(minted, "a");

            assertThat(world.approve(ANN, id)).isEqualTo("SELF_APPROVAL_FORBIDDEN");
            assertThat(world.state(id)).isEqualTo("PENDING");
            assertThat(world.approve(BOB, id)).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsOnceForWhoIsBehindTwo(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend.open(), 2, "1")) {
            String id = world.approved("a");
            Caller minted = new Caller("eve", "eves", "token-eve", Set.of(ANN.owner()), ALL, Limits.NONE);

            assertThat(world.approve(minted, id)).isEqualTo("SELF_APPROVAL_FORBIDDEN");
            assertThat(world.approve(ANN, id)).isEqualTo("STATE_CONFLICT");
            assertThat(world.state(id)).isEqualTo("PENDING");
            assertThat(world.approve(BOB, id)).isEqualTo("OK");
            assertThat(world.state(id)).isEqualTo("APPROVED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsOnceForTwoThatOneRootHasMade(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend.open(), 2, "1")) {
            String id = world.staged("a");
            Caller one = new Caller("eve", "eves", "token-eve", Set.of("approver"), ALL, Limits.NONE);
            Caller other = new Caller("dan", "dans", "token-dan", Set.of("approver"), ALL, Limits.NONE);

            assertThat(world.approve(one, id)).isEqualTo("OK");
            assertThat(world.approve(other, id)).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        }
    }

    private static String rejected(ApprovalWorld world, String id, String hash) {
        return ApprovalWorld.code(world.pendingActions.reject(
                ANN, id, ApprovalWorld.body("{'comment':'no','payload_hash':'" + hash + "'}")));
    }

    private static Caller ann(Set<Scope> scopes, Limits limits) {
        return new Caller(ANN.principal(), ANN.owner(), ANN.tokenId(), Set.of(), scopes, limits);
    }
}
