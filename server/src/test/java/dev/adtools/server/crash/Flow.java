package dev.adtools.server.crash;

import java.util.regex.Pattern;

/** A workflow whose first step creates a campaign of its own name when it is approved, and whose second step reads. */
record Flow(String name, Wish wish) {

    /** Finds the name of one in what is sent. */
    static final Pattern NAME = Pattern.compile("\"name\":\"(flow-[0-9-]+)\"");

    /** A decision on it, and how it may then end: action, workflow, step, operation, and how often it was sent. */
    enum Wish {
        /** Approved and resumed; one whose node died between letting go and sending is found not to be there. */
        APPROVE("EXECUTED SUCCEEDED DONE SUCCEEDED 1", "FAILED FAILED FAILED NOT_APPLIED 0"),
        /** Approved, and resumed when the platform is no longer as it was. */
        OUTDATE("STALE FAILED FAILED nothing 0"),
        REJECT("REJECTED CANCELLED CANCELLED nothing 0"),
        /** Decided by nobody. */
        LEAVE("PENDING WAITING_APPROVAL WAITING_APPROVAL nothing 0");

        private final String end;
        private final String otherEnd;

        Wish(String end) {
            this(end, end);
        }

        Wish(String end, String otherEnd) {
            this.end = end;
            this.otherEnd = otherEnd;
        }
    }

    boolean mayEndAs(String end) {
        return end.equals(wish.end) || end.equals(wish.otherEnd);
    }
}
