package dev.adtools.server;

import static dev.adtools.server.ApprovalWorld.ANN;
import static dev.adtools.server.ApprovalWorld.ROBOT;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.fixtures.Backend;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An approved write runs once, and only while it is still the one that was approved. */
class ApprovedWriteTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsOnceWhatWasApproved(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.staged("call");
            int before = world.things.applied();
            world.approve(ANN, id);

            int approved = world.things.applied();
            CallResult first = world.execute(id);
            CallResult second = world.execute(id);

            assertThat(approved).as("approving runs nothing").isEqualTo(before);
            assertThat(first.code()).isEqualTo("OK");
            assertThat(bytes(second)).isEqualTo(bytes(first));
            assertThat(second.receipt()).isNotNull().matches(receipt -> receipt.replayed());
            assertThat(world.things.applied()).isEqualTo(before + 1);
            assertThat(world.state(id)).isEqualTo("EXECUTED");
            assertThat(ApprovalWorld.text(world.shown(id), "executed_operation_id"))
                    .isEqualTo(Objects.requireNonNull(first.receipt()).operationId());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsNothingThatIsNotApproved(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String pending = world.staged("");
            String rejected = world.staged("a");
            world.pendingActions.reject(ANN, rejected, ApprovalWorld.body("{'comment':'no'}"));
            String cancelled = world.staged("b");
            world.pendingActions.cancel(ROBOT, cancelled, ApprovalWorld.body("{}"));
            String revoked = world.approved("c");
            world.pendingActions.revoke(ANN, revoked, ApprovalWorld.body("{}"));

            assertThat(world.ended)
                    .as("workflows that continue at once")
                    .isEqualTo(Stream.of(rejected, cancelled, revoked)
                            .map(id -> ApprovalWorld.text(world.shown(id), "workflow_id"))
                            .toList());
            for (String id : List.of(pending, rejected, cancelled, revoked)) {
                CallResult answer = world.execute(id);
                assertThat(answer.code()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
                assertThat(ApprovalWorld.text(ApprovalWorld.json(answer), "status"))
                        .isEqualTo(world.state(id));
            }
            assertThat(world.execute("pa_none").code()).isEqualTo("NOT_FOUND");
            assertThat(world.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsNothingAfterItsTime(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String approved = world.approved("a");
            String undecided = world.staged("b");
            world.clock.advance(Duration.ofHours(24).minusMillis(1));
            String early = world.state(approved);
            world.clock.advance(Duration.ofMillis(1));

            assertThat(early).isEqualTo("APPROVED");
            assertThat(world.execute(approved).code()).isEqualTo("PENDING_ACTION_EXPIRED");
            world.clock.advance(Duration.ofDays(6));
            assertThat(world.approve(ANN, undecided)).isEqualTo("PENDING_ACTION_EXPIRED");
            assertThat(world.store.tx().<Integer>write(world.approvals::expire)).isEqualTo(2);
            assertThat(world.state(undecided)).isEqualTo("EXPIRED");
            assertThat(world.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWhatWouldNowBeSomethingElse(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("drift");
            world.call("create_thing", "{}", null);

            CallResult answer = world.execute(id);

            assertThat(answer.code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(changed(answer)).containsExactly(difference("/plan/plan", "drift 0", "drift 1"));
            assertThat(ApprovalWorld.member(ApprovalWorld.json(answer), "changed_left_out"))
                    .isEqualTo(JsonNumber.of(0));
            assertThat(world.state(id)).isEqualTo("STALE");
            assertThat(world.execute(id).code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(world.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWhatHasNothingLeftToChange(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("once");
            world.call("create_thing", "{}", null);

            CallResult answer = world.execute(id);

            assertThat(answer.code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(changed(answer)).containsExactly(difference("/diff/0/before", "NONE", "MADE"));
            assertThat(world.execute(id).code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(world.state(id)).isEqualTo("STALE");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWhatWasApprovedOfAnotherEdition(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            ApprovalWorld next = new ApprovalWorld(world.store, 1, "2");
            next.clock.advance(Duration.ofSeconds(1));
            String newer = next.staged("b");

            CallResult answer = next.execute(id);

            assertThat(answer.code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(changed(answer))
                    .containsExactly(difference("/tool_digest", digest(world, id), digest(world, newer)));
            assertThat(world.state(id)).isEqualTo("STALE");
            assertThat(next.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsRequestsOfAVersionThatNoNodeServes(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            world.served.start();
            String pending = world.staged("a");
            String approved = world.approved("b");
            String second = world.approved("c");
            ApprovalWorld next = new ApprovalWorld(world.store, 1, "2");

            next.served.start();
            CallResult elsewhere = next.execute(approved);
            CallResult here = world.execute(approved);
            world.served.stop();
            next.served.start();

            assertThat(elsewhere.code()).isEqualTo("STATE_CONFLICT");
            assertThat(here.code()).isEqualTo("OK");
            assertThat(world.state(approved)).isEqualTo("EXECUTED");
            for (String id : List.of(pending, second)) {
                assertThat(world.state(id)).isEqualTo("STALE");
                assertThat(ApprovalWorld.text((JsonObject) ApprovalWorld.member(world.shown(id), "ended"), "reason"))
                        .isEqualTo("The request was made with another version of the tool. Send the request again.");
            }
            assertThat(next.approve(ANN, pending)).isEqualTo("PENDING_ACTION_NOT_PENDING");
            assertThat(next.execute(second).error().orElseThrow().message())
                    .startsWith("The request was made with another version");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsRequestsOfASilentNodeAfterThreeMinutes(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            world.served.start();
            String id = world.staged("a");
            ApprovalWorld next = new ApprovalWorld(world.store, 1, "2");

            next.clock.advance(Duration.ofMinutes(3));
            next.served.start();
            String served = world.state(id);
            next.clock.advance(Duration.ofMillis(1));
            next.served.start();

            assertThat(served).isEqualTo("PENDING");
            assertThat(world.state(id)).isEqualTo("STALE");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWhatTheToolNoLongerAccepts(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            world.store.tx().execute(handle -> addArgument(handle, id));

            CallResult answer = world.execute(id);

            assertThat(answer.code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(answer.error().orElseThrow().message())
                    .startsWith("The tool no longer accepts what was approved; ask again. ")
                    .contains("gone is not known");
            assertThat(world.state(id)).isEqualTo("STALE");
            assertThat(world.things.applied()).isZero();
        }
    }

    private static void addArgument(Handle handle, String id) {
        byte[] stored = handle.createQuery("SELECT payload FROM pending_action WHERE id = :id")
                .bind("id", id)
                .mapTo(byte[].class)
                .one();
        byte[] earlier = new String(stored, StandardCharsets.UTF_8)
                .replace("\"arguments\":{", "\"arguments\":{\"gone\":1,")
                .replace("1,}", "1}")
                .getBytes(StandardCharsets.UTF_8);
        String hash = "sha256:" + Sha256.hex(earlier);
        handle.execute("UPDATE pending_action SET payload = ?, payload_hash = ? WHERE id = ?", earlier, hash, id);
        handle.execute("UPDATE pending_action_decision SET payload_hash = ? WHERE pending_action_id = ?", hash, id);
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWhatWasApprovedInAnotherWorld(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            world.sql("UPDATE pending_action SET world = 'live of others'");

            CallResult answer = world.execute(id);

            assertThat(answer.code()).isEqualTo("PRECONDITION_CHANGED");
            assertThat(changed(answer)).containsExactly(difference("/world", "live of others", "sandbox"));
            assertThat(world.state(id)).isEqualTo("STALE");
            assertThat(world.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsNothingWhoseBytesOrHashesWereChanged(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String forged = "sha256:" + "0".repeat(64);
            String bytes = world.approved("a");
            world.store
                    .tx()
                    .execute(handle -> handle.execute(
                            "UPDATE pending_action SET payload = ? WHERE id = ?", ApprovalWorld.body("{}"), bytes));
            String hash = world.approved("b");
            world.sql("UPDATE pending_action SET payload_hash = '" + forged + "' WHERE id = '" + hash + "'");
            String decision = world.approved("c");
            world.sql("UPDATE pending_action_decision SET payload_hash = '" + forged + "' WHERE pending_action_id = '"
                    + decision + "'");
            String undecided = world.approved("d");
            world.sql("DELETE FROM pending_action_decision WHERE pending_action_id = '" + undecided + "'");

            for (String id : List.of(bytes, hash, decision, undecided)) {
                assertThat(world.execute(id).code()).isEqualTo("PAYLOAD_HASH_MISMATCH");
            }
            assertThat(world.things.applied()).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsNothingForApproversWhoMayNoLonger(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            world.active.remove(ANN);

            CallResult gone = world.execute(id);
            world.active.add(ANN);
            CallResult back = world.execute(id);

            assertThat(gone.code()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
            assertThat(back.code()).isEqualTo("OK");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsNothingForARequesterWhoMayNoLonger(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            world.active.remove(ROBOT);

            assertThat(world.execute(id).code()).isEqualTo("POLICY_DENIED");
            assertThat(world.state(id)).isEqualTo("APPROVED");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void failsForGoodWhenThePlatformRefuses(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("platform_rejected");

            CallResult first = world.execute(id);
            CallResult second = world.execute(id);

            assertThat(first.code()).isEqualTo("PLATFORM_REJECTED");
            assertThat(second.code()).isEqualTo("PLATFORM_REJECTED");
            assertThat(world.state(id)).isEqualTo("FAILED");
            assertThat(world.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void staysApprovedAfterFiveAttemptsThatChangedNothing(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("platform_unavailable");

            for (int attempt = 1; attempt <= 5; attempt++) {
                assertThat(world.execute(id).code()).isEqualTo("PLATFORM_UNAVAILABLE");
                assertThat(world.state(id)).isEqualTo("APPROVED");
                JsonObject shown = world.shown(id);
                assertThat(ApprovalWorld.member(shown, "unapplied_attempts")).isEqualTo(JsonNumber.of(attempt));
                for (String member : List.of("executed_operation_id", "executed_by", "executed_at")) {
                    assertThat(ApprovalWorld.member(shown, member)).as(member).isEqualTo(JsonNull.NULL);
                }
            }
            CallResult sixth = world.execute(id);
            CallResult seventh = world.execute(id);

            assertThat(sixth.code()).isEqualTo("PLATFORM_UNAVAILABLE");
            assertThat(seventh.code()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
            assertThat(world.state(id)).isEqualTo("FAILED");
            assertThat(world.things.applied()).as("attempts").isEqualTo(6);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsOnceAfterAnAttemptThatChangedNothing(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("unavailable_once");

            CallResult refused = world.execute(id);
            world.clock.advance(Duration.ofHours(1));
            int attempts = world.things.applied();
            CallResult done = world.execute(id);
            CallResult again = world.execute(id);

            assertThat(refused.code()).isEqualTo("PLATFORM_UNAVAILABLE");
            assertThat(attempts).as("attempts that no request made").isEqualTo(1);
            assertThat(done.code()).isEqualTo("OK");
            assertThat(Objects.requireNonNull(done.receipt()).operationId())
                    .isEqualTo(Objects.requireNonNull(refused.receipt()).operationId());
            assertThat(again.receipt()).isNotNull().matches(receipt -> receipt.replayed());
            assertThat(world.state(id)).isEqualTo("EXECUTED");
            assertThat(world.things.applied()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isRevokedOrExpiresAfterAnAttemptThatChangedNothing(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String revoked = world.approved("platform_unavailable");
            world.execute(revoked);
            world.pendingActions.revoke(ANN, revoked, ApprovalWorld.body("{}"));
            CallResult afterRevoked = world.execute(revoked);
            String expired = world.approved("platform_unavailable");
            world.execute(expired);
            world.clock.advance(Duration.ofHours(24));
            CallResult afterExpired = world.execute(expired);

            assertThat(afterRevoked.code()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
            assertThat(afterExpired.code()).isEqualTo("PENDING_ACTION_EXPIRED");
            assertThat(world.things.applied()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void waitsForEvidenceWhenNobodyKnows(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("platform_timeout");

            CallResult answer = world.execute(id);
            String open = world.state(id);
            CallResult again = world.execute(id);
            String operation = ApprovalWorld.text(world.shown(id), "executed_operation_id");
            world.store.tx().execute(handle -> world.approvals.settle(handle, operation, OutcomeState.SUCCEEDED));
            world.store.tx().execute(handle -> world.approvals.settle(handle, operation, OutcomeState.REJECTED));

            assertThat(answer.code()).isEqualTo("OUTCOME_UNKNOWN");
            assertThat(open).isEqualTo("OUTCOME_UNKNOWN");
            assertThat(again.code()).isEqualTo("OUTCOME_UNKNOWN");
            assertThat(world.state(id)).isEqualTo("EXECUTED");
            assertThat(world.things.applied()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void resumesOnlyWithTheHashThatWasApproved(Backend backend) {
        try (ApprovalWorld world = new ApprovalWorld(backend)) {
            String id = world.approved("a");
            String undecided = world.staged("b");

            assertThat(ApprovalWorld.code(world.actions.resumable(id, "sha256:" + "0".repeat(64))))
                    .isEqualTo("PAYLOAD_HASH_MISMATCH");
            assertThat(ApprovalWorld.code(world.actions.resumable(undecided, world.hash(undecided))))
                    .isEqualTo("PENDING_ACTION_NOT_APPROVED");
            assertThat(ApprovalWorld.code(world.actions.resumable("pa_none", "")))
                    .isEqualTo("NOT_FOUND");
            assertThat(world.actions
                            .resumable(id, world.hash(id))
                            .<String>fold(held -> held.state() + " " + held.tool() + " " + held.spend(), error -> ""))
                    .startsWith("APPROVED stage_thing SpendEffect[dailyBefore=Money[currency=EUR, amountMicros=0");
            world.execute(id);
            assertThat(ApprovalWorld.code(world.actions.resumable(id, world.hash(id))))
                    .isEqualTo("OK");
        }
    }

    private static List<JsonValue> changed(CallResult answer) {
        return ((JsonArray) ApprovalWorld.member(ApprovalWorld.json(answer), "changed")).items();
    }

    private static JsonObject difference(String pointer, String before, String now) {
        return JsonObject.builder()
                .put("pointer", pointer)
                .put("before", before)
                .put("now", now)
                .build();
    }

    private static String digest(ApprovalWorld world, String id) {
        return world.store
                .tx()
                .read(handle -> handle.createQuery("SELECT tool_digest FROM pending_action WHERE id = :id")
                        .bind("id", id)
                        .mapTo(String.class)
                        .one());
    }

    private static byte[] bytes(CallResult answer) {
        return answer.fold(data -> data, error -> new byte[0]);
    }
}
