package dev.adtools.processor.model;

import dev.adtools.api.Body;

/**
 * A body without mistakes.
 *
 * @param value the annotated record as a value
 * @param role whether it is read or written
 */
public record BodyModel(ValueType.Structure value, Body.Role role) {

    /** Returns whether it is read. */
    public boolean isRequest() {
        return role == Body.Role.REQUEST;
    }
}
