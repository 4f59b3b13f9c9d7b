package dev.adtools.server.audit;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Tells text that must not stand in the audit trail as it was sent, whatever the contract says of its argument: a caller can
 * put anything anywhere, and what is refused is recorded too.
 *
 * <p>What may stand there is a code, an id, a date: at most {@value #LONGEST} characters of ASCII without spaces. A phone
 * number of digits alone, or spelled like an account of alpha, cannot be told from an id.
 */
final class Telltale {

    static final int LONGEST = 64;

    private static final Pattern SECRET_NAME = Pattern.compile(
            "token|secret|passw|authorization|api[-_ ]?key|cookie|credential", Pattern.CASE_INSENSITIVE);
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,63}");
    private static final Pattern NUMBERED = Pattern.compile("[0-9]{7}");
    private static final Pattern HASH = Pattern.compile("sha256:[0-9a-f]{64}");
    // An account of alpha, and a day. Most calls name one, and a regular expression takes twice as long.
    private static final List<String> DASHED_IDS = List.of("000-000-0000", "000-0000000", "000000-0000", "0000-00-00");
    private static final String PHONE_CHARACTERS = "+-()./";
    private static final int PHONE_DIGITS = 7;
    private static final int SECRET_RUN = 32;

    private static final int UPPER = 1;
    private static final int LOWER = 2;
    private static final int DIGIT = 4;
    private static final int JOINT = 8;
    private static final int LETTER_OR_DIGIT = UPPER | LOWER | DIGIT;

    private Telltale() {}

    /** Returns whether a member that the contract does not know is a secret by its name, or has none that deserves it. */
    static boolean isSecretName(String name) {
        return name.length() > LONGEST || SECRET_NAME.matcher(name).find();
    }

    /** Returns whether the name of a member that the contract does not know may be shown: it is the caller's text, too. */
    static boolean isName(String name) {
        return NAME.matcher(name).matches()
                && !in(name)
                && !NUMBERED.matcher(name).find();
    }

    /** Returns whether a text is free, or looks like a secret or like somebody's address or number. */
    static boolean in(String text) {
        if (text.length() > LONGEST) {
            // Hashes that the service itself gives out tell nothing.
            return !HASH.matcher(text).matches();
        }
        return !isPlain(text) || isMarked(text) || hasSecretRun(text) || isPhone(text);
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c >= 0x7f || c == '@') {
                return false;
            }
        }
        return true;
    }

    private static boolean isMarked(String text) {
        return text.startsWith(KeyedHash.MARK)
                || text.startsWith(Redaction.DROPPED)
                || text.startsWith("EAA")
                || text.startsWith("-----")
                || text.contains("adt_live_")
                || text.contains("eyJ")
                || text.contains("://");
    }

    /** Looks for keys: long runs of letters and digits mixed, or of all three kinds with what base64 joins them by. */
    private static boolean hasSecretRun(String text) {
        if (text.length() < SECRET_RUN) {
            return false;
        }
        int run = 0;
        int kinds = 0;
        int joined = 0;
        int joinedKinds = 0;
        for (int i = 0; i < text.length(); i++) {
            int kind = kind(text.charAt(i));
            run = (kind & LETTER_OR_DIGIT) == 0 ? 0 : run + 1;
            kinds = run == 0 ? 0 : kinds | kind;
            joined = kind == 0 ? 0 : joined + 1;
            joinedKinds = joined == 0 ? 0 : joinedKinds | (kind & LETTER_OR_DIGIT);
            boolean isKey = run >= SECRET_RUN && kinds > DIGIT;
            if (isKey || (joined >= SECRET_RUN && joinedKinds == LETTER_OR_DIGIT)) {
                return true;
            }
        }
        return false;
    }

    private static int kind(char c) {
        if (c >= 'a' && c <= 'z') {
            return LOWER;
        } else if (c >= '0' && c <= '9') {
            return DIGIT;
        } else if (c >= 'A' && c <= 'Z') {
            return UPPER;
        }
        return "_-+/=".indexOf(c) >= 0 ? JOINT : 0;
    }

    private static boolean isPhone(String text) {
        int digits = 0;
        boolean isDialled = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (kind(c) == DIGIT) {
                digits++;
            } else if (PHONE_CHARACTERS.indexOf(c) < 0) {
                return hasDialled(text);
            }
            isDialled |= kind(c) != DIGIT;
        }
        return isDialled && digits >= PHONE_DIGITS && !isDashedId(text);
    }

    private static boolean isDashedId(String text) {
        for (String shape : DASHED_IDS) {
            if (hasShape(text, shape)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasShape(String text, String shape) {
        if (text.length() != shape.length()) {
            return false;
        }
        for (int i = 0; i < shape.length(); i++) {
            boolean fits = shape.charAt(i) == '0' ? kind(text.charAt(i)) == DIGIT : text.charAt(i) == shape.charAt(i);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** Looks for a plus or a bracket, and digits behind it, among other text. */
    private static boolean hasDialled(String text) {
        int digits = -1;
        for (int i = 0; i < text.length() && digits < PHONE_DIGITS; i++) {
            char c = text.charAt(i);
            if (c == '+' || c == '(') {
                digits = Math.max(digits, 0);
            } else if (digits >= 0 && kind(c) == DIGIT) {
                digits++;
            } else if (c != '-' && c != ')') {
                digits = -1;
            }
        }
        return digits >= PHONE_DIGITS;
    }
}
