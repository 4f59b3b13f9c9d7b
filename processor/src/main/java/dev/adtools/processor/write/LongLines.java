package dev.adtools.processor.write;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Breaks the lines of generated code that are too long, where the project's formatter breaks them:
 *
 * <pre>{@code
 * private static final Members MEMBERS = Members.of(
 *         List.of("account_id", "name"),
 *         List.of("tags"));
 * }</pre>
 */
final class LongLines {

    private static final int LONGEST = 120;
    private static final String DEEPER = " ".repeat(8);
    private static final Pattern LOOP = Pattern.compile("(for \\(.*;) (.*;) (.*\\) \\{)");
    private static final Pattern TEST = Pattern.compile("(.*if \\(\\w+) (instanceof .*)");
    private static final Pattern CHOICE = Pattern.compile("(return [^?]*) (\\? .*) (: null;)");
    private static final Pattern HEADER = Pattern.compile("(public final class \\w+) (implements .*)");
    private static final Pattern CASE = Pattern.compile("(case \\S+ ->) (.*)");
    private static final Pattern ASSIGNMENT = Pattern.compile("([^\"(=]* =) (.*)");
    private static final Pattern CALL = Pattern.compile("([^\"(]*\\()(.+?)(\\)[;,]?|\\) \\{)");
    private static final Pattern TEXT = Pattern.compile("(\\+ )?\"");

    private LongLines() {}

    /** Returns a source with its long lines broken. */
    static String broken(String source) {
        return source.lines().map(LongLines::line).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String line(String line) {
        String code = line.stripLeading();
        boolean isCode = !code.startsWith("*") && !code.startsWith("/") && !code.startsWith("import ");
        return isCode ? line(" ".repeat(line.length() - code.length()), code) : line;
    }

    private static String line(String indent, String code) {
        if (indent.length() + code.length() <= LONGEST) {
            return indent + code;
        }
        for (Pattern parts : List.of(LOOP, TEST, CHOICE, HEADER)) {
            Matcher matcher = parts.matcher(code);
            if (matcher.matches()) {
                return lines(indent, indent + DEEPER, groups(matcher));
            }
        }
        Matcher matcher = CASE.matcher(code);
        if (matcher.matches()) {
            return lines(indent, indent + "    ", groups(matcher));
        }
        matcher = ASSIGNMENT.matcher(code);
        boolean isShortened =
                matcher.matches() && indent.length() + 8 + matcher.group(2).length() <= LONGEST;
        return isShortened ? lines(indent, indent + DEEPER, groups(matcher)) : call(indent, code);
    }

    private static String call(String indent, String code) {
        Matcher matcher = CALL.matcher(code);
        if (!matcher.matches()) {
            return TEXT.matcher(code).lookingAt() ? text(indent, code) : indent + code;
        }
        String deeper = indent + DEEPER;
        String end = matcher.group(3);
        String together = deeper + matcher.group(2) + end;
        if (together.length() <= LONGEST) {
            return indent + matcher.group(1) + "\n" + together;
        }
        List<String> arguments = arguments(matcher.group(2) + end);
        return indent + matcher.group(1) + "\n"
                + arguments.stream().map(argument -> line(deeper, argument)).collect(Collectors.joining("\n"));
    }

    // Between backslashes there may be the midst of one character.
    private static String text(String indent, String code) {
        int at = LONGEST - indent.length() - 1;
        while (code.charAt(at - 1) == '\\') {
            at--;
        }
        return indent + code.substring(0, at) + "\"\n" + line(indent + DEEPER, "+ \"" + code.substring(at));
    }

    private static List<String> groups(Matcher matcher) {
        List<String> groups = new ArrayList<>();
        for (int group = 1; group <= matcher.groupCount(); group++) {
            groups.add(matcher.group(group));
        }
        return groups;
    }

    private static String lines(String indent, String deeper, List<String> parts) {
        return indent + parts.get(0) + "\n"
                + parts.stream().skip(1).map(part -> line(deeper, part)).collect(Collectors.joining("\n"));
    }

    /** Returns the arguments of a call, each with the comma behind it. */
    private static List<String> arguments(String code) {
        List<String> arguments = new ArrayList<>();
        int depth = 0;
        int from = 0;
        boolean quoted = false;
        for (int at = 0; at < code.length(); at++) {
            char c = code.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted) {
                boolean isArrow = c == '>' && code.charAt(at - 1) == '-';
                depth += "(<".indexOf(c) >= 0 ? 1 : ")>".indexOf(c) >= 0 && !isArrow ? -1 : 0;
                if (c == ',' && depth == 0) {
                    arguments.add(code.substring(from, at + 1));
                    from = at + 2;
                }
            }
        }
        arguments.add(code.substring(from));
        return arguments;
    }
}
