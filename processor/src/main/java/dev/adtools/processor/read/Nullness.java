package dev.adtools.processor.read;

import javax.lang.model.AnnotatedConstruct;
import org.jspecify.annotations.Nullable;

/** Tells whether a type is marked {@code @Nullable}. */
final class Nullness {

    private Nullness() {}

    static boolean isNullable(AnnotatedConstruct type) {
        return type.getAnnotationMirrors().stream()
                .anyMatch(mirror -> mirror.getAnnotationType().toString().equals(Nullable.class.getName()));
    }
}
