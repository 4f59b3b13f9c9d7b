package dev.adtools.api.spi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Micros;
import dev.adtools.api.Violation;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentReaderTest {

    private static final Members MEMBERS = Members.of(List.of("account_id", "name"), List.of("tags"));
    private static final TextRule NAME = TextRule.length(2, 5);
    private static final TextRule ACCOUNT = TextRule.ANY.matching("^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$");
    private static final Choice<ExecutionMode> MODE = Choice.of(ExecutionMode.values(), "paused", "approval_required");

    @Test
    void readsMembersInAnyOrder() {
        ArgumentReader in =
                reader("{ \"tags\":[\"a\",\"b\"], \"name\":\"Spring\\u0020\" ,\"account_id\":\"123-456-7890\"}");

        List<String> read = members(in);

        assertThat(read).containsExactly("tags [a, b]", "name Spring ", "account_id 1234567890");
    }

    @Test
    void passesOverWhiteSpaceWhereverItMayStand() {
        ArgumentReader in = reader(
                "\t{\r\n \"name\" \n: \"Sum\" ,\n\"tags\" : [ \"a\" , \"b\" ] \n, \"account_id\"\t:\n\"1234567890\"\n} ");
        ArgumentReader map = reader(" { \"a\" : 1 , \"b\"\n:\t-2 } ");
        ArgumentReader choices = reader(" [ \"paused\" , \"approval_required\"\n] ");
        ArgumentReader truths = reader("[ true , false\n,true ]");

        assertThat(members(in)).containsExactly("name Sum", "tags [a, b]", "account_id 1234567890");
        assertThat(map.map(ItemsRule.ANY, value -> value.integer(integers(1)))).isEqualTo(Map.of("a", 1L, "b", -2L));
        assertThat(choices.list(ItemsRule.ANY, item -> item.choice(MODE))).containsExactly(ExecutionMode.values());
        assertThat(truths.list(ItemsRule.ANY, ArgumentReader::truth)).containsExactly(true, false, true);
        assertThat(in.valid()).isTrue();
    }

    @Test
    void notesEveryViolationAndGoesOn() {
        ArgumentReader in = reader("{\"nme\":{\"x\":[1]},\"name\":\"x\",\"tags\":[\"ok\",5,null]}");

        members(in);

        assertThat(in.valid()).isFalse();
        assertThat(in.violations())
                .containsExactly(
                        new Violation("/nme", "additionalProperties", "is not known here; did you mean name?"),
                        new Violation("/name", "minLength", "must have at least 2 characters, got 1"),
                        new Violation("/tags/1", "type", "must be a string, got a number"),
                        new Violation("/tags/2", "type", "must be a string, got null"),
                        new Violation("/account_id", "required", "is required and missing"));
    }

    @Test
    void doesNotCallAMemberMissingThatCameBroken() {
        ArgumentReader in = reader("{\"account_id\":7,\"name\":\"abc\"}");

        members(in);

        assertThat(in.violations())
                .containsExactly(new Violation("/account_id", "type", "must be a string, got a number"));
    }

    @Test
    void keepsTwentyViolationsAndCountsOn() {
        ArgumentReader in = reader("[" + "1,".repeat(30) + "\"12\"]");

        List<AlphaAccountId> read = in.list(ItemsRule.ANY, item -> item.text(ACCOUNT, AlphaAccountId::of));

        assertThat(in.violations()).hasSize(20);
        assertThat(read).isEmpty();
    }

    @Test
    void countsCodePoints() {
        assertThat(reader("\"😀😀\"").text(NAME)).isEqualTo("😀😀");
        assertThat(rules("\"😀\"", in -> in.text(NAME))).containsExactly("minLength");
        assertThat(rules("\"😀😀😀😀😀\"", in -> in.text(NAME))).isEmpty();
        assertThat(rules("\"😀😀😀😀😀😀\"", in -> in.text(NAME))).containsExactly("maxLength");
    }

    @Test
    void matchesTheWholeTextOfAPattern() {
        assertThat(rules("\"1234567890\\n\"", in -> in.text(ACCOUNT))).containsExactly("pattern");
        assertThat(rules("\"x1234567890\"", in -> in.text(ACCOUNT))).containsExactly("pattern");
    }

    @Test
    void showsWhatCameWithoutCharactersThatCouldFoolAReader() {
        ArgumentReader in = reader("\"a\\u202eb\\u0007" + "c".repeat(60) + "\"");

        in.text(ACCOUNT);

        assertThat(in.violations().get(0).message()).endsWith("got \"a\ufffdb\ufffd" + "c".repeat(36) + "…\"");
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "5.0, 5", "0.5e1, 5", "-0, 0", "-0.0, 0", "1e3, 1000", "9007199254740991, 9007199254740991"})
    void readsWholeNumbersInAnySpelling(String text, long value) {
        assertThat(reader(text).integer(integers(1))).isEqualTo(value);
        assertThat(reader(text).integer(numbers(1))).isEqualTo(value);
    }

    @Test
    void namesTheRuleThatTheSchemaPublishes() {
        assertThat(rules("1.5", in -> in.integer(integers(1)))).containsExactly("type");
        assertThat(rules("1.5", in -> in.integer(numbers(1)))).containsExactly("multipleOf");
        assertThat(rules("\"1\"", in -> in.integer(numbers(1)))).containsExactly("type");
        assertThat(rules("15", in -> in.integer(numbers(10)))).containsExactly("multipleOf");
        assertThat(rules("0", in -> in.integer(IntegerRule.number(1, 9, 1)))).containsExactly("minimum");
        assertThat(rules("10", in -> in.integer(IntegerRule.number(1, 9, 1), Micros::of)))
                .containsExactly("maximum");
    }

    @Test
    void boundsDecimalsExactly() {
        DecimalRule rule = DecimalRule.ANY.atLeast("0.1").atMost("0.9").multipleOf("0.1");

        assertThat(reader("0.30").decimal(rule)).isEqualByComparingTo(new BigDecimal("0.3"));
        assertThat(rules("0.09", in -> in.decimal(rule))).containsExactly("minimum", "multipleOf");
        assertThat(rules("0.91", in -> in.decimal(rule))).containsExactly("maximum", "multipleOf");
        assertThat(rules("true", in -> in.decimal(rule))).containsExactly("type");
    }

    @Test
    void readsChoicesByTheirWireNames() {
        ArgumentReader misspelt = reader("\"pausd\"");

        assertThat(reader("\"approval_required\"").choice(MODE)).isEqualTo(ExecutionMode.APPROVAL_REQUIRED);
        assertThat(misspelt.choice(MODE)).isNull();
        assertThat(misspelt.violations().get(0).message())
                .isEqualTo("must be one of paused, approval_required, got \"pausd\"; did you mean paused?");
        assertThat(rules("1", in -> in.choice(MODE))).containsExactly("enum");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"true\"", "1", "null", "{}", "[]"})
    void coercesNothingToABoolean(String text) {
        assertThat(rules(text, ArgumentReader::truth)).containsExactly("type");
    }

    @Test
    void readsMapsAndFreeFormParts() {
        assertThat(reader("{\"a/b\":1,\"c\":2}").map(new ItemsRule(1, 2), value -> value.integer(integers(1))))
                .isEqualTo(Map.of("a/b", 1L, "c", 2L));
        assertThat(reader("{\"a\":{\"b\":[null,1.50]}}").object(ItemsRule.ANY)).isInstanceOf(JsonObject.class);
        assertThat(reader("1.50").any()).isEqualTo(new JsonNumber(new BigDecimal("1.5")));
        assertThat(rules("{}", in -> in.object(new ItemsRule(1, 2)))).containsExactly("minProperties");
        assertThat(rules("[{},{},{}]", in -> in.list(new ItemsRule(1, 2), item -> item.object(ItemsRule.ANY))))
                .containsExactly("maxItems");
        assertThat(rules("[{},1,[]]", in -> in.list(ItemsRule.ANY, item -> item.object(ItemsRule.ANY))))
                .containsExactly("type", "type");
    }

    @Test
    void escapesPointersAsRfc6901Says() {
        ArgumentReader in = reader("{\"a/b~c\":\"x\"}");

        in.map(ItemsRule.ANY, value -> value.integer(integers(1)));

        assertThat(in.violations().get(0).pointer()).isEqualTo("/a~1b~0c");
    }

    private static List<String> members(ArgumentReader in) {
        List<String> read = new ArrayList<>();
        for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
            String name = MEMBERS.name(member);
            switch (name) {
                case "account_id" -> read.add(name + " " + value(in.text(ACCOUNT, AlphaAccountId::of)));
                case "name" -> read.add(name + " " + in.text(TextRule.length(2, 10)));
                default -> read.add(name + " " + in.list(ItemsRule.ANY, item -> item.text(TextRule.ANY)));
            }
        }
        return read;
    }

    private static String value(@Nullable AlphaAccountId id) {
        return id == null ? "none" : id.value();
    }

    private static IntegerRule integers(long multipleOf) {
        return IntegerRule.integer(-StrictJson.MAX_INTEGER, StrictJson.MAX_INTEGER, multipleOf);
    }

    private static IntegerRule numbers(long multipleOf) {
        return IntegerRule.number(-StrictJson.MAX_INTEGER, StrictJson.MAX_INTEGER, multipleOf);
    }

    private static <T> List<String> rules(String text, Decoder<T> decoder) {
        ArgumentReader in = reader(text);
        decoder.decode(in);
        return in.violations().stream().map(Violation::rule).toList();
    }

    private static ArgumentReader reader(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        try {
            StrictJson.check(bytes);
        } catch (InvalidJson e) {
            throw new AssertionError(e);
        }
        return new ArgumentReader(bytes, 0);
    }
}
