package dev.adtools.tools.alpha.searchterms;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The one spelling under which a search term is counted. */
public final class TermText {

    /** The most words of a keyword. */
    static final int MOST_WORDS = 10;

    private static final int LONGEST_KEYWORD = 80;
    /** Control and format characters could hide text or turn its direction. */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}]");

    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern NOT_IN_KEYWORDS = Pattern.compile("[!@%,*(){}\\[\\]=;~`<>?\\\\|^\"]");

    private TermText() {}

    /** Returns a term in compatibility form, lower case, its spaces collapsed. */
    public static String of(String term) {
        return isNormal(term) ? term : normalised(term);
    }

    // Most terms come as they are counted.
    private static boolean isNormal(String term) {
        char before = ' ';
        for (int index = 0; index < term.length(); index++) {
            char character = term.charAt(index);
            boolean changes = character < ' ' || character > '~' || (character >= 'A' && character <= 'Z');
            if (changes || (character == ' ' && before == ' ')) {
                return false;
            }
            before = character;
        }
        return before != ' ' || term.isEmpty();
    }

    private static String normalised(String term) {
        String compatible = Normalizer.normalize(SPACES.matcher(term).replaceAll(" "), Normalizer.Form.NFKC);
        String visible = INVISIBLE.matcher(compatible).replaceAll("");
        return SPACES.matcher(visible.toLowerCase(Locale.ROOT)).replaceAll(" ").strip();
    }

    /** Returns a keyword's term, without the marks of its match type: {@code [exact]} and {@code "phrase"}. */
    static String ofKeyword(String keyword) {
        String term = of(keyword);
        boolean marked = term.length() > 1
                && ((term.startsWith("[") && term.endsWith("]")) || (term.startsWith("\"") && term.endsWith("\"")));
        return marked ? term.substring(1, term.length() - 1).strip() : term;
    }

    /** Returns the words of a normalised term. */
    public static List<String> words(String term) {
        return List.of(term.split(" "));
    }

    /** Returns whether a normalised term holds another as whole words. */
    public static boolean holds(String term, String part) {
        int from = term.indexOf(part);
        while (from >= 0 && !part.isEmpty()) {
            int end = from + part.length();
            if ((from == 0 || term.charAt(from - 1) == ' ') && (end == term.length() || term.charAt(end) == ' ')) {
                return true;
            }
            from = term.indexOf(part, from + 1);
        }
        return false;
    }

    /** Returns whether the platform takes a normalised term as a keyword. */
    static boolean fitsKeyword(String term) {
        return term.codePointCount(0, term.length()) <= LONGEST_KEYWORD
                && words(term).size() <= MOST_WORDS
                && !NOT_IN_KEYWORDS.matcher(term).find();
    }
}
