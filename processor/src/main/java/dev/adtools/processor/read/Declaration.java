package dev.adtools.processor.read;

import com.google.auto.common.AnnotationMirrors;
import dev.adtools.api.Tool;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.problem.Place;
import java.util.Objects;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A {@code @Tool} annotation, with the position of each of its values.
 *
 * @param type the annotated type
 * @param facts what the annotation says, its handler apart
 * @param mirror the annotation as it is written
 */
record Declaration(TypeElement type, ToolModel.Facts facts, AnnotationMirror mirror) {

    /** Returns the declaration on a type. */
    static Declaration of(TypeElement type) {
        Tool tool = Objects.requireNonNull(type.getAnnotation(Tool.class));
        ToolModel.Facts facts = new ToolModel.Facts(
                tool.name(),
                tool.title(),
                tool.description(),
                tool.platform(),
                tool.mode(),
                tool.spend(),
                tool.destructive(),
                tool.rawData(),
                tool.ruleset());
        AnnotationMirror mirror = type.getAnnotationMirrors().stream()
                .filter(found -> found.getAnnotationType().toString().equals(Tool.class.getName()))
                .findFirst()
                .orElseThrow();
        return new Declaration(type, facts, mirror);
    }

    /** Returns the handler's class; null when it does not exist or is no handler. */
    @Nullable
    TypeElement handler() {
        Object value = AnnotationMirrors.getAnnotationValue(mirror, "handler").getValue();
        boolean isClass = value instanceof TypeMirror handler && handler.getKind() == TypeKind.DECLARED;
        return isClass ? (TypeElement) ((DeclaredType) value).asElement() : null;
    }

    /** Returns where a value of the annotation is written. */
    Place place(String name) {
        return Place.of(type, mirror, AnnotationMirrors.getAnnotationValue(mirror, name));
    }
}
