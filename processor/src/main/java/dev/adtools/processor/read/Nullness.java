package dev.adtools.processor.read;

import java.util.Arrays;
import javax.lang.model.AnnotatedConstruct;
import org.jspecify.annotations.Nullable;

/** Tells whether a type is marked {@code @Nullable}. */
final class Nullness {

    private Nullness() {}

    static boolean isNullable(AnnotatedConstruct type) {
        return type.getAnnotationMirrors().stream()
                .anyMatch(mirror -> mirror.getAnnotationType().toString().equals(Nullable.class.getName()));
    }

    /** Tells the same of a component of a record of the API, by the class, which is here too. */
    static boolean isNullable(String recordOfApi, String component) {
        // Before version 22, javac shows no mark on a type that comes from a class file.
        try {
            Class<?> type = Class.forName(recordOfApi, false, Nullness.class.getClassLoader());
            return Arrays.stream(type.getRecordComponents())
                    .filter(one -> one.getName().equals(component))
                    .anyMatch(one -> one.getAnnotatedType().isAnnotationPresent(Nullable.class));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the processor and the API must be of one version", e);
        }
    }
}
