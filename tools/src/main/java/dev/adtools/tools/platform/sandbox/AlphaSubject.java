package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;

/**
 * Subject that a row of an answer can have.
 *
 * @param row its fields, and those of all that it belongs to
 * @param sources all that adds up to its numbers
 */
record AlphaSubject(ObjectNode row, List<AlphaSource> sources) {

    /** Returns this with the sources of another that is about the same. */
    AlphaSubject with(AlphaSubject same) {
        return new AlphaSubject(
                row, Stream.concat(sources.stream(), same.sources.stream()).toList());
    }
}
