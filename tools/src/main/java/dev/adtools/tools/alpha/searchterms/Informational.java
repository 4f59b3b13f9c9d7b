package dev.adtools.tools.alpha.searchterms;

import java.util.List;

/** The words of people who want to know, not to buy. */
final class Informational {

    private static final List<String> PHRASES = List.of(
            "define",
            "definition",
            "diy",
            "how do",
            "how does",
            "how to",
            "job",
            "jobs",
            "log in",
            "login",
            "meaning",
            "pdf",
            "reddit",
            "review",
            "reviews",
            "salary",
            "sign in",
            "tutorial",
            "what are",
            "what is",
            "who is",
            "why is",
            "wiki",
            "wikipedia");

    private static final String FREE = "free";
    /** Things that shops give with what they sell: people who ask for them want to buy. */
    private static final List<String> GIVEN_WITH_GOODS = List.of(
            "cancellation",
            "delivery",
            "exchange",
            "exchanges",
            "postage",
            "range",
            "return",
            "returns",
            "shipping",
            "standing");

    private Informational() {}

    /** Returns whether a term holds such words. */
    static boolean is(Term term) {
        return PHRASES.stream().anyMatch(phrase -> TermText.holds(term.text(), phrase)) || isForFree(term);
    }

    /** Returns whether words are such by themselves, whatever stands beside them. */
    static boolean isPhrase(String text) {
        return PHRASES.contains(text);
    }

    // "Sugar free" is a quality and "free shipping" an offer; people who want something for nothing begin with it.
    private static boolean isForFree(Term term) {
        List<String> words = term.words();
        boolean isFirst = words.get(0).equals(FREE) && (words.size() == 1 || !GIVEN_WITH_GOODS.contains(words.get(1)));
        return isFirst || TermText.holds(term.text(), "for free");
    }
}
