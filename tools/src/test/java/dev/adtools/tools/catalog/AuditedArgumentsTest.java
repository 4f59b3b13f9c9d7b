package dev.adtools.tools.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Audit;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.AuditedValue;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.TestTools;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The generated decoders note for the audit trail what the descriptor says is kept, whatever is sent, valid or not. */
final class AuditedArgumentsTest {

    private static final int ROUNDS = Depth.of("audited.rounds", 500, 5_000);
    private static final long SEED = Seed.drawn("arguments for the audit trail");

    static Stream<ToolDispatch<?>> tools() {
        return TestTools.table().all().stream();
    }

    @ParameterizedTest
    @MethodSource("tools")
    void notesAsPublished(ToolDispatch<?> tool) {
        JsonObject document = tool.descriptor().document();
        RandomArguments arguments =
                new RandomArguments(new Random(SEED + tool.descriptor().name().hashCode()));
        for (int round = 0; round < ROUNDS; round++) {
            String text = arguments.text((JsonObject) Objects.requireNonNull(document.get("inputSchema")));
            if (JsonCursor.read(text.getBytes(UTF_8)) instanceof JsonObject) {
                check(tool, (JsonObject) Objects.requireNonNull(document.get("audit")), text);
            }
        }
    }

    private static void check(ToolDispatch<?> tool, JsonObject rules, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        AuditedValue noted = AuditedValue.arguments(0);
        boolean valid = tool.decode(ArgumentReader.auditing(bytes, noted)) != null;

        new Sent(bytes, valid, "seed " + SEED + ": " + text).matches(rules, noted);
    }

    /** Arguments as they were sent. */
    private static final class Sent {

        private final byte[] bytes;
        private final boolean valid;
        private final String shown;

        Sent(byte[] bytes, boolean valid, String shown) {
            this.bytes = bytes;
            this.valid = valid;
            this.shown = shown;
        }

        void matches(JsonValue rule, AuditedValue noted) {
            JsonValue sent = new JsonCursor(bytes, noted.from()).value();
            switch (noted.form()) {
                case OBJECT -> object(record(rule), (JsonObject) sent, noted);
                case LIST -> {
                    assertThat(noted.inner().size() + noted.leftOut())
                            .as(shown)
                            .isEqualTo(((JsonArray) sent).items().size());
                    noted.inner().forEach(item -> matches(rule, item));
                }
                case WHOLE -> whole(rule, sent, noted);
            }
        }

        private void object(JsonObject rules, JsonObject sent, AuditedValue noted) {
            assertThat(noted.inner().stream().filter(AuditedValue::known).map(AuditedValue::name))
                    .as(shown)
                    .containsExactlyElementsOf(
                            sent.members().keySet().stream().filter(rules::has).toList());
            assertThat(noted.inner().size() + noted.leftOut())
                    .as(shown)
                    .isEqualTo(sent.members().size());
            for (AuditedValue member : noted.inner()) {
                if (member.known()) {
                    matches(Objects.requireNonNull(rules.get(Objects.requireNonNull(member.name()))), member);
                } else {
                    assertThat(member.rule()).as(shown).isEqualTo(Audit.HASH);
                }
            }
        }

        private void whole(JsonValue rule, JsonValue sent, AuditedValue noted) {
            boolean nested = sent instanceof JsonObject || sent instanceof JsonArray;
            if (rule instanceof JsonString one && !one.value().equals(Audit.KEEP.wireName())) {
                assertThat(noted.rule().wireName()).as(shown).isEqualTo(one.value());
            } else if (valid) {
                assertThat(noted.rule()).as(shown).isEqualTo(Audit.KEEP);
            }
            if (noted.rule() == Audit.KEEP) {
                assertThat(nested).as(shown).isFalse();
                byte[] kept = new String(bytes, noted.from(), noted.to() - noted.from(), UTF_8).getBytes(UTF_8);
                assertThat(JsonCursor.read(kept)).as(shown).isEqualTo(sent);
                assertThat(new String(kept, UTF_8)).as(shown).isEqualTo(new String(kept, UTF_8).strip());
            }
        }

        private static JsonObject record(JsonValue rule) {
            List<JsonValue> each = rule instanceof JsonArray several ? several.items() : List.of(rule);
            return (JsonObject) each.get(each.size() - 1);
        }
    }
}
