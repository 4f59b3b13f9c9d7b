package dev.adtools.processor.write;

import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.type.TypeMirror;

/** The ports of a module, each under the name of its accessor of {@code ToolDependencies}. */
final class Ports {

    private final SortedMap<String, TypeName> byName = new TreeMap<>();
    private final Map<TypeName, String> names = new HashMap<>();

    Ports(List<TypeMirror> ports) {
        NameAllocator taken = new NameAllocator();
        ports.stream()
                .map(port -> TypeName.get(port))
                .distinct()
                .sorted(Comparator.comparing(TypeName::toString))
                .forEach(type -> add(type, taken.newName(decapitalised(Codec.label(type)))));
    }

    private void add(TypeName type, String name) {
        byName.put(name, type);
        names.put(type, name);
    }

    /** Returns the name that a parameter of a port's type has. */
    static String parameter(TypeMirror port) {
        return decapitalised(Codec.label(TypeName.get(port)));
    }

    private static String decapitalised(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** Returns the ports, sorted by name. */
    SortedMap<String, TypeName> byName() {
        return byName;
    }

    /** Returns the name of the accessor of a port. */
    String name(TypeMirror port) {
        return Objects.requireNonNull(names.get(TypeName.get(port)));
    }
}
