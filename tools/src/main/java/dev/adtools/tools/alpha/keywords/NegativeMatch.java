package dev.adtools.tools.alpha.keywords;

import dev.adtools.tools.alpha.searchterms.TermText;
import dev.adtools.tools.platform.AlphaKeyword;
import java.util.HashSet;
import java.util.List;

/** Tells which keywords a negative one keeps from being shown for their own words. */
final class NegativeMatch {

    private final String matchType;
    private final String text;
    private final List<String> words;

    NegativeMatch(AlphaKeyword negative) {
        matchType = negative.matchType();
        text = TermText.of(negative.text());
        words = TermText.words(text);
    }

    boolean blocks(AlphaKeyword keyword) {
        String other = TermText.of(keyword.text());
        if (text.isEmpty()) {
            return false;
        }
        // Negative keywords match words as they are: no plurals, no synonyms.
        return switch (matchType) {
            case "EXACT" -> other.equals(text);
            case "PHRASE" -> TermText.holds(other, text);
            default -> new HashSet<>(TermText.words(other)).containsAll(words);
        };
    }
}
