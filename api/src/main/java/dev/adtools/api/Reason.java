package dev.adtools.api;

/**
 * The argument {@code reason} that a write may have, for its declaration: {@code @Arg(description = Reason.DESCRIPTION,
 * minLength = 1, maxLength = Reason.LONGEST) @Nullable String reason}.
 *
 * <p>Approvers and readers of the account's history see it. The service does not use it: a plan must not hold it, and
 * two calls that differ only in it are the same call. A write without the argument takes a reason as well: any call may carry
 * one outside its arguments, in a header.
 */
public final class Reason {

    /** The argument's name in JSON. */
    public static final String NAME = "reason";

    /** Meaning of the argument, as the catalog says it. */
    public static final String DESCRIPTION =
            "The reason. In your own words, shown to whoever approves the change or reads"
                    + " the account's history; it changes nothing else.";

    /** Largest number of code points that it may have. */
    public static final int LONGEST = 500;

    private Reason() {}
}
