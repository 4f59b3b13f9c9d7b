package dev.adtools.tools.beta.conversion;

import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.SettledCall;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Calls the validation of conversion set-ups. */
final class SetupCalls {

    static final List<CorpusCase> CORPUS = CorpusCase.of("validate_beta_conversion_setup");

    private SetupCalls() {}

    static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a set-up in which everything is right. */
    static JsonObject sound() {
        return CORPUS.stream()
                .filter(sample -> sample.toString().equals("SET-1/good-1.json"))
                .map(sample -> json(sample.arguments()))
                .findFirst()
                .orElseThrow();
    }

    static Validation<ValidateBetaConversionSetupFacts> validated(JsonObject arguments) {
        return new ValidateBetaConversionSetupHandler()
                .validate(decoded(arguments), SettledCall.at("2026-11-20T12:00:00Z"))
                .<Validation<ValidateBetaConversionSetupFacts>>fold(validation -> validation, error -> {
                    throw new AssertionError(error);
                });
    }

    static List<Finding> findings(Validation<?> validation) {
        return Stream.of(validation.errors(), validation.warnings(), validation.info())
                .flatMap(List::stream)
                .toList();
    }

    private static ValidateBetaConversionSetup decoded(JsonObject arguments) {
        return new ValidateBetaConversionSetup(
                text(arguments, "pixel_id"),
                text(arguments, "dataset_id"),
                text(arguments, "business_id"),
                text(arguments, "domain"),
                text(arguments, "now"),
                (JsonArray) arguments.get("browser_events"),
                (JsonArray) arguments.get("server_events"),
                (JsonObject) arguments.get("lead_form"),
                (JsonObject) arguments.get("offline"),
                (JsonObject) arguments.get("capi"));
    }

    private static @Nullable String text(JsonObject arguments, String name) {
        return arguments.get(name) instanceof JsonString string ? string.value() : null;
    }
}
