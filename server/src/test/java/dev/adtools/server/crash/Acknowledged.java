package dev.adtools.server.crash;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The answers that callers got for each key; finds where they contradict one another or what the platform got. */
final class Acknowledged {

    private static final Set<String> FINAL = Set.of("OK", "PLATFORM_REJECTED");

    // Says nothing of the write, but to ask again with the same key.
    private static final Set<String> AGAIN = Set.of("IDEMPOTENCY_IN_PROGRESS", "STORE_UNAVAILABLE");

    private final Map<String, String> answers = new HashMap<>();
    private final Set<String> unknown = new HashSet<>();
    private final List<String> contradictions = new ArrayList<>();

    /** Takes one printed line; one that a kill has cut is no answer. */
    void take(String line) {
        String[] words = line.split(" ", -1);
        if (words.length != 3 || (words[1].equals("OK") && words[2].length() % 2 != 0)) {
            return;
        }
        String key = words[0];
        String answer = words[1] + " " + words[2];
        if (FINAL.contains(words[1])) {
            String before = answers.putIfAbsent(key, answer);
            if (before != null && !before.equals(answer)) {
                contradictions.add(key + " answered " + before + ", then " + answer);
            }
        } else if (words[1].equals("OUTCOME_UNKNOWN")) {
            unknown.add(key);
        }
        if (answers.containsKey(key) && !FINAL.contains(words[1]) && !AGAIN.contains(words[1])) {
            contradictions.add(key + " was over, then answered " + words[1]);
        }
    }

    boolean isOver(String key) {
        return answers.containsKey(key) || unknown.contains(key);
    }

    Set<String> over() {
        return answers.keySet();
    }

    /** Returns wherever what was kept of the money is not what was applied, or not what callers were told. */
    List<String> miscounted(SpendRecords kept, List<String> keys, Set<String> applied) {
        return Stream.of(
                        kept.contradictions(),
                        kept.otherThan(keys, MarkWrite::micros),
                        kept.uncounted(applied),
                        kept.unsettled(over("OK"), over("PLATFORM_REJECTED")))
                .flatMap(List::stream)
                .toList();
    }

    private Set<String> over(String code) {
        return answers.entrySet().stream()
                .filter(answer -> answer.getValue().startsWith(code + " "))
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    Set<String> unknown() {
        return unknown;
    }

    /** Returns every broken promise: written twice, acknowledged and not written, or told two things. */
    List<String> broken(Map<String, Long> writes) {
        List<String> broken = new ArrayList<>(contradictions);
        writes.forEach((mark, count) -> {
            if (count > 1) {
                broken.add(mark + " was written " + count + " times");
            }
        });
        answers.forEach((key, answer) -> {
            if (answer.startsWith("OK ") && !writes.containsKey(key)) {
                broken.add(key + " was acknowledged and never written");
            }
        });
        return broken;
    }
}
