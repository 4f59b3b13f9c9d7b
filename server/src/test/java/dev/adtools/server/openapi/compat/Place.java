package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a document.
 *
 * @param document the document
 * @param pointer where in it, without the {@code #}
 * @param json what is there; missing when nothing is
 * @param name of the schema among the components that was referred to; empty when it is written in place
 * @param holder where it was referred to, or the pointer
 */
record Place(JsonNode document, String pointer, JsonNode json, String name, String holder) {

    private static final String SCHEMAS = "/components/schemas/";

    static Place of(JsonNode document) {
        return new Place(document, "", document, "", "");
    }

    /** Returns a member, and what it refers to when it is a reference; what stands beside that counts, too. */
    Place at(String member) {
        String below = pointer + "/" + member.replace("~", "~0").replace("/", "~1");
        JsonNode value = json.isArray() ? json.path(Integer.parseInt(member)) : json.path(member);
        Place found = new Place(document, below, value, "", below);
        return value.has("$ref") ? found.target() : found;
    }

    private Place target() {
        String target = json.get("$ref").asText().substring(1);
        JsonNode meant = document.at(target);
        if (json.size() > 1 && meant instanceof ObjectNode object) {
            ObjectNode both = object.deepCopy();
            json.properties().forEach(beside -> both.set(beside.getKey(), beside.getValue()));
            both.remove("$ref");
            meant = both;
        }
        return new Place(document, target, meant, target.startsWith(SCHEMAS) ? target : "", holder);
    }

    boolean exists() {
        return !json.isMissingNode();
    }

    /** Returns the members' names. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        json.fieldNames().forEachRemaining(names::add);
        return names;
    }

    Breach breach(String what) {
        return new Breach("#" + pointer, what);
    }

    /** Returns a breach where this is referred to. */
    Breach breachHere(String what) {
        return new Breach("#" + holder, what);
    }
}
