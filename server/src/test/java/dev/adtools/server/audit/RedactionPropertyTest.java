package dev.adtools.server.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Audit;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.call.Arguments;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Properties of redaction that hold for any call and any contract. */
final class RedactionPropertyTest {

    private static final int SEEDS = 4_000;
    // The first are tried in every build.
    private static final int ALWAYS = 400;
    private static final long SEED = Seed.drawn("arguments and contracts");
    private static final String MARK = "h:[0-9a-f]{12}|d:";

    private final Redaction redaction = new Redaction(Hashes.KEY);

    @Test
    void staysSmallValidAndSilent() throws InvalidJson {
        int abridged = 0;
        for (int i = 0; i < SEEDS; i++) {
            String seed = "-Dseed=" + SEED + ", arguments " + i;
            RandomArguments random = new RandomArguments(new Random(i < ALWAYS ? i : SEED + i));
            Contract rules = random.contract(2);
            JsonObject sent = random.arguments();

            byte[] written = redacted(rules, sent);

            String text = new String(written, UTF_8);
            assertThat(written).as(seed).hasSizeLessThanOrEqualTo(Redaction.MOST_BYTES);
            StrictJson.check(written);
            assertSilent(sent, text, seed);
            assertTrue(rules, sent, (JsonObject) JsonCursor.read(written), seed);
            assertThat(redacted(rules, sent)).as(seed).isEqualTo(written);
            abridged += text.contains(Redaction.LEFT_OUT) ? 1 : 0;
        }
        assertThat(abridged).as("the limit is reached in some").isBetween(SEEDS / 200, SEEDS * 9 / 10);
    }

    private byte[] redacted(Contract rules, JsonObject sent) throws InvalidJson {
        byte[] bytes = new JsonWriter().value(sent).toBytes();
        StrictJson.check(bytes);
        JsonWriter out = new JsonWriter();
        redaction.write(Arguments.of(bytes), rules.read(bytes, 0), out);
        return out.toBytes();
    }

    private static void assertSilent(JsonValue sent, String written, String seed) {
        if (sent instanceof JsonObject object) {
            object.members().forEach((name, value) -> {
                assertSilent(new JsonString(name), written, seed);
                assertSilent(value, written, seed);
            });
        } else if (sent instanceof JsonArray array) {
            array.items().forEach(item -> assertSilent(item, written, seed));
        } else if (sent instanceof JsonString string && string.value().getBytes(UTF_8).length > 94) {
            String quoted = new String(new JsonWriter().value(string.value()).toBytes(), UTF_8);
            assertThat(written).as(seed).doesNotContain(quoted.substring(1, quoted.length() - 1));
        }
    }

    /** Asserts that whatever is shown was sent or is a mark, and that all that was sent is shown or counted. */
    private static void assertTrue(Contract rules, JsonObject sent, JsonObject shown, String seed) {
        shown.members().forEach((name, value) -> {
            boolean isCount = name.equals(Redaction.LEFT_OUT);
            if (!isCount && sent.has(name)) {
                assertTrue(rules, name, Objects.requireNonNull(sent.get(name)), value, seed);
            } else if (!isCount) {
                assertThat(name).as(seed).matches(MARK);
                assertMark(value, seed);
            }
        });
        assertThat(shown.members().size() - (shown.has(Redaction.LEFT_OUT) ? 1 : 0) + leftOut(shown))
                .as(seed)
                .isEqualTo(sent.members().size());
    }

    private static void assertTrue(Contract rules, String name, JsonValue sent, JsonValue shown, String seed) {
        Contract inner = rules.within(name);
        if (inner != null && shown instanceof JsonObject object) {
            assertTrue(inner, (JsonObject) sent, object, seed);
        } else if (shown instanceof JsonArray array) {
            assertThat(inner != null || rules.rule(name) == Audit.KEEP).as(seed).isTrue();
            assertItems(rules, name, ((JsonArray) sent).items(), array.items(), seed);
        } else if (!sent.equals(shown) || rules.rule(name) != Audit.KEEP) {
            assertMark(shown, seed);
        }
    }

    private static void assertItems(
            Contract rules, String name, List<JsonValue> sent, List<JsonValue> shown, String seed) {
        boolean isAbridged = !shown.isEmpty()
                && shown.get(shown.size() - 1) instanceof JsonObject last
                && last.has(Redaction.LEFT_OUT)
                && shown.size() < sent.size() + 1
                && last.members().size() == 1
                && leftOut(last) == sent.size() - shown.size() + 1;
        int items = isAbridged ? shown.size() - 1 : shown.size();
        assertThat(isAbridged || items == sent.size()).as(seed).isTrue();
        for (int i = 0; i < items; i++) {
            assertTrue(rules, name, sent.get(i), shown.get(i), seed);
        }
    }

    private static int leftOut(JsonObject object) {
        return object.get(Redaction.LEFT_OUT) instanceof JsonNumber count
                ? count.value().intValue()
                : 0;
    }

    private static void assertMark(JsonValue value, String seed) {
        assertThat(value).as(seed).isInstanceOf(JsonString.class);
        assertThat(((JsonString) value).value()).as(seed).matches(MARK);
    }

    /** Random arguments and contracts that have some names in common. */
    private static final class RandomArguments {

        static final List<String> SECRETS = List.of(
                "adt_live_Ab3dE6gH9j_kLmN0pQrStUvWxYz1aBcDeFgHiJkLmNoPqRsTuVwXyZ2aBcDeFg",
                "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl",
                "Bearer q7Zk2",
                "EAAGm0PX4ZCpsBAKZCq7Zk2LmN0pQrStUvWxYz1aBc",
                "-----BEGIN PRIVATE KEY-----",
                "someone@example.com",
                "+4915112345678",
                "(555)123-4567",
                "9f86d081884c7d659a2feaa0c55ad015",
                "k9f86d081884c7d659a2feaa0c55ad015a3");

        private static final List<Audit> RULES = List.of(Audit.KEEP, Audit.HASH, Audit.DROP);
        private static final List<String> NAMES = List.of(
                "account_id", "name", "ids", "steps", "draft", "rows", "limit", "cursor", "password", "x", "note");
        private static final List<String> TEXTS = List.of(
                "", "a", "act_1700100001", "two words", "é", "日本", "😀", "h:0123456789ab", "d:", "+left_out", "\"\\\n");

        private final Random random;

        RandomArguments(Random random) {
            this.random = random;
        }

        Contract contract(int depth) {
            Map<String, Audit> rules = new HashMap<>();
            Map<String, Contract> nested = new HashMap<>();
            for (String name : NAMES.subList(0, random.nextInt(NAMES.size() + 1))) {
                if (depth > 0 && random.nextInt(4) == 0) {
                    nested.put(name, contract(depth - 1));
                } else {
                    rules.put(name, RULES.get(random.nextInt(RULES.size())));
                }
            }
            return new Contract(rules, nested);
        }

        JsonObject arguments() {
            return object(0, random.nextInt(20) == 0 ? 300 : 12);
        }

        private JsonObject object(int depth, int most) {
            JsonObject.Builder members = JsonObject.builder();
            for (int i = random.nextInt(most); i > 0; i--) {
                members.put(name(i), value(depth + 1));
            }
            return members.build();
        }

        private String name(int i) {
            return switch (random.nextInt(8)) {
                case 0 -> "extra_" + i;
                case 1 -> text();
                default -> NAMES.get(random.nextInt(NAMES.size()));
            };
        }

        private JsonValue value(int depth) {
            return switch (random.nextInt(depth > 4 ? 6 : 9)) {
                case 0, 1, 2 -> new JsonString(text());
                case 3 -> JsonNumber.of(random.nextLong() >> 12);
                case 4 -> new JsonNumber(BigDecimal.valueOf(random.nextInt(), random.nextInt(12)));
                case 5 -> JsonBoolean.of(random.nextBoolean());
                case 6 -> array(depth);
                default -> object(depth, 6);
            };
        }

        private JsonArray array(int depth) {
            int items = random.nextInt(8) == 0 ? 30 : random.nextInt(5);
            return JsonArray.of(
                    Stream.generate(() -> value(depth + 1)).limit(items).toList());
        }

        private String text() {
            return switch (random.nextInt(5)) {
                case 0 -> SECRETS.get(random.nextInt(SECRETS.size()));
                case 1 -> "id:" + SECRETS.get(random.nextInt(SECRETS.size())) + ";";
                case 2 -> TEXTS.get(random.nextInt(TEXTS.size())).repeat(1 + random.nextInt(70));
                default -> TEXTS.get(random.nextInt(TEXTS.size()));
            };
        }
    }
}
