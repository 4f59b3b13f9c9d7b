package dev.adtools.server.store;

/** The service must not start; the message is the one sentence that tells the operator why and what to do. */
public final class RefusedStart extends RuntimeException {

    /** Makes a refusal. */
    public RefusedStart(String sentence) {
        super(sentence);
    }

    /** Makes a refusal with the failure behind it. */
    public RefusedStart(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
