package dev.adtools.server.openapi.compat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Compares schemas of values that go one way. */
final class SchemaChanges {

    private final Direction direction;
    private final Set<String> compared = new HashSet<>();

    SchemaChanges(Direction direction) {
        this.direction = direction;
    }

    /** Returns what breaks somebody between a schema and what became of it. */
    Set<Breach> between(Place old, Place now) {
        if (!compared.add(old.pointer() + " " + now.pointer())) {
            return Set.of();
        }
        List<Alternative> before = Alternative.of(old);
        List<Alternative> after = Alternative.of(now);
        return direction == Direction.REQUEST ? taken(old, before, after) : answered(old, before, after);
    }

    private Set<Breach> taken(Place old, List<Alternative> before, List<Alternative> after) {
        Set<Breach> breaches = new LinkedHashSet<>();
        for (Alternative was : before) {
            find(after, is -> was.isAlso(is) && is.continues(was))
                    .ifPresentOrElse(
                            is -> breaches.addAll(one(was, is)),
                            () -> breaches.add(old.breachHere("is no longer taken: " + was)));
        }
        return breaches;
    }

    private Set<Breach> answered(Place old, List<Alternative> before, List<Alternative> after) {
        Set<Breach> breaches = new LinkedHashSet<>();
        for (Alternative is : after) {
            find(before, was -> is.isAlso(was) && is.continues(was))
                    .ifPresentOrElse(
                            was -> breaches.addAll(one(was, is)),
                            () -> breaches.add(old.breachHere("may now be answered: " + is)));
        }
        before.stream()
                .filter(was -> !was.isNull())
                .filter(was -> after.stream().noneMatch(is -> is.isAlso(was) && is.continues(was)))
                .forEach(was -> breaches.add(old.breachHere("is no longer answered: " + was)));
        return breaches;
    }

    private static Optional<Alternative> find(List<Alternative> all, Predicate<Alternative> fits) {
        return all.stream().filter(fits).findFirst();
    }

    private Set<Breach> one(Alternative before, Alternative after) {
        if (before.isNull() && after.isNull()) {
            return Set.of();
        }
        Place old = before.schema();
        Place now = after.schema();
        Set<Breach> breaches = new LinkedHashSet<>(new Constraints(direction, old, now).breaches());
        breaches.addAll(members(old.at("properties"), now.at("properties")));
        breaches.addAll(required(old, now));
        breaches.addAll(others(old, now));
        if (old.json().has("items") || now.json().has("items")) {
            breaches.addAll(between(old.at("items"), now.at("items")));
        }
        return breaches;
    }

    private Set<Breach> members(Place old, Place now) {
        Set<Breach> breaches = new LinkedHashSet<>();
        for (String name : old.names()) {
            Place member = old.at(name);
            breaches.addAll(
                    now.at(name).exists()
                            ? between(member, now.at(name))
                            : Set.of(new Breach("#" + old.pointer() + "/" + name, "the member was removed")));
        }
        return breaches;
    }

    private List<Breach> required(Place old, Place now) {
        Set<String> missing = texts(direction.wide(old, now).json().path("required"));
        missing.removeAll(texts(direction.narrow(old, now).json().path("required")));
        List<Breach> breaches = new ArrayList<>();
        for (String name : missing) {
            boolean removed = old.at("properties").at(name).exists()
                    && !now.at("properties").at(name).exists();
            if (!removed) {
                breaches.add(old.breach(name
                        + (direction == Direction.REQUEST ? " of a request is now required" : " may now be left out")));
            }
        }
        return breaches;
    }

    /** Compares what is said of members without a name. */
    private Set<Breach> others(Place old, Place now) {
        JsonNode was = old.json().path("additionalProperties");
        JsonNode is = now.json().path("additionalProperties");
        boolean closed = is.isBoolean() && !is.asBoolean();
        if (was.isObject() && is.isObject()) {
            return between(old.at("additionalProperties"), now.at("additionalProperties"));
        }
        boolean wasClosed = was.isBoolean() && !was.asBoolean();
        boolean narrowed = direction == Direction.REQUEST && !wasClosed && (closed || is.isObject());
        return narrowed && !was.equals(is)
                ? Set.of(old.breach("takes no longer any member: additionalProperties is " + is))
                : Set.of();
    }

    private static Set<String> texts(JsonNode array) {
        Set<String> texts = new TreeSet<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
