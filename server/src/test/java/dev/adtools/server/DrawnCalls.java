package dev.adtools.server;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.DrawnArguments;
import dev.adtools.server.fixtures.Spoken;
import dev.adtools.server.fixtures.Spoken.SentKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Draws calls of many tokens, one after the other, and asks twins: good ones, broken ones, and some again. */
final class DrawnCalls {

    // What the door says of a request no tool says of a call.
    private static final Set<Integer> OF_THE_DOOR = Set.of(401, 405, 406, 413, 415);
    private static final List<ErrorCode> OF_TOOLS = Stream.of(ErrorCode.values())
            .filter(code -> !OF_THE_DOOR.contains(code.status()))
            .toList();

    private static final List<String> TOKENS =
            List.of("all", "all", "all", "all", "reader", "beta", "narrow", "account", "other", "busy", "busy");
    private static final List<String> THINGS =
            List.of("get_things", "check_thing", "create_thing", "stage_thing", "stop_thing");
    private static final List<String> STRANGE =
            List.of("no_such_tool", "Get_things", "get_things ", "gét_things", "get things", "=?base64?Zw==?=", "..;a");
    private static final List<String> BROKEN = List.of(
            "{bad",
            "{\"size\":1,\"size\":1}",
            "{\"size\":01}",
            "{\"behaviour\":\"\\ud800\"}",
            "{\"size\":NaN}",
            "{\"size\":1}}",
            "{\"size\":9007199254740993}",
            "{\"size\":0.12345678901234567890}",
            "{'size':1}",
            "",
            "{\"size\":1,}");
    private static final List<String> NO_OBJECTS = List.of("null", "[]", "\"{}\"", "1", "true");
    private static final List<String> BAD_KEYS = List.of("two keys", "", "k".repeat(256));
    private static final int KINDS = 24;

    private final Twins twins;
    private final Random random;
    private final DrawnArguments drawn;
    private final List<JsonNode> tools = new ArrayList<>();
    private final List<Spoken> keyed = new ArrayList<>();
    private int calls;

    DrawnCalls(Twins twins, Random random) {
        this.twins = twins;
        this.random = random;
        this.drawn = new DrawnArguments(random);
        twins.catalog().forEach(tool -> {
            if (!THINGS.contains(tool.get("name").textValue())) {
                tools.add(tool);
            }
        });
    }

    void run(int most) {
        while (calls < most) {
            one();
        }
    }

    private void one() {
        switch (random.nextInt(KINDS)) {
            case 0, 1, 2, 3, 4, 5 -> product(false);
            case 6 -> product(true);
            case 7, 8 -> ask(pick(THINGS), thing(behaviour()), null);
            case 9 -> ask(pick(THINGS), thing("").replace(Callers.ACCOUNT_ID, "999-888-7777"), null);
            case 10 -> ask(pick(THINGS), thing(",\"colour\":1"), null);
            case 11 -> ask(pick(STRANGE), "{}", null);
            case 12 -> ask(pick(THINGS), pick(BROKEN), null);
            case 13 -> ask(pick(THINGS), random.nextBoolean() ? pick(NO_OBJECTS) : deep(), null);
            case 14 -> ask(pick(THINGS), null, null);
            case 15 -> ask(pick(THINGS), thing(""), key(pick(BAD_KEYS)));
            case 16, 17 -> keyed(pick(THINGS), thing(random.nextBoolean() ? "" : behaviour()));
            case 18, 19, 20 -> again();
            case 21 -> staged();
            case 22 -> decided();
            default -> seldom();
        }
    }

    private void product(boolean keyed) {
        JsonNode tool = tools.get(random.nextInt(tools.size()));
        String arguments = drawn.of(tool.get("inputSchema"));
        String name = tool.get("name").textValue();
        if (keyed) {
            keyed(name, arguments);
        } else {
            ask(name, arguments, null);
        }
    }

    private void keyed(String tool, String arguments) {
        String text = "key" + calls + pick(List.of("", "-\"quoted\"", "\\", ",comma", "!~"));
        Spoken call = said(pick(TOKENS), tool, arguments, key(text));
        twins.ask(call);
        keyed.add(call);
    }

    /** Says a keyed call again, perhaps in other spellings, by another token or with other arguments. */
    private void again() {
        if (keyed.isEmpty()) {
            return;
        }
        Spoken known = keyed.get(Math.max(0, keyed.size() - 1 - random.nextInt(200)));
        String arguments = String.valueOf(known.arguments());
        String others = switch (random.nextInt(6)) {
            case 0 -> thing("");
            case 1, 2 -> "{ " + arguments.substring(1, arguments.length() - 1) + "\t}";
            default -> arguments;
        };
        String token = random.nextInt(5) == 0 ? pick(TOKENS) : known.token();
        String tool = random.nextInt(12) == 0 ? pick(THINGS) : known.tool();
        twins.ask(said(
                token, tool, others, key(Objects.requireNonNull(known.key()).text())));
    }

    private void staged() {
        // It finds its account, which is one of its own platform's.
        String arguments = "{\"size\":" + calls + (random.nextBoolean() ? "" : ",\"behaviour\":\"drift\"") + "}";
        Spoken call = said("all", "stage_thing", arguments, null);
        if (!twins.ask(call).operation().isEmpty()) {
            twins.same("what is kept of " + call, twin -> twin.kept(call));
        }
    }

    private void decided() {
        if (twins.actions() == 0) {
            return;
        }
        int action = Math.max(0, twins.actions() - 1 - random.nextInt(5));
        String token = pick(List.of("other", "other", "other", "all", "busy"));
        String decision = pick(List.of("approve", "approve", "approve", "approve", "reject", "cancel", "revoke"));
        twins.same(decision, twin -> twin.decide(token, decision, action));
        int hash = random.nextInt(10) == 0 ? 0 : action;
        String resume = "{\"pending_action_id\":\"id:" + action + "\",\"payload_hash\":\"hash:" + hash + "\"}";
        if (random.nextBoolean()) {
            keyed("resume_workflow_after_approval", resume);
        } else {
            ask("all", "resume_workflow_after_approval", resume, null);
        }
    }

    private void seldom() {
        switch (random.nextInt(4)) {
            case 0 -> ask("nobody", "get_things", "{}", null);
            case 1 -> ask(pick(TOKENS), "get_things", "{\"size\":300000}", null);
            default -> inProgress();
        }
    }

    private void inProgress() {
        String gate = "gate" + calls;
        String arguments = thing(",\"behaviour\":\"" + gate + "\"");
        String key = "key" + calls;
        Spoken call = said("all", "create_thing", arguments, key(key));
        twins.askWithin(call, gate, () -> {
            ask("all", "create_thing", arguments, key(key));
            ask("all", "create_thing", thing(""), key(key));
            ask("all", "create_thing", arguments, null);
        });
        keyed.add(call);
    }

    private void ask(String tool, @Nullable String arguments, @Nullable SentKey key) {
        ask(pick(TOKENS), tool, arguments, key);
    }

    private void ask(String token, String tool, @Nullable String arguments, @Nullable SentKey key) {
        twins.ask(said(token, tool, arguments, key));
    }

    private Spoken said(String token, String tool, @Nullable String arguments, @Nullable SentKey key) {
        return new Spoken("call-" + calls++, token, tool, arguments, key);
    }

    private SentKey key(String text) {
        boolean quoted = text.contains(",") || random.nextBoolean();
        SentKey.Place place = pick(List.of(SentKey.Place.values()));
        return new SentKey(text, quoted, place);
    }

    private String thing(String more) {
        return "{\"account_id\":\"" + Callers.ACCOUNT_ID + "\",\"size\":" + calls % 1_000_000 + more + "}";
    }

    private String behaviour() {
        ErrorCode code = pick(OF_TOOLS);
        return switch (random.nextInt(8)) {
            case 0, 1 -> "";
            case 2 -> ",\"validate_only\":true";
            case 3 -> ",\"approval\":true";
            case 4 ->
                ",\"behaviour\":\"" + pick(List.of("throw", "overflow", "wait", "no_change", "plan_throw")) + "\"";
            case 5 -> ",\"behaviour\":\"plan_" + code.name().toLowerCase(Locale.ROOT) + "\"";
            default -> ",\"behaviour\":\"" + code.name().toLowerCase(Locale.ROOT) + "\"";
        };
    }

    /** Returns arguments about as deep as the service takes them. */
    private String deep() {
        int levels = StrictJson.MAX_DEPTH - 4 + random.nextInt(6);
        return "{\"size\":" + "[".repeat(levels) + "]".repeat(levels) + "}";
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
