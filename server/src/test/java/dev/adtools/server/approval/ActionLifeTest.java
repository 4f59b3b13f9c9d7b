package dev.adtools.server.approval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.ServiceCall.ExecutedBy;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Actions only ever move as the table of transitions says, in any order of decisions. */
class ActionLifeTest {

    private static final int LIVES = 400;
    private static final int STEPS = 12;
    private static final long DAY = 86_400_000;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverLeavesATerminalStateNorMovesOtherwiseThanTheTableSays(Backend backend) {
        long seed = Seed.drawn("lives of actions");
        Random random = new Random(seed);
        Map<ActionState, Integer> ends = new EnumMap<>(ActionState.class);
        try (TestStore store = backend.open()) {
            for (int life = 0; life < LIVES; life++) {
                String id = "pa_" + life;
                store.tx().execute(handle -> ActionStore.insert(handle, columns(id)));
                List<ActionState> states = store.tx().write(handle -> live(handle, id, random));

                assertThat(states.get(0)).isEqualTo(ActionState.PENDING);
                for (int i = 1; i < states.size(); i++) {
                    assertThat(states.get(i - 1).mayBecome(states.get(i)))
                            .as("seed %d, action %s: %s", seed, id, states)
                            .isTrue();
                }
                assertThat(states.stream().filter(ActionState.APPROVED::equals))
                        .as("seed %d: approvals, the attempts without a change among them", seed)
                        .hasSizeLessThanOrEqualTo(1 + ActionStore.UNAPPLIED_LIMIT);
                states.removeAll(List.of(ActionState.APPROVED, ActionState.EXECUTING));
                assertThat(states).as("seed %d", seed).doesNotHaveDuplicates();
                ends.merge(states.get(states.size() - 1), 1, Integer::sum);
            }
        }
        assertThat(ends.keySet())
                .as("seed %d reaches them", seed)
                .contains(ActionState.EXECUTED, ActionState.FAILED, ActionState.REVOKED, ActionState.STALE)
                .contains(ActionState.REJECTED, ActionState.CANCELLED, ActionState.EXPIRED);
    }

    /** Does something at random, over and over, and returns the states it went through. */
    private static List<ActionState> live(Handle handle, String id, Random random) {
        List<ActionState> states = new ArrayList<>(List.of(ActionState.PENDING));
        Instant now = Instant.ofEpochMilli(0);
        for (int step = 0; step < STEPS; step++) {
            now = now.plusMillis(random.nextInt(3) == 0 ? DAY / 2 : 1);
            act(handle, id, now, random);
            ActionState state = ActionStore.find(handle, id).orElseThrow().state();
            if (state != states.get(states.size() - 1)) {
                states.add(state);
            }
        }
        return states;
    }

    private static void act(Handle handle, String id, Instant now, Random random) {
        OutcomeState[] fates = OutcomeState.values();
        switch (random.nextInt(9)) {
            case 0, 1 -> ActionStore.approve(handle, id, now, now.plusMillis(DAY));
            case 2, 3 -> ActionStore.execute(handle, id, "op_" + id, new ExecutedBy("someone", null), now);
            case 4 -> ActionStore.expire(handle, now);
            case 5 -> {
                OutcomeState outcome = fates[random.nextInt(fates.length)];
                switch (outcome) {
                    case SUCCEEDED -> ActionStore.settle(handle, "op_" + id, ActionState.EXECUTED, outcome, now);
                    case REJECTED -> ActionStore.settle(handle, "op_" + id, ActionState.FAILED, outcome, now);
                    case NOT_APPLIED -> {
                        if (!ActionStore.reopen(handle, "op_" + id, now)) {
                            ActionStore.settle(handle, "op_" + id, ActionState.FAILED, outcome, now);
                        }
                    }
                    case UNKNOWN -> ActionStore.settle(handle, "op_" + id, ActionState.OUTCOME_UNKNOWN, outcome, now);
                    case ABANDONED -> ActionStore.giveUp(handle, "op_" + id, now);
                }
            }
            default -> {
                List<ActionState> ended =
                        List.of(ActionState.REJECTED, ActionState.CANCELLED, ActionState.REVOKED, ActionState.STALE);
                ActionStore.end(
                        handle,
                        id,
                        ended.get(random.nextInt(ended.size())),
                        new ActionRow.ActionEnd(now, "someone", null));
            }
        }
    }

    private static Map<String, @Nullable Object> columns(String id) {
        Map<String, @Nullable Object> columns = new HashMap<>();
        columns.put("id", id);
        columns.put("operation", "staged " + id);
        columns.put("call", "call");
        columns.put("workflow", "wf_" + id);
        columns.put("step", 0);
        columns.put("tool", "stage_thing");
        columns.put("digest", "0".repeat(64));
        columns.put("platform", "beta");
        columns.put("world", "sandbox");
        columns.put("account", "act_1700100001");
        columns.put("transport", "mcp");
        columns.put("token", "tok");
        columns.put("entity", null);
        columns.put("requester", "robot");
        columns.put("owner", "team");
        columns.put("lineage", "");
        columns.put("reason", null);
        columns.put("payload", new byte[] {'{', '}'});
        columns.put("hash", "sha256:" + "0".repeat(64));
        columns.put("required", 1);
        columns.put("now", 0L);
        columns.put("expires", DAY);
        return columns;
    }
}
