package dev.adtools.tools.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Validation;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ValidateDispatch;
import dev.adtools.tools.alpha.ValidateDeltaVideoAssetDispatch;
import dev.adtools.tools.beta.catalog.ValidateBetaCatalogAdDraftDispatch;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupDispatch;
import dev.adtools.tools.beta.draft.DraftWorld;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.RandomDrafts;
import dev.adtools.tools.rules.SettledCall;
import dev.adtools.tools.rules.ValidationCall;
import dev.adtools.tools.spend.SpendCap;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A validation answers whatever a caller sends: it throws nothing and its answer is bounded and as published. {@code
 * -Ddraft.rounds} says how many drafts are sent to each.
 */
final class HostileDraftsTest {

    private static final int ROUNDS = Depth.of("draft.rounds", 2_000, 8_000);
    private static final long SEED = Seed.drawn("hostile drafts");
    private static final int SAMPLE = 50;
    private static final int LARGEST_ANSWER = 4 << 20;
    private static final CallContext CALL = SettledCall.at("2026-11-20T12:00:00Z");

    static Stream<ValidateDispatch<?, ?>> validations() {
        return Stream.of(
                new ValidateDeltaVideoAssetDispatch(),
                DraftWorld.dispatch(),
                new ValidateBetaCatalogAdDraftDispatch(new FixedBetaAds(), HostileDraftsTest::cap),
                new ValidateBetaConversionSetupDispatch(new FixedBetaAds()));
    }

    private static Optional<SpendCap> cap(AccountId account) {
        return Optional.of(new SpendCap("USD", 250_000_000, 500_000_000));
    }

    @ParameterizedTest
    @MethodSource("validations")
    <A, F> void answersRandomDrafts(ValidateDispatch<A, F> tool) {
        List<JsonObject> corpus = corpus(tool);
        RandomDrafts always = new RandomDrafts(tool.descriptor().name(), 20_261_120);
        RandomDrafts drawn = new RandomDrafts(tool.descriptor().name(), SEED);
        Schema published = published(tool);
        int answered = 0;

        for (int round = 0; round < ROUNDS; round++) {
            RandomDrafts drafts = round < ROUNDS / 10 ? always : drawn;
            JsonObject sample = corpus.get(round % corpus.size());
            byte[] arguments = bytes(round % 2 == 0 ? drafts.mutated(sample) : drafts.replaced(sample));
            byte[] answer = answer(tool, arguments);
            if (answer != null) {
                answered++;
                assertThat(answer(tool, arguments)).isEqualTo(answer);
                if (round % SAMPLE < 2) {
                    assertThat(published.validate(text(answer), InputFormat.JSON))
                            .as(text(arguments))
                            .isEmpty();
                }
            }
        }

        assertThat(answered).isGreaterThan(ROUNDS / 4);
    }

    @ParameterizedTest
    @MethodSource("validations")
    <A, F> void boundsAnswersToLargeDrafts(ValidateDispatch<A, F> tool) {
        List<JsonObject> corpus = corpus(tool);
        JsonObject last = corpus.get(corpus.size() - 1);
        for (JsonObject sample : Depth.isDeep() ? List.of(corpus.get(0), last) : List.of(last)) {
            for (JsonValue large : large(sample)) {
                sample.members().forEach((name, value) -> {
                    JsonValue put = value instanceof JsonArray && !(large instanceof JsonArray)
                            ? new JsonArray(List.of(large))
                            : large;
                    byte[] answer =
                            answer(tool, bytes(sample.toBuilder().put(name, put).build()));
                    assertThat(answer == null ? 0 : answer.length).isLessThan(LARGEST_ANSWER);
                });
            }
        }
    }

    /** Returns values near the limits of what a body can hold, in the shapes that rules walk through. */
    private static List<JsonValue> large(JsonObject sample) {
        String longName = "budget" + "x".repeat(1 << 20);
        JsonObject.Builder wide = JsonObject.builder();
        JsonObject.Builder crowded = JsonObject.builder();
        for (int i = 0; i < 40_000; i++) {
            wide.put("daily_budget_" + i, i);
            crowded.put("status" + i, "ACTIVE");
        }
        JsonValue deep = new JsonString("ACTIVE");
        for (int level = 0; level < 28; level++) {
            deep = level % 2 == 0 ? new JsonArray(List.of(deep)) : object("ad_set", deep);
        }
        return List.of(
                wide.build(),
                object(longName, crowded.build()),
                object(longName, wide.build()),
                object("creative", object(longName, list(JsonNumber.of(0), 80_000))),
                object("ad_sets", list(object("daily_budget", JsonNumber.of(1)), 30_000)),
                object("ad_set", object("targeting", object("product_audience_specs", list(sample, 2_000)))),
                object("special_ad_categories", list(new JsonString("y".repeat(20)), 80_000)),
                object("status", new JsonString("z".repeat(1 << 20))),
                object("name", new JsonString("{{".repeat(1 << 19))),
                list(object("event_name", new JsonString("Purchase")), 40_000),
                object("questions", list(object("type", new JsonString("CUSTOM")), 40_000)),
                object("privacy_policy", object("url", new JsonString("https://" + "a.".repeat(1 << 18) + " "))),
                object("app_id", new JsonString("a.".repeat(1 << 18) + "a")).toBuilder()
                        .put("app_store", "GAMMA_APP_STORE")
                        .build(),
                list(object("event_name", new JsonString("-eyJ".repeat(1 << 17))), 1),
                deep);
    }

    private static JsonObject object(String name, JsonValue value) {
        return JsonObject.builder().put(name, value).build();
    }

    private static JsonArray list(JsonValue item, int count) {
        return new JsonArray(new ArrayList<>(Collections.nCopies(count, item)));
    }

    private static List<JsonObject> corpus(ValidateDispatch<?, ?> tool) {
        return CorpusCase.of(tool.descriptor().name()).stream()
                .map(sample -> (JsonObject) JsonCursor.read(sample.arguments().getBytes(StandardCharsets.UTF_8)))
                .toList();
    }

    private static Schema published(ValidateDispatch<?, ?> tool) {
        JsonValue schema = Objects.requireNonNull(tool.descriptor().document().get("outputSchema"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(ValidationCall.text(schema));
    }

    private static byte[] bytes(JsonObject arguments) {
        return new JsonWriter().value(arguments).toBytes();
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Returns the answer as a caller sees it; nothing when the body or the schema refuses the arguments. */
    private static <A, F> byte @Nullable [] answer(ValidateDispatch<A, F> tool, byte[] arguments) {
        try {
            StrictJson.check(arguments);
        } catch (InvalidJson refused) {
            return null;
        }
        ArgumentReader reader = new ArgumentReader(arguments, 0);
        A decoded = tool.decode(reader);
        if (!reader.violations().isEmpty()) {
            return null;
        }
        Outcome<Validation<F>> outcome = tool.validate(Objects.requireNonNull(decoded), CALL);
        JsonWriter out = new JsonWriter();
        tool.encode(
                outcome.<Validation<F>>fold(validation -> validation, error -> {
                    throw new AssertionError(text(arguments) + " " + error);
                }),
                out);
        return out.toBytes();
    }
}
