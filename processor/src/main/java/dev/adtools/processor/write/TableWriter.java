package dev.adtools.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.processor.model.Catalog;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the table of a module's tools:
 *
 * <pre>{@code
 * public final class GeneratedToolTable implements ToolTable {
 *     private final GetCampaignsDispatch getCampaigns;
 *
 *     public GeneratedToolTable(ToolDependencies needs) {
 *         getCampaigns = new GetCampaignsDispatch(needs.betaAds());
 *     }
 *
 *     public @Nullable ToolDispatch<?> find(String name) {
 *         return switch (name) {
 *             case "get_campaigns" -> getCampaigns;
 *             default -> null;
 *         };
 *     }
 *
 *     public List<ToolDispatch<?>> all() {
 *         return List.of(getCampaigns);
 *     }
 * }
 * }</pre>
 */
final class TableWriter {

    private static final TypeName DISPATCH =
            ParameterizedTypeName.get(ClassName.get(ToolDispatch.class), WildcardTypeName.subtypeOf(Object.class));

    private static final Pattern WORD_START = Pattern.compile("_(.)");

    private final ClassName needs;
    private final Ports ports;
    private final List<Catalog.Entry> tools;
    private final NameAllocator fields = new NameAllocator();

    TableWriter(ClassName needs, Ports ports, List<Catalog.Entry> tools) {
        this.needs = needs;
        this.ports = ports;
        this.tools = tools;
        fields.newName("needs");
        fields.newName("name");
        tools.forEach(tool -> fields.newName(camel(tool.name()), tool.name()));
    }

    private static String camel(String name) {
        return WORD_START.matcher(name).replaceAll(word -> word.group(1).toUpperCase(Locale.ROOT));
    }

    SourceFile write(ClassName name, Iterable<? extends Element> origins) {
        TypeSpec.Builder type = Generated.mark(
                        TypeSpec.classBuilder(name).addJavadoc("The tools of this module, by name."))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(ToolTable.class);
        for (Catalog.Entry tool : tools) {
            type.addField(DispatchWriter.name(tool.record()), field(tool), Modifier.PRIVATE, Modifier.FINAL);
        }
        type.addMethod(constructor()).addMethod(find()).addMethod(all());
        origins.forEach(type::addOriginatingElement);
        return new SourceFile(name, type.build());
    }

    private String field(Catalog.Entry tool) {
        return fields.get(tool.name());
    }

    private MethodSpec constructor() {
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC).addParameter(needs, "needs");
        for (Catalog.Entry tool : tools) {
            CodeBlock arguments = tool.ports().stream()
                    .map(port -> CodeBlock.of("needs.$N()", ports.name(port)))
                    .collect(CodeBlock.joining(", "));
            constructor.addStatement("$N = new $T($L)", field(tool), DispatchWriter.name(tool.record()), arguments);
        }
        return constructor.build();
    }

    private MethodSpec find() {
        MethodSpec.Builder find = MethodSpec.methodBuilder("find")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(DISPATCH.annotated(
                        AnnotationSpec.builder(Nullable.class).build()))
                .addParameter(String.class, "name");
        if (tools.isEmpty()) {
            return find.addStatement("return null").build();
        }
        find.addCode("return switch (name) {\n$>");
        for (Catalog.Entry tool : tools) {
            find.addCode("case $S -> $N;\n", tool.name(), field(tool));
        }
        return find.addCode("default -> null;\n$<};\n").build();
    }

    private MethodSpec all() {
        CodeBlock names =
                tools.stream().map(tool -> CodeBlock.of("$N", field(tool))).collect(CodeBlock.joining(", "));
        return MethodSpec.methodBuilder("all")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), DISPATCH))
                .addStatement("return $T.of($L)", List.class, names)
                .build();
    }
}
