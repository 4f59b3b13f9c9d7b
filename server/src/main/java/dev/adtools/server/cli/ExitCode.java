package dev.adtools.server.cli;

/** Codes with which a command ends that did not do what was asked, or has more to tell; 0 is done. */
final class ExitCode {

    /** Refused, failed, or not to be reached. */
    static final int NOT_DONE = 1;

    /** {@code audit verify}: the trail is not what was written. */
    static final int TAMPERED = 2;

    /** The call waits for another person's approval. */
    static final int AWAITING_APPROVAL = 3;

    /** The write was sent, and nobody knows how it ended. */
    static final int OUTCOME_UNKNOWN = 4;

    /** The arguments are none that the command takes; {@code EX_USAGE} of sysexits.h, because 2 is taken. */
    static final int USAGE = 64;

    private ExitCode() {}
}
