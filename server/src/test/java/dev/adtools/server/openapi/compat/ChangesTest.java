package dev.adtools.server.openapi.compat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of each kind of change it is known whether it breaks somebody. */
class ChangesTest {

    private static final ObjectNode DOCUMENT = Documents.published();

    @ParameterizedTest
    @MethodSource("changes")
    void breaksWhatIsSaidAndNothingElse(JsonNode change) {
        List<String> expected = new ArrayList<>();
        change.path("breaks").forEach(line -> expected.add(line.asText()));

        List<String> breaches = Compatibility.breaches(DOCUMENT, changed(change));

        assertThat(breaches).map(line -> line.replaceAll(" \\([^)]*\\)$", "")).containsExactlyElementsOf(expected);
    }

    @Test
    void namesWhomItBreaks() {
        ObjectNode changed = DOCUMENT.deepCopy();
        ((ObjectNode) changed.at("/components/schemas/PendingActionStatus")).put("type", "integer");

        List<String> breaches = Compatibility.breaches(DOCUMENT, changed);

        assertThat(breaches)
                .anySatisfy(line -> assertThat(line).contains("approvePendingAction", "withdrawPendingAction"))
                .noneSatisfy(line -> assertThat(line).contains("getUsage"));
    }

    @Test
    void breaksNothingWhenNothingChanges() {
        assertThat(Compatibility.breaches(DOCUMENT, DOCUMENT.deepCopy())).isEmpty();
    }

    static Stream<Named<JsonNode>> changes() {
        return StreamSupport.stream(Documents.yaml("changes.yaml").spliterator(), false)
                .map(change -> Named.of(change.get("what").asText(), change));
    }

    private static ObjectNode changed(JsonNode change) {
        ObjectNode document = DOCUMENT.deepCopy();
        change.path("remove").forEach(pointer -> remove(document, JsonPointer.compile(pointer.asText())));
        change.path("set").properties().forEach(to -> set(document, JsonPointer.compile(to.getKey()), to.getValue()));
        return document;
    }

    private static void remove(ObjectNode document, JsonPointer pointer) {
        JsonNode holder = document.at(pointer.head());
        JsonPointer last = pointer.last();
        assertThat(document.at(pointer).isMissingNode()).as(pointer.toString()).isFalse();
        if (holder instanceof ArrayNode array) {
            array.remove(last.getMatchingIndex());
        } else {
            ((ObjectNode) holder).remove(last.getMatchingProperty());
        }
    }

    private static void set(ObjectNode document, JsonPointer pointer, JsonNode value) {
        JsonNode holder = document.at(pointer.head());
        JsonPointer last = pointer.last();
        if (holder instanceof ObjectNode object) {
            object.set(last.getMatchingProperty(), value);
        } else if (last.getMatchingProperty().equals("-")) {
            ((ArrayNode) holder).add(value);
        } else {
            ((ArrayNode) holder).set(last.getMatchingIndex(), value);
        }
    }
}
