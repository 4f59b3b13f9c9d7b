package dev.adtools.processor.read;

import com.google.auto.common.AnnotationMirrors;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendControl;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.problem.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * A {@code @Tool} annotation, with the position of each of its values.
 *
 * @param type the annotated type
 * @param facts what the annotation says, its handler apart
 * @param mirror the annotation as it is written
 */
record Declaration(TypeElement type, ToolModel.Facts facts, AnnotationMirror mirror) {

    /** Returns the declaration on a type; nothing when it has none, or one that the compiler will refuse. */
    static Optional<Declaration> find(TypeElement type) {
        return type.getAnnotationMirrors().stream()
                .filter(found -> found.getAnnotationType().toString().equals(Tool.class.getName()))
                .filter(Declaration::isWhole)
                .findFirst()
                .map(mirror -> new Declaration(type, facts(mirror), mirror));
    }

    private static boolean isWhole(AnnotationMirror mirror) {
        boolean isComplete =
                ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements()).stream()
                        .allMatch(member -> member.getDefaultValue() != null
                                || mirror.getElementValues().containsKey(member));
        return isComplete
                && Stream.of("platform", "mode", "group", "spend")
                        .allMatch(name -> value(mirror, name).getValue() instanceof VariableElement)
                && Stream.of("crossPlatform", "destructive", "rawData")
                        .allMatch(name -> value(mirror, name).getValue() instanceof Boolean);
    }

    // Not by getAnnotation: javac fails at a list of classes of which one does not exist yet.
    private static ToolModel.Facts facts(AnnotationMirror mirror) {
        return new ToolModel.Facts(
                text(mirror, "name"),
                text(mirror, "title"),
                text(mirror, "description"),
                Platform.valueOf(constant(mirror, "platform")),
                truth(mirror, "crossPlatform"),
                Mode.valueOf(constant(mirror, "mode")),
                ToolGroup.valueOf(constant(mirror, "group")),
                SpendControl.valueOf(constant(mirror, "spend")),
                truth(mirror, "destructive"),
                truth(mirror, "rawData"),
                text(mirror, "ruleset"),
                text(mirror, "finds"),
                text(mirror, "searchWords"));
    }

    private static String text(AnnotationMirror mirror, String name) {
        return String.valueOf(value(mirror, name).getValue());
    }

    private static String constant(AnnotationMirror mirror, String name) {
        return ((VariableElement) value(mirror, name).getValue())
                .getSimpleName()
                .toString();
    }

    private static boolean truth(AnnotationMirror mirror, String name) {
        return (Boolean) value(mirror, name).getValue();
    }

    private static AnnotationValue value(AnnotationMirror mirror, String name) {
        return AnnotationMirrors.getAnnotationValue(mirror, name);
    }

    /** Returns the handler's class; null when it does not exist or is no handler. */
    @Nullable
    TypeElement handler() {
        return types("handler").findFirst().orElse(null);
    }

    /** Returns the classes of its rules, those that exist. */
    List<TypeElement> rules() {
        return types("rules").toList();
    }

    /** Returns whether a class of its rules does not exist. */
    boolean missesRules() {
        return rules().size() < values("rules").count();
    }

    private Stream<TypeElement> types(String name) {
        return values(name)
                .filter(value -> value instanceof TypeMirror named && named.getKind() == TypeKind.DECLARED)
                .map(value -> (TypeElement) ((DeclaredType) value).asElement());
    }

    private Stream<?> values(String name) {
        Object value = value(mirror, name).getValue();
        return value instanceof List<?> list
                ? list.stream().map(item -> ((AnnotationValue) item).getValue())
                : Stream.of(value);
    }

    /** Returns where a value of the annotation is written. */
    Place place(String name) {
        return Place.of(type, mirror, value(mirror, name));
    }
}
