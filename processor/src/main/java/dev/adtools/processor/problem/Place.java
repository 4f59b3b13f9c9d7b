package dev.adtools.processor.problem;

import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Place of a problem, as narrow as the compiler can show it.
 *
 * @param element the element
 * @param annotation the annotation on it, if the problem is in one
 * @param value the value in the annotation, if the problem is in one
 */
public record Place(
        Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value) {

    /** Returns the place of an element. */
    public static Place of(Element element) {
        return new Place(shown(element), null, null);
    }

    /** Returns the place of an annotation on an element. */
    public static Place of(Element element, Class<?> annotation) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> mirror.getAnnotationType().toString().equals(annotation.getName()))
                .map(mirror -> new Place(element, mirror, null))
                .findFirst()
                .orElse(of(element));
    }

    /** Returns the place of a value in an annotation. */
    public static Place of(Element element, AnnotationMirror annotation, AnnotationValue value) {
        return new Place(shown(element), annotation, value);
    }

    // JDK-8295184: until Java 20 javac knows no position of a record component, but one of the field behind it.
    private static Element shown(Element element) {
        if (!(element instanceof RecordComponentElement component)) {
            return element;
        }
        TypeElement type = (TypeElement) Objects.requireNonNull(component.getEnclosingElement());
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
                .<Element>map(field -> field)
                .findFirst()
                .orElse(component);
    }
}
