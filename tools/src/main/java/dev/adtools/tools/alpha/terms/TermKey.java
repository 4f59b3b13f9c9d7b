package dev.adtools.tools.alpha.terms;

import dev.adtools.tools.platform.AlphaSearchTerm;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Tells rows of search terms apart in few characters: people type anything, line breaks and novels too. */
final class TermKey {

    private TermKey() {}

    static String id(AlphaSearchTerm term) {
        String whole = String.join(
                "\n",
                term.campaignId(),
                term.adGroupId(),
                term.matchType(),
                term.status(),
                term.keyword().length() + term.keyword(),
                term.text());
        return UUID.nameUUIDFromBytes(whole.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
