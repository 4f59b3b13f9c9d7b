package dev.adtools.server.cli;

/** A command could not do what was asked; the message says why, in one sentence. */
final class CommandFailure extends RuntimeException {

    CommandFailure(String sentence) {
        super(sentence);
    }
}
