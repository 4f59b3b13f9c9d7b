package dev.adtools.processor.model;

import dev.adtools.api.Body;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * The schema that a type has under a name of its own.
 *
 * @param name the name
 * @param description what the type is
 * @param examples names of an enum's constants that show what is meant
 * @param element the type
 */
public record SchemaName(String name, String description, List<String> examples, TypeElement element) {

    /** Returns the schema of a type that has one; null of a type that stands inline. */
    public static @Nullable SchemaName of(ValueType type) {
        if (type instanceof ValueType.Structure structure) {
            return of(structure.element());
        }
        return type instanceof ValueType.Choice choice && !choice.isSort() ? of(choice.type()) : null;
    }

    private static @Nullable SchemaName of(TypeElement element) {
        Body body = element.getAnnotation(Body.class);
        if (body == null) {
            return null;
        }
        String name = body.name().isEmpty() ? element.getSimpleName().toString() : body.name();
        return new SchemaName(name, body.description(), List.of(body.examples()), element);
    }
}
