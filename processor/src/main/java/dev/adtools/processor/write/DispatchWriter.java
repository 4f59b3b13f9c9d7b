package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.adtools.api.Mode;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.spi.PlatformWriteDispatch;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ServiceWriteDispatch;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ValidateDispatch;
import dev.adtools.processor.model.ToolModel;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the pipeline sees of a tool:
 *
 * <pre>{@code
 * public final class GetCampaignsDispatch implements ReadDispatch<GetCampaigns, CampaignList> {
 *     private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(GetCampaignsDispatch.class, "get_campaigns", …);
 *     private final GetCampaignsHandler handler;
 *
 *     public GetCampaignsDispatch(BetaAds betaAds) {
 *         handler = new GetCampaignsHandler(betaAds);
 *     }
 *     … one method per question of the pipeline, each of one line
 *
 *     private static final class Codec { … }
 * }
 * }</pre>
 */
final class DispatchWriter {

    private final ToolModel tool;
    private final ClassName name;
    private final ClassName handler;

    private DispatchWriter(ToolModel tool) {
        this.tool = tool;
        this.name = name(tool.type());
        this.handler = ClassName.get(tool.handler().type());
    }

    static SourceFile write(ToolModel tool, @Nullable SharedCodecs shared) {
        return new DispatchWriter(tool).write(shared);
    }

    /** Returns the name of a tool's dispatch. */
    static ClassName name(TypeElement tool) {
        return Generated.beside(tool, "Dispatch");
    }

    private SourceFile write(@Nullable SharedCodecs shared) {
        Codec codec = CodecWriter.write(tool, name, shared);
        TypeSpec.Builder type = Generated.from(tool.type(), TypeSpec.classBuilder(name))
                .addOriginatingElement(tool.handler().type())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(kind())
                .addField(FieldSpec.builder(
                                ToolDescriptor.class, "DESCRIPTOR", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(descriptor())
                        .build())
                .addField(handler, "handler", Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(constructor());
        new DispatchMethods(tool, codec.name()).addTo(type);
        type.addType(codec.toType());
        return new SourceFile(name, type.build());
    }

    private TypeName kind() {
        Class<?> kind = switch (tool.facts().mode()) {
            case READ -> ReadDispatch.class;
            case VALIDATE -> ValidateDispatch.class;
            case WRITE ->
                tool.facts().spend().reachesPlatform() ? PlatformWriteDispatch.class : ServiceWriteDispatch.class;
        };
        TypeName[] arguments = tool.handler().kind().stream().map(TypeName::get).toArray(TypeName[]::new);
        return ParameterizedTypeName.get(ClassName.get(kind), arguments);
    }

    private CodeBlock descriptor() {
        ToolModel.Facts facts = tool.facts();
        return CodeBlock.of(
                "$T.load($T.class, $S, $T.$N, $T.$N, $T.$N, $T.$N)",
                ToolDescriptor.class,
                name,
                facts.name(),
                facts.platform().getDeclaringClass(),
                facts.platform().name(),
                Mode.class,
                facts.mode().name(),
                ToolGroup.class,
                facts.group().name(),
                facts.spend().getDeclaringClass(),
                facts.spend().name());
    }

    private MethodSpec constructor() {
        NameAllocator names = new NameAllocator();
        names.newName("handler");
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
        CodeBlock.Builder arguments = CodeBlock.builder();
        for (TypeMirror port : tool.handler().ports()) {
            String parameter = names.newName(Ports.parameter(port));
            constructor.addParameter(TypeName.get(port), parameter);
            arguments.add(arguments.isEmpty() ? "$N" : ", $N", parameter);
        }
        return constructor
                .addStatement("handler = new $T($L)", handler, arguments.build())
                .build();
    }
}
