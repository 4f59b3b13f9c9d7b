package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.spi.Nearest;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Error for the name of a tool that does not exist or is hidden from the caller, with the nearest visible tools. */
final class UnknownTool {

    private static final int MAX_NAME = 64;
    private static final int MAX_SUGGESTIONS = 3;
    private static final double MIN_SCORE = 0.5;
    private static final double MARGIN = 0.2;
    private static final double PLATFORM_WEIGHT = 0.25;

    private static final Set<String> DECISIONS = Set.of("approve", "decide", "deny", "reject");
    private static final Map<String, String> SYNONYMS = Map.ofEntries(
            Map.entry("fetch", "get"),
            Map.entry("find", "get"),
            Map.entry("list", "get"),
            Map.entry("query", "get"),
            Map.entry("read", "get"),
            Map.entry("search", "get"),
            Map.entry("show", "get"),
            Map.entry("change", "update"),
            Map.entry("edit", "update"),
            Map.entry("set", "update"),
            Map.entry("add", "create"),
            Map.entry("remove", "delete"),
            Map.entry("activate", "enable"),
            Map.entry("unpause", "enable"),
            Map.entry("stop", "pause"),
            Map.entry("check", "validate"),
            Map.entry("report", "performance"),
            Map.entry("insight", "performance"),
            Map.entry("stat", "performance"),
            Map.entry("approval", "action"));
    private static final Set<String> PLATFORMS = Stream.of(Platform.values())
            .flatMap(platform -> words(platform.wireName()).stream())
            .collect(Collectors.toSet());

    private UnknownTool() {}

    /** Returns the error of a call of a tool, given the tools that its caller sees and the page of approvals. */
    static ToolError of(String name, List<ToolDescriptor> visible, String approvals) {
        List<String> nearest = nearest(name, visible);
        String said = ToolCatalog.NO_TOOL.message();
        String hint = hint(name, nearest, approvals);
        String words = hint.isEmpty() ? said : said.substring(0, said.length() - 1) + hint;
        JsonObject details = nearest.isEmpty()
                ? JsonObject.EMPTY
                : JsonObject.builder()
                        .put(
                                "did_you_mean",
                                JsonArray.of(
                                        nearest.stream().map(JsonString::new).toList()))
                        .build();
        return new ToolError(
                ErrorCode.TOOL_NOT_FOUND, hint.isEmpty() || hint.endsWith("?") ? words : words + ".", details);
    }

    /** Returns the end of a sentence that names the tools that were probably meant; empty for none. */
    static String hintOf(String name, List<ToolDescriptor> visible, String approvals) {
        return hint(name, nearest(name, visible), approvals);
    }

    private static String hint(String name, List<String> nearest, String approvals) {
        if (decides(name)) {
            return "; no tool approves or rejects requests, a person does at " + approvals;
        }
        return nearest.isEmpty() ? "" : "; did you mean " + String.join(" or ", nearest) + "?";
    }

    private static boolean decides(String name) {
        return name.length() <= MAX_NAME && !Collections.disjoint(words(name), DECISIONS);
    }

    private static List<String> nearest(String name, List<ToolDescriptor> visible) {
        if (name.length() > MAX_NAME || decides(name)) {
            return List.of();
        }
        List<String> names = visible.stream().map(ToolDescriptor::name).toList();
        return Nearest.to(name, names).map(List::of).orElseGet(() -> byWords(words(name), visible));
    }

    private static List<String> byWords(Set<String> wanted, List<ToolDescriptor> visible) {
        Map<String, Double> scores = new HashMap<>();
        visible.forEach(tool -> scores.put(tool.name(), score(wanted, tool)));
        double best = scores.values().stream().mapToDouble(score -> score).max().orElse(0);
        return scores.entrySet().stream()
                .filter(tool -> tool.getValue() >= Math.max(MIN_SCORE, best - MARGIN))
                .sorted(Comparator.comparing(Map.Entry<String, Double>::getValue)
                        .reversed()
                        .thenComparing(Map.Entry::getKey))
                .limit(MAX_SUGGESTIONS)
                .map(Map.Entry::getKey)
                .toList();
    }

    // Words in common, less those that only the tool has; a platform counts as a word of each of its tools.
    private static double score(Set<String> wanted, ToolDescriptor tool) {
        Set<String> own = words(tool.name());
        Set<String> common = new HashSet<>(own);
        common.addAll(words(tool.platform().wireName()));
        common.retainAll(wanted);
        double extra = own.stream()
                .filter(word -> !wanted.contains(word))
                .mapToDouble(word -> PLATFORMS.contains(word) ? PLATFORM_WEIGHT : 1)
                .sum();
        return common.size() / (wanted.size() + extra);
    }

    private static Set<String> words(String name) {
        return Arrays.stream(name.split("[^A-Za-z]+"))
                .filter(word -> !word.isEmpty())
                .map(UnknownTool::stem)
                .collect(Collectors.toSet());
    }

    private static String stem(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        String singular = lower.endsWith("s") && !lower.endsWith("ss") && lower.length() > 3
                ? lower.substring(0, lower.length() - 1)
                : lower;
        return SYNONYMS.getOrDefault(singular, singular);
    }
}
