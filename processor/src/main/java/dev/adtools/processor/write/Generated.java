package dev.adtools.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.TypeElement;

/** Parts that all generated types have in common. */
final class Generated {

    private static final String PROCESSOR = "dev.adtools.processor.ToolProcessor";

    private Generated() {}

    /** Returns a name beside a type: {@code Outer.Inner} with suffix {@code Codec} is {@code Outer_InnerCodec}. */
    static ClassName beside(TypeElement type, String suffix) {
        ClassName name = ClassName.get(type);
        return ClassName.get(name.packageName(), String.join("_", name.simpleNames()) + suffix);
    }

    /** Marks a type as generated from another. */
    static TypeSpec.Builder from(TypeElement origin, TypeSpec.Builder type) {
        return mark(type.addJavadoc("Generated from {@link $T}; edit that.", ClassName.get(origin)))
                .addOriginatingElement(origin);
    }

    /** Marks a type as generated. */
    static TypeSpec.Builder mark(TypeSpec.Builder type) {
        return type.addAnnotation(AnnotationSpec.builder(javax.annotation.processing.Generated.class)
                .addMember("value", "$S", PROCESSOR)
                .build());
    }
}
