package dev.adtools.api.spi;

import dev.adtools.api.Violation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The rules that were broken so far; all are counted, the first few are kept, and only those get a pointer and words. */
final class Violations {

    private final List<Violation> kept = new ArrayList<>(0);
    private final ReaderPath path;
    private int count;

    Violations(ReaderPath path) {
        this.path = path;
    }

    int count() {
        return count;
    }

    List<Violation> kept() {
        return List.copyOf(kept);
    }

    /** Notes that the value at the path breaks a rule. */
    void add(String rule, Supplier<String> message) {
        if (count++ < ArgumentReader.MAX_VIOLATIONS) {
            kept.add(new Violation(path.pointer(), rule, message.get()));
        }
    }

    /** Notes which required members the object that was left last has not had. */
    void addMissing(Members members) {
        long missing = members.required() & ~path.left();
        for (int index = 0; missing != 0; index++, missing >>>= 1) {
            if ((missing & 1) != 0 && count++ < ArgumentReader.MAX_VIOLATIONS) {
                kept.add(new Violation(path.pointer(members.name(index)), "required", "is required and missing"));
            }
        }
    }
}
