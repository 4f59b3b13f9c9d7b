package dev.adtools.api;

/**
 * The argument {@code replaces} that a write with approval may have, for its declaration: {@code @Arg(description =
 * Replaces.DESCRIPTION, pattern = Replaces.PATTERN) @Nullable String replaces}.
 *
 * <p>It is the id of a Pending Action of the caller's owner on the same object. The service withdraws that action in the
 * transaction that keeps the new one. The tool does not use it: a plan must not hold it.
 */
public final class Replaces {

    /** The argument's name in JSON. */
    public static final String NAME = "replaces";

    /** Meaning of the argument, as the catalog describes it. */
    public static final String DESCRIPTION =
            "The id of the pending action to replace. It must be your own and on the same object; it is withdrawn when"
                    + " this one is kept.";

    /** Pattern of a Pending Action's id. */
    public static final String PATTERN = "^pa_[0-9a-z]{26}$";

    private Replaces() {}
}
