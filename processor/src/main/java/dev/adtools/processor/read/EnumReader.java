package dev.adtools.processor.read;

import dev.adtools.api.JsonName;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads an enum, every constant of which must have a name of its own on the wire. */
final class EnumReader {

    private final Surroundings around;

    EnumReader(Surroundings around) {
        this.around = around;
    }

    ValueType.@Nullable Choice read(TypeElement type, Site site) {
        List<ValueType.Choice.Constant> constants = new ArrayList<>();
        Map<String, String> taken = new HashMap<>();
        boolean isSource = around.compiledNow(type);
        List<Element> elements = constants(type, isSource);
        if (elements.isEmpty()) {
            around.problems().report(site.place(), Problem.FOREIGN_RECORD, type.getSimpleName(), site.name());
            return null;
        }
        boolean sound = true;
        for (Element element : elements) {
            // The constants of a class file have no place of their own, so the first flaw speaks for all.
            if (sound || isSource) {
                Place place = isSource ? Place.of(element, JsonName.class) : site.place();
                sound &= read(element, place, constants, taken);
            }
        }
        return sound ? new ValueType.Choice(type, constants, false) : null;
    }

    // In the order of their ordinals, of which the names on the wire are told: a compiler may sort those of a class
    // file.
    private List<Element> constants(TypeElement type, boolean isSource) {
        List<Element> constants = new ArrayList<>(type.getEnclosedElements());
        constants.removeIf(element -> element.getKind() != ElementKind.ENUM_CONSTANT);
        if (isSource) {
            return constants;
        }
        List<String> ordered = around.classOf(type).stream()
                .flatMap(read -> Arrays.stream(read.getDeclaredFields()))
                .filter(Field::isEnumConstant)
                .map(Field::getName)
                .toList();
        constants.sort(Comparator.comparing(
                constant -> ordered.indexOf(constant.getSimpleName().toString())));
        return ordered.isEmpty() ? List.of() : constants;
    }

    private boolean read(
            Element element, Place place, List<ValueType.Choice.Constant> constants, Map<String, String> taken) {
        String name = element.getSimpleName().toString();
        String shown = Objects.requireNonNull(element.getEnclosingElement()).getSimpleName() + "." + name;
        JsonName wire = element.getAnnotation(JsonName.class);
        if (wire == null) {
            around.problems().report(place, Problem.ENUM_WITHOUT_WIRE, shown, SnakeCase.of(name));
            return false;
        }
        String other = taken.put(wire.value(), shown);
        if (other != null) {
            around.problems().report(place, Problem.DUPLICATE_WIRE, other, shown, wire.value());
            return false;
        }
        return constants.add(new ValueType.Choice.Constant(name, wire.value()));
    }
}
