package dev.adtools.tools.beta.conversion;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.util.regex.Pattern;

/** Decides what may be shown of what the caller sent. Personal data can stand in any field by mistake. */
final class Discreet {

    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9_ ]{0,29}");
    private static final Pattern MANY_DIGITS = Pattern.compile("[0-9]{4}");

    private Discreet() {}

    /** Returns the rule, confidential unless the value is a plain short word. */
    static Check at(Check check, Node value) {
        return value.absent() || value.text().filter(Discreet::isWord).isPresent() ? check : check.confidential();
    }

    /** Tells whether a text is a plain short word: no address, number, hash or token. */
    static boolean isWord(String text) {
        return WORD.matcher(text).matches() && !MANY_DIGITS.matcher(text).find();
    }
}
