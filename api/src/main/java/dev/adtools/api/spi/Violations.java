package dev.adtools.api.spi;

import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The rules that were broken so far: the first few, as only those get a pointer and words. */
final class Violations {

    private final List<Violation> kept = new ArrayList<>();

    List<Violation> kept() {
        return List.copyOf(kept);
    }

    /** Notes that the value at a path breaks a rule. */
    void add(ReaderPath path, String rule, Supplier<String> message) {
        if (kept.size() < ArgumentReader.MAX_VIOLATIONS) {
            kept.add(new Violation(path.pointer(), rule, message.get()));
        }
    }
}
