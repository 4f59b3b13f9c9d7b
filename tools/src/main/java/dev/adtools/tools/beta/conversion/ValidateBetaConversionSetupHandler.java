package dev.adtools.tools.beta.conversion;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ValidateHandler;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.rules.Abridged;
import dev.adtools.tools.rules.Checks;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Applies the rules for conversions to a set-up, and to what the platform tells of it when that is wanted. */
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

    private final BetaAds ads;

    ValidateBetaConversionSetupHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Validation<ValidateBetaConversionSetupFacts>> validate(
            ValidateBetaConversionSetup arguments, CallContext context) {
        Setup setup = Setup.of(arguments, context.now());
        return SetupReads.of(ads, setup, context).map(reads -> judged(setup, reads.orElse(null)));
    }

    private static Validation<ValidateBetaConversionSetupFacts> judged(Setup setup, @Nullable SetupReads reads) {
        Checks checks = new Checks();
        RULES.forEach(rules -> rules.check(setup, checks));
        new ConversionVerificationRules(reads).check(setup, checks);
        // How ready a part is follows from the findings, so they are weighed before the answer is made.
        Validation<JsonObject> findings =
                checks.validation(JsonObject.EMPTY, ValidateBetaConversionSetup.RULESET, JsonObject.EMPTY);
        Source source = reads == null ? null : reads.source();
        return Abridged.of(checks.validation(
                JsonObject.EMPTY, ValidateBetaConversionSetup.RULESET, Summary.of(setup, findings, source)));
    }
}
