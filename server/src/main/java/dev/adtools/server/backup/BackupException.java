package dev.adtools.server.backup;

/** Thrown when a backup is not made or not restored; the message is one sentence for the operator. */
public final class BackupException extends RuntimeException {

    BackupException(String sentence) {
        super(sentence);
    }

    BackupException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
