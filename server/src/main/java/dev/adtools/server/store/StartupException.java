package dev.adtools.server.store;

/**
 * Thrown when the service must not start; the message is the one sentence that tells the operator why and what to do.
 */
public final class StartupException extends RuntimeException {

    /** Makes a refusal. */
    public StartupException(String sentence) {
        super(sentence);
    }

    /** Makes a refusal with the failure behind it. */
    public StartupException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
