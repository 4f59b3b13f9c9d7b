package dev.adtools.api;

/**
 * The argument {@code reason} that every write has, for its declaration: {@code @Arg(description = Reason.DESCRIPTION,
 * minLength = 1, maxLength = Reason.LONGEST) @Nullable String reason}.
 *
 * <p>It is shown to whoever approves a write or reads of it, and means nothing to the service: a plan must not hold it, and
 * two calls that differ in it alone are the same call.
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
