package dev.adtools.processor.read;

import com.google.auto.common.AnnotationMirrors;
import dev.adtools.api.Arg;
import dev.adtools.processor.problem.Place;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/**
 * The {@code @Arg} of a component, with the position of each of its values.
 *
 * @param element the component
 * @param arg the annotation's values
 * @param mirror the annotation as it is written
 * @param counted whether the bounds on the number of items hold here; those of a list's items hold for the list alone
 */
record Bounds(Element element, @Nullable Arg arg, @Nullable AnnotationMirror mirror, boolean counted) {

    /** Returns the {@code @Arg} of a component; one without values where it has none. */
    static Bounds of(Element component) {
        return new Bounds(component, component.getAnnotation(Arg.class), mirror(component), true);
    }

    /** Returns the bounds of something that is bounded by nothing but its type. */
    static Bounds none(Element element) {
        return new Bounds(element, null, null, true);
    }

    private static @Nullable AnnotationMirror mirror(Element component) {
        for (AnnotationMirror mirror : component.getAnnotationMirrors()) {
            DeclaredType type = mirror.getAnnotationType();
            if (type.asElement().getSimpleName().contentEquals(Arg.class.getSimpleName())
                    && type.toString().equals(Arg.class.getName())) {
                return mirror;
            }
        }
        return null;
    }

    /** Returns the bounds of the items of what these are the bounds of. */
    Bounds ofItems() {
        return new Bounds(element, arg, mirror, false);
    }

    /** Returns the annotation's values. */
    Arg values() {
        return Objects.requireNonNull(arg);
    }

    /** Returns the names of the values that are written, in the order of {@link Arg}. */
    List<String> given() {
        if (mirror == null) {
            return List.of();
        }
        return mirror.getElementValues().keySet().stream()
                .map(method -> method.getSimpleName().toString())
                .filter(name -> counted || !name.endsWith("Items"))
                .toList();
    }

    /** Returns whether a value is written. */
    boolean has(String name) {
        return given().contains(name);
    }

    /** Returns where a value is written. */
    Place place(String name) {
        if (mirror == null) {
            return Place.of(element);
        }
        return Place.of(element, mirror, AnnotationMirrors.getAnnotationValue(mirror, name));
    }
}
