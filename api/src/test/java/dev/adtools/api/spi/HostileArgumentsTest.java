package dev.adtools.api.spi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Micros;
import dev.adtools.api.Violation;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostileArgumentsTest {

    private static final int CALLS = 20_000;
    private static final Members MEMBERS =
            Members.of(List.of("text", "whole", "small"), List.of("exact", "mode", "list", "map", "free", "any"));
    private static final TextRule TEXT = TextRule.length(2, 5).matching("^[a-z]+$");
    private static final IntegerRule WHOLE = IntegerRule.number(1, 9_000_000, 10);
    private static final IntegerRule SMALL = IntegerRule.integer(Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
    private static final DecimalRule EXACT = DecimalRule.ANY.atLeast("0.5").multipleOf("0.25");
    private static final Choice<ExecutionMode> MODE = Choice.of(ExecutionMode.values(), "paused", "approval_required");
    private static final List<String> NAMES =
            List.of("text", "whole", "small", "exact", "mode", "list", "map", "free", "any", "txet", "a/b~c", "");
    private static final List<String> VALUES = List.of(
            "\"ab\"",
            "\"\\u0061b\"",
            "\"\\ud83d\\ude00\"",
            "\"paused\"",
            "20",
            "2e1",
            "-0.0",
            "0e-999999999",
            "1e-300",
            "9007199254740991",
            "-9007199254740991",
            "2147483648",
            "0.30000000000000004",
            "true",
            "false",
            "null",
            "[]",
            "{}",
            "[1,[2,{\"x\":null}]]",
            "{\"text\":1}",
            "[\"ab\",7]");

    @Test
    void makesNoWordsForWhatIsNotKept() {
        AtomicInteger made = new AtomicInteger();
        ArgumentReader in = reader("[]");

        for (int i = 0; i < 100; i++) {
            in.violate("rule", () -> "message " + made.incrementAndGet());
        }

        assertThat(made).hasValue(ArgumentReader.MAX_VIOLATIONS);
        assertThat(in.violations()).hasSize(ArgumentReader.MAX_VIOLATIONS);
    }

    @Test
    void passesOverAsManyUnknownMembersAsABodyCanHold() {
        ArgumentReader in = reader(IntStream.range(0, StrictJson.MAX_NODES - 1)
                .mapToObj(i -> "\"texu" + i + "\":0")
                .collect(Collectors.joining(",", "{", "}")));

        decode(in);

        assertThat(in.violations()).hasSize(ArgumentReader.MAX_VIOLATIONS);
        assertThat(in.violations().get(0))
                .isEqualTo(new Violation("/texu0", "additionalProperties", "is not known here; did you mean text?"));
    }

    @Test
    void cutsNamesThatWouldFillTheAnswer() {
        ArgumentReader in = reader("{\"" + "😀~".repeat(100_000) + "\":[1,2,3]}");

        in.map(ItemsRule.ANY, value -> value.list(ItemsRule.ANY, item -> item.text(TEXT)));

        assertThat(in.violations())
                .extracting(Violation::pointer)
                .containsExactly(
                        "/" + "😀~0".repeat(50) + "…/0",
                        "/" + "😀~0".repeat(50) + "…/1",
                        "/" + "😀~0".repeat(50) + "…/2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0e-2147483647", "0e2147483647", "-0.000e-99999999", "0.0"})
    void makesAPlainZeroOfEveryZero(String zero) {
        assertThat(reader(zero).decimal(DecimalRule.ANY)).isEqualTo(BigDecimal.ZERO);
        assertThat(reader(zero).integer(SMALL)).isZero();
    }

    @ParameterizedTest
    @MethodSource("runs")
    void answersWhateverComesAndNeverThrows(long seed, int calls) {
        Random random = new Random(seed);

        for (int call = 0; call < calls; call++) {
            String text = object(random, random.nextInt(8));
            ArgumentReader in = reader(text);
            decode(in);
            assertThat(in.valid()).as(text).isEqualTo(in.violations().isEmpty());
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("hostile arguments", CALLS, 7);
    }

    private static String object(Random random, int members) {
        return random.ints(0, NAMES.size())
                .distinct()
                .limit(members)
                .mapToObj(name -> "\"" + NAMES.get(name) + "\":" + VALUES.get(random.nextInt(VALUES.size())))
                .collect(Collectors.joining(" , ", "{", "}"));
    }

    private static void decode(ArgumentReader in) {
        for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
            switch (MEMBERS.name(member)) {
                case "text" -> in.text(TEXT);
                case "whole" -> in.integer(WHOLE, Micros::of);
                case "small" -> in.integer(SMALL, Math::toIntExact);
                case "exact" -> in.decimal(EXACT, BigDecimal::doubleValue);
                case "mode" -> in.choice(MODE);
                case "list" -> in.list(new ItemsRule(1, 2), item -> item.text(TEXT));
                case "map" -> in.map(new ItemsRule(0, 1), entry -> entry.integer(WHOLE));
                case "free" -> in.object(new ItemsRule(1, 2));
                default -> in.any();
            }
        }
    }

    private static ArgumentReader reader(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        try {
            StrictJson.check(bytes);
        } catch (InvalidJson e) {
            throw new AssertionError(text, e);
        }
        return new ArgumentReader(bytes, 0);
    }
}
