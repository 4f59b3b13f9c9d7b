package dev.adtools.server;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;

/** Sorts the classes of the guards by their package, and leaves all others out. */
final class Guards implements SliceAssignment {

    private static final String ROOT = "dev.adtools.server.";

    private final List<String> names;

    Guards(String... names) {
        this.names = List.of(names);
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
        return names.stream()
                .filter(name -> (type.getPackageName() + ".").startsWith(ROOT + name + "."))
                .findFirst()
                .map(SliceIdentifier::of)
                .orElseGet(SliceIdentifier::ignore);
    }

    @Override
    public String getDescription() {
        return "the guards " + names;
    }
}
