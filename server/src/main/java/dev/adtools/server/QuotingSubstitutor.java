package dev.adtools.server;

import io.dropwizard.configuration.EnvironmentVariableSubstitutor;
import org.jspecify.annotations.Nullable;

/**
 * Puts the environment's values into config.yml, where each stands in single quotes: whatever text a secret is, it stays
 * one value. A variable that is set to nothing counts as not set.
 */
final class QuotingSubstitutor {

    private QuotingSubstitutor() {}

    /** Returns a substitutor that replaces {@code ${NAME:-value}} by the values of variables. */
    static EnvironmentVariableSubstitutor substitutor(Variables variables) {
        EnvironmentVariableSubstitutor substitutor = new EnvironmentVariableSubstitutor(false);
        substitutor.setVariableResolver(name -> quoted(variables.value(name)));
        substitutor.setDisableSubstitutionInValues(true);
        return substitutor;
    }

    private static @Nullable String quoted(@Nullable String value) {
        return value == null || value.isEmpty() ? null : value.replace("'", "''");
    }

    /** Source of the variables' values. */
    interface Variables {

        /** Returns a variable's value, or null when it is not set. */
        @Nullable
        String value(String name);
    }
}
