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

    /** Tells the same of a component of a record, by its class: before version 22, javac shows no mark on a type of a class file. */
    static boolean isNullable(Class<?> record, String component) {
        return Arrays.stream(record.getRecordComponents())
                .filter(one -> one.getName().equals(component))
                .anyMatch(one -> one.getAnnotatedType().isAnnotationPresent(Nullable.class));
    }
}
