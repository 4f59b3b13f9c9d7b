package dev.adtools.tools.beta.catalog;

import dev.adtools.tools.rules.Checks;

/** The rules on one topic. */
@FunctionalInterface
interface CatalogRules {

    void check(CatalogDraft draft, Checks checks);
}
