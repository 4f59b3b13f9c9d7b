package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;

/** Direction of a value: what was taken must still be taken, and nothing else be answered than before. */
enum Direction {
    REQUEST,
    ANSWER;

    /** Returns the side of which everything must fit the other. */
    <T> T narrow(T old, T now) {
        return this == REQUEST ? old : now;
    }

    /** Returns the side that everything must fit. */
    <T> T wide(T old, T now) {
        return this == REQUEST ? now : old;
    }

    /** Says how a member of a schema was changed. */
    String changed(String member, JsonNode old, JsonNode now) {
        String verb = this == REQUEST ? "of a request was narrowed" : "of an answer was changed";
        return member + " " + verb + ": " + text(old) + " -> " + text(now);
    }

    private static String text(JsonNode value) {
        return value.isMissingNode() ? "none" : value.toString();
    }
}
