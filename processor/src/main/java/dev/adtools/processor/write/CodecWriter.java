package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.adtools.processor.model.ToolModel;
import javax.lang.model.element.Modifier;

/**
 * Writes the codec of a tool: what reads its arguments, reads and writes its plan, and writes its answer.
 *
 * <pre>{@code
 * final class CreateAlphaAppCampaignCodec {
 *     private static final Members MEMBERS = Members.of(List.of("account_id", "name"), List.of());
 *     …
 *     static @Nullable CreateAlphaAppCampaign decode(ArgumentReader in) { … }
 *     static void encodePlan(Plan value, JsonWriter out) { … }
 *     static @Nullable Plan decodePlan(ArgumentReader in) { … }
 *     static void encode(WriteAnswer<Created> value, JsonWriter out) { … }
 * }
 * }</pre>
 */
final class CodecWriter {

    private CodecWriter() {}

    static SourceFile write(ToolModel tool) {
        ClassName name = Generated.beside(tool.type(), "Codec");
        TypeSpec.Builder type = Generated.from(tool.type(), TypeSpec.classBuilder(name))
                .addModifiers(Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        Codec codec = new Codec(name, type);
        new DecoderWriter(codec, "decode", "").write(tool.arguments());
        if (tool.plan() != null) {
            new EncoderWriter(codec, "encodePlan", true).write(tool.plan());
            new DecoderWriter(codec, "decodePlan", "PLAN_").write(tool.plan());
        }
        new EncoderWriter(codec, "encode", false).write(tool.answer());
        return codec.toFile();
    }
}
