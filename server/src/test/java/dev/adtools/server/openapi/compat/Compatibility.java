package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Compares two OpenAPI documents, for what breaks whom. */
final class Compatibility {

    private final Place old;
    private final Place now;
    private final TreeMap<Breach, Set<String>> breaches = new TreeMap<>();

    private Compatibility(JsonNode old, JsonNode now) {
        this.old = Place.of(old);
        this.now = Place.of(now);
    }

    /** Returns what breaks somebody, and in which operations, a line each; empty when nothing does. */
    static List<String> breaches(JsonNode old, JsonNode now) {
        Compatibility compatibility = new Compatibility(old, now);
        compatibility.paths();
        compatibility.servers();
        // Generated clients have a class for each.
        compatibility.components("schemas");
        compatibility.credentials();
        List<String> lines = new ArrayList<>();
        compatibility.breaches.forEach((breach, whom) -> lines.add(breach + whom(whom)));
        return lines;
    }

    private static String whom(Set<String> operations) {
        return operations.isEmpty() ? "" : " (" + String.join(", ", operations) + ")";
    }

    private void add(Breach breach, String whom) {
        Set<String> known = breaches.computeIfAbsent(breach, unseen -> new TreeSet<>());
        if (!whom.isEmpty()) {
            known.add(whom);
        }
    }

    private void paths() {
        for (String path : old.at("paths").names()) {
            Place before = old.at("paths").at(path);
            Place after = now.at("paths").at(path);
            if (!after.exists()) {
                add(before.breach("the path was removed"), "");
                continue;
            }
            for (String method : before.names()) {
                operation(before.at(method), after.at(method));
            }
        }
    }

    private void operation(Place before, Place after) {
        String id = before.at("operationId").json().asText();
        if (!after.exists()) {
            add(before.breach("the operation was removed"), id);
            return;
        }
        new OperationChanges(before, after).breaches().forEach(breach -> add(breach, id));
    }

    private void servers() {
        Set<String> after = new TreeSet<>(now.json().path("servers").findValuesAsText("url"));
        old.json().path("servers").findValuesAsText("url").stream()
                .filter(url -> !after.contains(url))
                .forEach(url -> add(old.at("servers").breach("the server was removed: " + url), ""));
    }

    private void components(String kind) {
        Place before = old.at("components").at(kind);
        Place after = now.at("components").at(kind);
        before.names().stream()
                .filter(name -> !after.json().has(name))
                .forEach(name -> add(new Breach("#" + before.pointer() + "/" + name, "the component was removed"), ""));
    }

    private void credentials() {
        components("securitySchemes");
        Place before = old.at("components").at("securitySchemes");
        Place after = now.at("components").at("securitySchemes");
        for (String name : before.names()) {
            for (String member : List.of("type", "scheme", "name", "in")) {
                JsonNode is = after.at(name).at(member).json();
                JsonNode was = before.at(name).at(member).json();
                if (after.at(name).exists() && !was.equals(is)) {
                    add(before.at(name).at(member).breach("was changed: " + was + " -> " + is), "");
                }
            }
        }
    }
}
