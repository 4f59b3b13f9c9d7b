package dev.adtools.processor.read;

import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * Advice for a type that JSON has no value for.
 *
 * @param types the compiler's types
 */
record TypeAdvice(Types types) {

    private static final Set<String> COLLECTIONS = Set.of(
            "java.lang.Iterable",
            "java.util.Collection",
            "java.util.Set",
            "java.util.SortedSet",
            "java.util.LinkedHashSet",
            "java.util.HashSet",
            "java.util.ArrayList",
            "java.util.stream.Stream");

    /** Returns the type to use instead; what the place supports where nothing better is known. */
    String instead(TypeMirror type, Use use) {
        if (type.getKind() == TypeKind.ARRAY) {
            return "List<" + boxed(((ArrayType) type).getComponentType()) + ">";
        }
        return type.getKind() == TypeKind.DECLARED ? declared((DeclaredType) type, use) : use.supported();
    }

    private String boxed(TypeMirror component) {
        return component.getKind().isPrimitive()
                ? types.boxedClass((PrimitiveType) component).getSimpleName().toString()
                : simple(component);
    }

    private String declared(DeclaredType type, Use use) {
        String name = ((TypeElement) type.asElement()).getQualifiedName().toString();
        if (name.equals("java.util.Optional")) {
            return "@Nullable " + argument(type);
        } else if (COLLECTIONS.contains(name)) {
            return "List<" + argument(type) + ">";
        } else if (name.equals("java.time.LocalDate")) {
            return "String with a pattern and format = Format.DATE";
        } else if (name.equals("dev.adtools.api.json.JsonArray")) {
            return "List<JsonObject>";
        } else if (name.equals("dev.adtools.api.json.JsonValue")) {
            return "JsonObject";
        }
        return use.supported();
    }

    private String argument(DeclaredType type) {
        return type.getTypeArguments().isEmpty()
                ? "Object"
                : simple(type.getTypeArguments().get(0));
    }

    private String simple(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                        && ((DeclaredType) type).getTypeArguments().isEmpty()
                ? ((DeclaredType) type).asElement().getSimpleName().toString()
                : type.toString();
    }
}
