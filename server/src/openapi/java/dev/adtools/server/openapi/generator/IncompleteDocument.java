package dev.adtools.server.openapi.generator;

/** Says what the document lacks, in one line. */
final class IncompleteDocument extends RuntimeException {

    IncompleteDocument(String message) {
        super(message);
    }
}
