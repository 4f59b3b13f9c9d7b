package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Selection of an object's fields, and the reader of such objects. It selects the fields that the reader reads, so that each is
 * named once.
 *
 * @param <T> what an object is read as
 * @param fields the fields' names, between commas
 * @param reader reads an object; the same fields of each, whatever they hold
 */
record BetaSelection<T>(String fields, Function<BetaObject, T> reader) {

    static <T> BetaSelection<T> of(Function<BetaObject, T> reader) {
        Set<String> fields = new LinkedHashSet<>();
        T unused = reader.apply(BetaObject.noting(fields));
        return new BetaSelection<>(String.join(",", fields), reader);
    }

    /** Returns the parameters of a request for such objects. */
    Map<String, String> parameters() {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("fields", fields);
        return parameters;
    }

    T read(JsonNode object) {
        return reader.apply(BetaObject.of(object));
    }
}
