package dev.adtools.processor.problem;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.lang.model.type.TypeMirror;

/** Problems that a tool or a body can have. The constant's name is the code that the message begins with. */
public enum Problem {
    NOT_A_RECORD("@%s may only be applied to a record here, but \"%s\" is not one. Declare it as a record."),
    NOT_ACCESSIBLE("\"%s\" must be visible to generated code in \"%s\". Make it %s."),
    GENERIC_RECORD("record \"%s\" must not have type parameters here. Use concrete types."),
    BAD_TOOL_NAME("tool name \"%s\" must be snake_case (a-z, 0-9, _), 1-64 characters. Try \"%s\"."),
    DUPLICATE_TOOL_NAME("tool name \"%s\" is already taken by \"%s\". Choose another."),
    BLANK_DESCRIPTION("the %s of \"%s\" must not be blank; it is shown in the catalog. Say what it means."),
    HANDLER_KIND("handler \"%s\" of a %s must implement %s. Change the %s or the handler."),
    WRONG_HANDLER("handler \"%s\" %s. Name a concrete handler of \"%s\"."),
    HANDLER_CONSTRUCTOR(
            "handler \"%s\" must have exactly one non-private constructor%s. Keep the one that takes its ports."),
    JDK_DEPENDENCY("constructor parameter \"%s\" must not have the JDK's type \"%s\". Wrap it in a port of your own."),
    RULES_NOT_ENUM("the rules of \"%s\" must be enums, but \"%s\" is not one. Declare it as an enum."),
    SPEND_MISSING(
            "write \"%s\" must say how it is held back from spending. Set spend, for example to SpendControl.STAGED."),
    SPEND_ON_READ("%s \"%s\" must not declare spend; it moves no money. Remove spend."),
    HOLD_MISSING(
            "\"%s\" must have the argument execution_mode (ExecutionMode) if and only if spend is PAUSED_OR_APPROVAL. %s."),
    ACCOUNT_UNTYPED("argument \"%s\" must have an AccountId's type, so that the caller's limits hold. Use %s."),
    ACCOUNT_OF_OTHER_PLATFORM("argument \"%s\" must name an account on the tool's own platform. Use %s."),
    VALIDATE_ONLY_TYPE(
            "argument \"%s\" of a write must be a boolean, so that a check is never taken for a write. Use boolean."),
    BAD_REASON(
            "argument reason of write \"%s\" must be declared as dev.adtools.api.Reason shows. Copy that declaration, or remove the argument."),
    BAD_REPLACES(
            "argument replaces of \"%s\" must be declared as dev.adtools.api.Replaces shows, in a write with approval. Copy it, or remove it."),
    RAW_DATA_MISSING("\"%s\" says rawData and must have a boolean argument raw_data. Add it, or remove rawData."),
    RAW_DATA_UNDECLARED("\"%s\" has the argument raw_data and must say so. Set rawData = true."),
    UNSUPPORTED_TYPE("\"%s\" must not have the type \"%s\". Use %s."),
    PRIMITIVE_OPTIONAL("optional \"%s\" must be a boxed type, so that it can be absent. Use \"%s\"."),
    DUPLICATE_ARGUMENT("\"%s\" and \"%s\" must not both be \"%s\" in JSON. Rename one."),
    TOO_MANY_MEMBERS("record \"%s\" must not have more than %s components here. Put some into a record of their own."),
    ARG_MISSING("\"%s\" must have @Arg. Describe it."),
    BAD_SCHEMA_NAME("schema name \"%s\" must be CamelCase (A-Z, a-z, 0-9), 1-64 characters. Rename it."),
    DUPLICATE_SCHEMA_NAME("schema name \"%s\" is already taken by \"%s\". Choose another."),
    UNWRAPPED_NOT_APPLICABLE("\"%s\" must not be @Unwrapped: %s. Remove it."),
    ENUM_WITHOUT_WIRE("constant \"%s\" must have a name on the wire. Add @JsonName(\"%s\")."),
    SORT_KEY_SIGNED("sort key \"%s\" of \"%s\" must not begin with a minus, which stands for descending. Rename it."),
    DUPLICATE_WIRE("constants \"%s\" and \"%s\" must not both be \"%s\" on the wire. Rename one."),
    RECURSIVE_RECORD("\"%s\" contains \"%s\" inside itself; a schema must be finite. Use an id or free-form JSON."),
    FOREIGN_RECORD("\"%s\" of \"%s\" must be compiled together with the tool. Declare it in this module."),
    FLOATING_MONEY("money \"%s\" must not be floating point or decimal. Use Micros, MinorUnits, Money or long."),
    FLOATING_PLAN("\"%s\" has type \"%s\", and a plan must hold exact values only. Use integers, text or records."),
    DEFAULT_INVALID("%s \"%s\" of \"%s\" must be %s. Write such a value."),
    DEFAULT_OUT_OF_BOUNDS("%s \"%s\" of \"%s\" must keep the argument's own bounds: %s. Mend one of them."),
    DEFAULT_ON_NULLABLE("\"%s\" must not be both @Nullable and defaulted. Drop one of them."),
    BOUNDS_CONTRADICT("the bounds of \"%s\" must not contradict, but %s. Mend one of them."),
    BOUND_NOT_APPLICABLE("%s of \"%s\" %s. Mend or remove it."),
    INVALID_PATTERN("pattern of \"%s\" %s. Use ^…$ with literals, classes, groups and quantifiers."),
    NO_TOOL_MODULE("tool \"%s\" must belong to a module. Annotate one package-info.java with @ToolModule."),
    TWO_TOOL_MODULES("package \"%s\" must not be marked @ToolModule; \"%s\" is already. Keep one."),
    RESERVED_PACKAGE("\"%s\" must not be in the package \"%s\", which makes grants and rights to send. Move it.");

    private static final Pattern QUALIFIER = Pattern.compile("\\b([a-z_]\\w*\\.)+(?=[A-Z])");
    private static final int LONGEST = 70;

    private final String text;

    Problem(String text) {
        this.text = text;
    }

    String message(Object... arguments) {
        Object[] shown = Arrays.stream(arguments).map(Problem::shown).toArray();
        return "[" + name() + "] " + String.format(Locale.ROOT, text, shown);
    }

    private static String shown(Object argument) {
        String whole = argument instanceof TypeMirror
                ? QUALIFIER.matcher(argument.toString()).replaceAll("")
                : argument.toString();
        return whole.length() > LONGEST ? whole.substring(0, LONGEST - 1) + "…" : whole;
    }
}
