package dev.adtools.server;

import io.dropwizard.configuration.EnvironmentVariableSubstitutor;
import org.jspecify.annotations.Nullable;

/**
 * Puts the environment's values into config.yml, where each stands in single quotes: whatever text a secret is, it stays
 * one value. A variable that is set to nothing counts as not set.
 */
final class EnvironmentText {

    private EnvironmentText() {}

    static EnvironmentVariableSubstitutor substitutor() {
        EnvironmentVariableSubstitutor substitutor = new EnvironmentVariableSubstitutor(false);
        substitutor.setVariableResolver(EnvironmentText::quoted);
        substitutor.setDisableSubstitutionInValues(true);
        return substitutor;
    }

    private static @Nullable String quoted(String name) {
        String value = System.getenv(name);
        return value == null || value.isEmpty() ? null : value.replace("'", "''");
    }
}
