package dev.adtools.processor.problem;

import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/** Collects problems and prints them, each once however often it is met. */
public final class Problems {

    private final Set<Entry> entries = new LinkedHashSet<>();
    private boolean missesType;

    /**
     * Notes a problem.
     *
     * @param place where it is
     * @param problem what it is
     * @param arguments what fills the problem's text
     */
    public void report(Place place, Problem problem, Object... arguments) {
        entries.add(new Entry(place, problem.message(arguments)));
    }

    /** Notes all problems of another collection. */
    public void addAll(Problems others) {
        entries.addAll(others.entries);
    }

    /** Notes that a type is missing, of which javac tells if nobody makes it. */
    public void noteMissingType() {
        missesType = true;
    }

    /** Returns whether a type is missing, so that nothing else is certain. */
    public boolean missesType() {
        return missesType;
    }

    /** Returns how many problems there are. */
    public int count() {
        return entries.size();
    }

    /** Returns whether there is no problem. */
    public boolean isEmpty() {
        return entries.isEmpty();
    }

    /** Prints all problems as errors. */
    public void print(Messager messager) {
        for (Entry entry : entries) {
            Place place = entry.place();
            messager.printMessage(
                    Diagnostic.Kind.ERROR, entry.message(), place.element(), place.annotation(), place.value());
        }
    }

    private record Entry(Place place, String message) {}
}
