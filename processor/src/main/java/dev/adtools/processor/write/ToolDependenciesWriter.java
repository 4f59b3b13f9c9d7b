package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/**
 * Writes what a module's tools need, one accessor per port:
 *
 * <pre>{@code
 * public final class ToolDependencies {
 *     private final BetaAds betaAds;
 *
 *     public ToolDependencies(BetaAds betaAds) {
 *         this.betaAds = betaAds;
 *     }
 *
 *     public BetaAds betaAds() {
 *         return betaAds;
 *     }
 * }
 * }</pre>
 *
 * <p>It is no record: javac 17 crashes when a record is generated anew that it has on its class path.
 */
final class ToolDependenciesWriter {

    private ToolDependenciesWriter() {}

    static SourceFile write(ClassName name, Ports ports, Iterable<? extends Element> origins) {
        TypeSpec.Builder type = Generated.mark(TypeSpec.classBuilder(name)
                        .addJavadoc("Ports that the tools of this module work with, one accessor each."))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
        ports.byName().forEach((port, portType) -> {
            type.addField(portType, port, Modifier.PRIVATE, Modifier.FINAL);
            constructor.addParameter(portType, port).addStatement("this.$1N = $1N", port);
        });
        type.addMethod(constructor.build());
        ports.byName().forEach((port, portType) -> type.addMethod(accessor(port, portType)));
        origins.forEach(type::addOriginatingElement);
        return new SourceFile(name, type.build());
    }

    private static MethodSpec accessor(String port, TypeName type) {
        return MethodSpec.methodBuilder(port)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return $N", port)
                .build();
    }
}
