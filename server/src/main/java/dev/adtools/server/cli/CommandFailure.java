package dev.adtools.server.cli;

/** A command could not do what was asked, or has bad news; the message says so in one sentence. */
final class CommandFailure extends RuntimeException {

    private final int exitCode;

    CommandFailure(String sentence) {
        this(sentence, ExitCode.NOT_DONE);
    }

    CommandFailure(String sentence, int exitCode) {
        super(sentence);
        this.exitCode = exitCode;
    }

    int exitCode() {
        return exitCode;
    }
}
