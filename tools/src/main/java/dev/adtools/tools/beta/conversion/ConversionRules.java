package dev.adtools.tools.beta.conversion;

import dev.adtools.tools.rules.Checks;

/** The rules on one topic. */
@FunctionalInterface
interface ConversionRules {

    void check(Setup setup, Checks checks);
}
