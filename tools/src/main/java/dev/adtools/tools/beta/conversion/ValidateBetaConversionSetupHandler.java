package dev.adtools.tools.beta.conversion;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.rules.Abridged;
import dev.adtools.tools.rules.Checks;
import java.util.List;

/** Applies the rules for conversions to a set-up. */
final class ValidateBetaConversionSetupHandler
        implements ValidateHandler<ValidateBetaConversionSetup, ValidateBetaConversionSetupFacts> {

    private static final List<ConversionRules> RULES = List.of(
            new SetupRules(),
            new EventRules(),
            new SourceRules(),
            new DeduplicationRules(),
            new UserDataRules(),
            new ValueRules(),
            new LeadFormRules(),
            new OfflineRules(),
            new ApiRules(),
            new ConsentRules());

    @Override
    public Outcome<Validation<ValidateBetaConversionSetupFacts>> validate(
            ValidateBetaConversionSetup arguments, CallContext context) {
        Setup setup = Setup.of(arguments, context.now());
        Checks checks = new Checks();
        RULES.forEach(rules -> rules.check(setup, checks));
        // How ready a part is follows from the findings, so they are weighed before the answer is made.
        Validation<JsonObject> findings =
                checks.validation(JsonObject.EMPTY, ValidateBetaConversionSetup.RULESET, JsonObject.EMPTY);
        return Outcome.completed(Abridged.of(
                checks.validation(JsonObject.EMPTY, ValidateBetaConversionSetup.RULESET, Summary.of(setup, findings))));
    }
}
