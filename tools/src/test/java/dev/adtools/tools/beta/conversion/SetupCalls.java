package dev.adtools.tools.beta.conversion;

import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.ValidationCall;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Calls the validation of conversion set-ups. */
final class SetupCalls {

    static final List<CorpusCase> CORPUS = CorpusCase.of("validate_beta_conversion_setup");

    static final ValidationCall<ValidateBetaConversionSetup, ValidateBetaConversionSetupFacts> TOOL =
            new ValidationCall<>(
                    new ValidateBetaConversionSetupDispatch(new SandboxWorld().beta()), "2026-11-20T12:00:00Z");

    private SetupCalls() {}

    static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a set-up in which everything is right. */
    static JsonObject sound() {
        return sample("SET-1/good-1.json");
    }

    /** Returns a set-up of things that the platform has, to be verified. */
    static JsonObject verified() {
        return sample("VER-1/good-1.json");
    }

    private static JsonObject sample(String name) {
        return CORPUS.stream()
                .filter(sample -> sample.toString().equals(name))
                .map(sample -> json(sample.arguments()))
                .findFirst()
                .orElseThrow();
    }

    static Validation<ValidateBetaConversionSetupFacts> validated(JsonObject arguments) {
        return TOOL.validation(ValidationCall.text(arguments));
    }

    /** Returns what a caller sees. */
    static String answer(JsonObject arguments) {
        return TOOL.answer(ValidationCall.text(arguments));
    }

    static List<Finding> findings(Validation<?> validation) {
        return Stream.of(validation.errors(), validation.warnings(), validation.info())
                .flatMap(List::stream)
                .toList();
    }
}
