package dev.adtools.server.decision;

/** Length of the comment on a decision, in code points. */
public final class DecisionComment {

    /** The least length of a comment that is given. */
    public static final int MIN_LENGTH = 1;

    /** The greatest length of a comment. */
    public static final int MAX_LENGTH = 500;

    private DecisionComment() {}
}
