package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/**
 * Writes what a module's tools need, one component per port:
 *
 * <pre>{@code
 * public record ToolDependencies(AlphaAds alphaAds, BetaAds betaAds) {}
 * }</pre>
 */
final class ToolDependenciesWriter {

    private ToolDependenciesWriter() {}

    static SourceFile write(ClassName name, Ports ports, Iterable<? extends Element> origins) {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        ports.byName().forEach((component, type) -> components.addParameter(type, component));
        TypeSpec.Builder type = Generated.mark(TypeSpec.recordBuilder(name)
                        .addJavadoc("Everything that the tools of this module work with, one component per port."))
                .addModifiers(Modifier.PUBLIC)
                .recordConstructor(components.build());
        origins.forEach(type::addOriginatingElement);
        return new SourceFile(name, type.build());
    }
}
