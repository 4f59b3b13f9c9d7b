package dev.adtools.server.openapi.compat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Compares an operation with what became of it. */
final class OperationChanges {

    // What is said of a parameter beside its schema, and does not change what is sent.
    private static final Set<String> TEXTS =
            Set.of("description", "example", "examples", "schema", "required", "deprecated");

    private final Place old;
    private final Place now;
    private final SchemaChanges requests = new SchemaChanges(Direction.REQUEST);
    private final SchemaChanges answers = new SchemaChanges(Direction.ANSWER);
    private final Set<Breach> breaches = new TreeSet<>();

    OperationChanges(Place old, Place now) {
        this.old = old;
        this.now = now;
    }

    Set<Breach> breaches() {
        // Generated clients name a method after the one, and its class after the other.
        same("operationId");
        same("tags");
        security();
        parameters(byName(old.at("parameters")), byName(now.at("parameters")));
        body(old.at("requestBody"), now.at("requestBody"));
        responses(old.at("responses"), now.at("responses"));
        return breaches;
    }

    private void same(String member) {
        if (!old.at(member).json().equals(now.at(member).json())) {
            breaches.add(old.at(member)
                    .breach("was changed: " + old.at(member).json() + " -> "
                            + now.at(member).json()));
        }
    }

    private void security() {
        Place before = security(old);
        Place after = security(now);
        boolean free = before.json().isEmpty();
        boolean kept = after.json().isEmpty();
        for (int i = 0; i < before.json().size(); i++) {
            for (int j = 0; j < after.json().size(); j++) {
                kept |= before.json().get(i).equals(after.json().get(j));
            }
        }
        if (free ? !after.json().isEmpty() : !kept) {
            breaches.add(old.breach("needs other credentials: " + after.json()));
        }
    }

    private static Place security(Place operation) {
        Place own = operation.at("security");
        return own.exists() ? own : Place.of(operation.document()).at("security");
    }

    private static Map<String, Place> byName(Place parameters) {
        Map<String, Place> all = new LinkedHashMap<>();
        for (int i = 0; i < parameters.json().size(); i++) {
            Place parameter = parameters.at(Integer.toString(i));
            all.put(
                    parameter.at("in").json().asText() + " "
                            + parameter.at("name").json().asText(),
                    parameter);
        }
        return all;
    }

    private void parameters(Map<String, Place> before, Map<String, Place> after) {
        before.forEach((name, parameter) -> {
            Place is = after.get(name);
            if (is == null) {
                breaches.add(parameter.breachHere("the parameter was removed: " + name));
            } else {
                parameter(parameter, is);
            }
        });
        after.forEach((name, parameter) -> {
            Place was = before.get(name);
            if (isRequired(parameter) && (was == null || !isRequired(was))) {
                breaches.add(old.breach("the parameter is now required: " + name));
            }
        });
    }

    private void parameter(Place was, Place is) {
        Set<String> members = new TreeSet<>(was.names());
        members.addAll(is.names());
        members.removeAll(TEXTS);
        members.stream()
                .filter(member -> !was.at(member).json().equals(is.at(member).json()))
                .forEach(member -> breaches.add(was.breach(member + " was changed")));
        breaches.addAll(requests.between(was.at("schema"), is.at("schema")));
    }

    private static boolean isRequired(Place part) {
        return part.at("required").json().asBoolean();
    }

    private void body(Place was, Place is) {
        if (isRequired(is) && !isRequired(was)) {
            breaches.add(was.exists() ? was.breach("is now required") : old.breach("needs a body now"));
        }
        if (was.exists()) {
            content(was, is, requests);
        }
    }

    private void content(Place was, Place is, SchemaChanges changes) {
        Place before = was.at("content");
        for (String type : before.names()) {
            Place after = is.at("content").at(type);
            if (!after.exists()) {
                breaches.add(before.at(type).breach("the media type was removed"));
            } else {
                breaches.addAll(changes.between(before.at(type).at("schema"), after.at("schema")));
            }
        }
    }

    private void responses(Place before, Place after) {
        for (String status : before.names()) {
            Place is = after.at(status);
            if (!is.exists()) {
                breaches.add(new Breach("#" + before.pointer() + "/" + status, "the status was removed"));
                continue;
            }
            content(before.at(status), is, answers);
            headers(before.at(status).at("headers"), is.at("headers"));
        }
        List<String> known = before.names();
        // Clients meet a failure that they do not know by its class; a success of another kind they cannot read.
        after.names().stream()
                .filter(status -> !known.contains(status) && !status.matches("[45].*"))
                .forEach(status -> breaches.add(before.breach("may now be answered: " + status)));
    }

    private void headers(Place before, Place after) {
        for (String name : before.names()) {
            Place is = after.at(name);
            if (!is.exists()) {
                breaches.add(new Breach("#" + before.pointer() + "/" + name, "the header was removed"));
            } else {
                breaches.addAll(answers.between(before.at(name).at("schema"), is.at("schema")));
            }
        }
    }
}
