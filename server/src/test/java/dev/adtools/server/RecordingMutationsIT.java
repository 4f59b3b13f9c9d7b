package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.LiveService.Answer;
import dev.adtools.server.fixtures.RecordingMutation;
import dev.adtools.server.fixtures.Replay;
import dev.adtools.server.fixtures.ReplayTable;
import dev.adtools.server.fixtures.ReplayTable.Block;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded answers with drawn changes: a number of the answer stays the same, is null, or has a note. */
class RecordingMutationsIT {

    private static final int MUTATIONS = Depth.of("mutations", 200, 600);

    // Insights that are drawn from the numbers, and put none into question.
    private static final Set<String> OF_THE_NUMBERS = Set.of(
            "NO_DELIVERY",
            "NO_CONVERSIONS",
            "COST_WITHOUT_CONVERSION",
            "CAMPAIGNS_WITHOUT_ROWS",
            "STOPPED",
            "CHANGE",
            "ISSUES",
            "ENDED",
            "BUDGETS_ON_AD_SETS",
            "LIMITED_DELIVERY");

    private final long seed = Seed.drawn("changes of recordings");
    private final Random random = new Random(seed);
    private final Map<String, Answer> unchanged = new HashMap<>();
    private final List<String> wrong = new ArrayList<>();

    @Test
    void noNumberIsWrongWithoutANote(@TempDir Path folder) throws Exception {
        List<Block> blocks = ReplayTable.blocks("sums.txt").stream()
                .filter(block -> !block.file().equals("beta-errors.json"))
                .toList();
        try (LiveService service = new LiveService(folder)) {
            for (int i = 0; i < MUTATIONS; i++) {
                tryOne(service, blocks.get(random.nextInt(blocks.size())));
            }
        }

        assertThat(wrong).as("-Dseed=%d", seed).isEmpty();
    }

    private void tryOne(LiveService service, Block block) {
        ObjectNode recording = Replay.read(ReplayTable.place(block.file()));
        Answer base = unchanged.computeIfAbsent(
                block.name(), name -> service.execute(block.tool(), block.arguments(), Replay.of(recording)));
        RecordingMutation mutation = RecordingMutation.draw(recording, random);

        Answer answer = service.execute(block.tool(), block.arguments(), Replay.of(mutation.file()));

        List<String> faults = new ArrayList<>();
        if (answer.writes() > 1) {
            faults.add("a write was sent twice");
        }
        if (answer.status() >= 500 && !isBroken(answer, mutation)) {
            faults.add("answered " + answer.shown());
        } else if (answer.status() == 200
                && base.status() == 200
                && notes(answer).equals(notes(base))) {
            compare(base.body().path("data"), answer.body().path("data"), "", faults);
        }
        if (!faults.isEmpty()) {
            wrong.add(block + ": " + mutation + ": " + faults);
        }
    }

    private static boolean isBroken(Answer answer, RecordingMutation mutation) {
        String code = answer.body().at("/error/code").asText();
        boolean unknown = answer.writes() == 1 && code.equals("OUTCOME_UNKNOWN");
        return mutation.breaks() && (code.equals("PLATFORM_ERROR") || code.equals("PLATFORM_UNAVAILABLE") || unknown);
    }

    private static Set<String> notes(Answer answer) {
        JsonNode data = answer.body().path("data");
        Set<String> notes = new HashSet<>();
        data.path("insights").forEach(insight -> {
            if (!OF_THE_NUMBERS.contains(insight.path("code").asText())) {
                notes.add(insight.toString());
            }
        });
        data.path("warnings").forEach(warning -> notes.add(warning.asText()));
        data.path("notes").forEach(note -> notes.add(note.asText()));
        notes.add(data.path("quality").toString());
        notes.add(data.path("unreadable").toString());
        notes.add(data.path("verified").toString());
        return notes;
    }

    // A null is no wrong number.
    private static void compare(JsonNode before, JsonNode now, String path, List<String> faults) {
        if (now.isNumber() && (!before.isNumber() || before.decimalValue().compareTo(now.decimalValue()) != 0)) {
            faults.add(path + " is " + now + " and was " + before);
        } else if (path.endsWith("/rows")) {
            compareRows(before, now, path, faults);
        } else {
            now.properties()
                    .forEach(it -> compare(before.path(it.getKey()), it.getValue(), path + "/" + it.getKey(), faults));
            for (int i = 0; i < now.size() && now.isArray(); i++) {
                compare(before.path(i), now.get(i), path + "/" + i, faults);
            }
        }
    }

    // In any order: a row whose day or name is not known is sorted elsewhere.
    private static void compareRows(JsonNode before, JsonNode now, String path, List<String> faults) {
        if (before.size() != now.size()) {
            faults.add(path + " has " + now.size() + " and had " + before.size());
        }
        List<JsonNode> left = new ArrayList<>();
        before.forEach(left::add);
        for (JsonNode row : now) {
            Optional<JsonNode> same =
                    left.stream().filter(one -> differences(one, row).isEmpty()).findFirst();
            if (same.isEmpty()) {
                faults.add(path + " has the new row " + row);
            }
            same.ifPresent(left::remove);
        }
    }

    private static List<String> differences(JsonNode before, JsonNode now) {
        List<String> differences = new ArrayList<>();
        compare(before, now, "", differences);
        return differences;
    }
}
