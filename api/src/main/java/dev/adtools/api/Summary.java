package dev.adtools.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One sentence on a write, in parts, from which lists, pages and messages are worded.
 *
 * @param verb the action
 * @param kind the kind of object, in words, for example {@code campaign}
 * @param name the object's name; untrusted text. Null when it has none
 * @param changes the changes that belong into the sentence, the most important first; none when the verb says it all
 */
public record Summary(Verb verb, String kind, @Nullable String name, List<Change> changes) {

    /** Copies the list. */
    public Summary {
        changes = List.copyOf(changes);
    }

    /**
     * Returns a sentence with changes.
     *
     * @param verb the action
     * @param kind the kind of object, in words
     * @param name the object's name; null when it has none
     * @param changes the changes to name, the most important first
     * @return the summary
     */
    public static Summary of(Verb verb, String kind, @Nullable String name, Change... changes) {
        return new Summary(verb, kind, name, List.of(changes));
    }

    /** Action of a write. */
    public enum Verb {
        /** Makes an object. */
        CREATE("Create"),
        /** Changes values of an object. */
        CHANGE("Change"),
        /** Turns an object on. */
        ENABLE("Enable"),
        /** Turns an object off. */
        PAUSE("Pause"),
        /** Turns an object of the service on again, or goes on with it. */
        RESUME("Resume"),
        /** Takes back a request that was not applied. */
        WITHDRAW("Withdraw"),
        /** Removes an object. */
        DELETE("Delete"),
        /** Runs something at once. */
        RUN("Run"),
        /** Begins something that goes on by itself. */
        START("Start");

        private final String word;

        Verb(String word) {
            this.word = word;
        }

        /** {@return the imperative, as a sentence begins} */
        public String word() {
            return word;
        }
    }
}
