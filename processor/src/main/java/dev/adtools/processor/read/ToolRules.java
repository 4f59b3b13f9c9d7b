package dev.adtools.processor.read;

import dev.adtools.api.ExecutionMode;
import dev.adtools.api.Format;
import dev.adtools.api.Mode;
import dev.adtools.api.Reason;
import dev.adtools.api.Replaces;
import dev.adtools.api.SpendControl;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import dev.adtools.processor.problem.Problems;
import java.util.List;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Checks what a {@code @Tool} says of itself: its texts, its spend and its hold, its raw data. */
final class ToolRules {

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*");
    private static final Pattern ACCOUNT_LIST = Pattern.compile("(.*_)?account_ids");
    private static final int LONGEST_NAME = 64;

    private final Declaration tool;
    private final Problems problems;

    ToolRules(Declaration tool, Problems problems) {
        this.tool = tool;
        this.problems = problems;
    }

    void checkTexts() {
        ToolModel.Facts facts = tool.facts();
        if (!NAME.matcher(facts.name()).matches() || facts.name().length() > LONGEST_NAME) {
            problems.report(tool.place("name"), Problem.BAD_TOOL_NAME, facts.name(), SnakeCase.of(facts.name()));
        }
        checkText("title", facts.title());
        checkText("description", facts.description());
    }

    private void checkText(String what, String text) {
        if (text.isBlank()) {
            problems.report(
                    tool.place(what),
                    Problem.BLANK_DESCRIPTION,
                    what,
                    tool.facts().name());
        }
    }

    void checkSpend() {
        ToolModel.Facts facts = tool.facts();
        if (facts.mode() == Mode.WRITE && facts.spend() == SpendControl.UNDECLARED) {
            problems.report(Place.of(tool.type()), Problem.SPEND_MISSING, facts.name());
        } else if (facts.mode() != Mode.WRITE && facts.spend() != SpendControl.UNDECLARED) {
            problems.report(
                    tool.place("spend"), Problem.SPEND_ON_READ, facts.mode().wireName(), facts.name());
        }
    }

    /** Checks that generated code can list the rules. */
    void checkRules(Surroundings around) {
        if (tool.missesRules()) {
            problems.noteMissingType();
        }
        for (TypeElement rules : tool.rules()) {
            if (rules.getKind() != ElementKind.ENUM) {
                problems.report(
                        tool.place("rules"),
                        Problem.RULES_NOT_ENUM,
                        tool.facts().name(),
                        rules);
            } else if (!around.visible(rules)) {
                problems.report(
                        tool.place("rules"), Problem.NOT_ACCESSIBLE, rules, around.home(), "public or package-private");
            }
        }
    }

    void checkHold(List<Member> arguments) {
        ToolModel.Facts facts = tool.facts();
        Member mode = find(arguments, "execution_mode");
        boolean holds = mode != null
                && mode.type() instanceof ValueType.Choice choice
                && choice.type().getQualifiedName().contentEquals(ExecutionMode.class.getName());
        boolean mustHold = facts.spend() == SpendControl.PAUSED_OR_APPROVAL;
        boolean unsaid = facts.spend() == SpendControl.UNDECLARED && facts.mode() == Mode.WRITE;
        if (mustHold && !holds) {
            problems.report(tool.place("spend"), Problem.HOLD_MISSING, facts.name(), "Add it");
        } else if (!mustHold && mode != null && !unsaid) {
            problems.report(component(mode), Problem.HOLD_MISSING, facts.name(), "Remove it");
        }
    }

    void checkRawData(List<Member> arguments) {
        ToolModel.Facts facts = tool.facts();
        Member raw = find(arguments, "raw_data");
        boolean has = raw != null && raw.type() instanceof ValueType.Truth;
        if (facts.rawData() && !has) {
            problems.report(tool.place("rawData"), Problem.RAW_DATA_MISSING, facts.name());
        } else if (!facts.rawData() && raw != null) {
            problems.report(component(raw), Problem.RAW_DATA_UNDECLARED, facts.name());
        }
    }

    /** Checks that what the dispatch takes for the account of a call can be one. */
    void checkAccount(List<Member> arguments) {
        for (String name : List.of("account_id", "property_id")) {
            Member account = find(arguments, name);
            if (account != null && !account.type().isAccount() && !isFilter(account)) {
                problems.report(component(account), Problem.ACCOUNT_UNTYPED, name, accountType());
            }
        }
        for (Member list : arguments) {
            if (ACCOUNT_LIST.matcher(list.name()).matches() && !list.type().isAccounts()) {
                problems.report(component(list), Problem.ACCOUNT_UNTYPED, list.name(), "List<" + accountType() + ">");
            }
        }
    }

    /** Checks that accounts are on the tool's platform; lists of accounts may be of several, and what goes with them. */
    void checkPlatform(List<Member> arguments) {
        if (arguments.stream().anyMatch(member -> member.type().isAccounts())) {
            return;
        }
        for (Member account : arguments) {
            if (account.type() instanceof ValueType.Wrapped id
                    && id.isAccount()
                    && !id.type().getSimpleName().contentEquals(accountType())) {
                problems.report(component(account), Problem.ACCOUNT_OF_OTHER_PLATFORM, account.name(), accountType());
            }
        }
    }

    // The pipeline holds no such account to limits: a read looks into what is of several, a write or a check works on
    // one.
    private boolean isFilter(Member account) {
        return account.type().isAnyAccount()
                && account.name().equals("account_id")
                && tool.facts().mode() == Mode.READ;
    }

    private String accountType() {
        return switch (tool.facts().platform()) {
            case ALPHA -> "AlphaAccountId";
            case BETA -> "BetaAccountId";
            case ALPHA_ANALYTICS -> "PropertyId";
        };
    }

    void checkValidateOnly(List<Member> arguments) {
        Member validateOnly = find(arguments, "validate_only");
        boolean isWrite = tool.facts().mode() == Mode.WRITE;
        if (isWrite && validateOnly != null && !(validateOnly.type() instanceof ValueType.Truth)) {
            problems.report(component(validateOnly), Problem.VALIDATE_ONLY_TYPE, validateOnly.name());
        }
    }

    /** Checks that all writes with the argument reason declare it alike. */
    void checkReason(List<Member> arguments) {
        Member reason = find(arguments, Reason.NAME);
        if (tool.facts().mode() == Mode.WRITE && reason != null && !isReason(reason)) {
            problems.report(component(reason), Problem.BAD_REASON, tool.facts().name());
        }
    }

    private static boolean isReason(Member member) {
        return member.nullable()
                && member.type().equals(new ValueType.Text(1, Reason.LONGEST, "", Format.NONE))
                && member.description().equals(Reason.DESCRIPTION);
    }

    /** Checks that all writes with the argument replaces declare it alike, and that they can wait for approval. */
    void checkReplaces(List<Member> arguments) {
        Member replaces = find(arguments, Replaces.NAME);
        if (replaces != null && !(isReplaces(replaces) && waits(tool.facts().spend()))) {
            problems.report(
                    component(replaces), Problem.BAD_REPLACES, tool.facts().name());
        }
    }

    private static boolean waits(SpendControl spend) {
        return spend == SpendControl.STAGED || spend == SpendControl.PAUSED_OR_APPROVAL;
    }

    private static boolean isReplaces(Member member) {
        return member.nullable()
                && member.type() instanceof ValueType.Text text
                && text.pattern().equals(Replaces.PATTERN)
                && member.description().equals(Replaces.DESCRIPTION);
    }

    private static @Nullable Member find(List<Member> arguments, String name) {
        return arguments.stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    private Place component(Member member) {
        TypeElement type = tool.type();
        RecordComponentElement component = type.getRecordComponents().stream()
                .filter(found -> found.getSimpleName().contentEquals(member.outermost()))
                .findFirst()
                .orElseThrow();
        return Place.of(component);
    }
}
