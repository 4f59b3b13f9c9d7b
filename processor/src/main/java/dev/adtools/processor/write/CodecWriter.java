package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.processor.model.BodyModel;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.model.ValueType;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Writes the codec of a tool, inside its dispatch: what reads its arguments, reads and writes its plan, and writes its answer.
 *
 * <pre>{@code
 * private static final class Codec {
 *     private static final Members MEMBERS = Members.of(List.of("account_id", "name"), List.of())
 *             .auditing(Audit.HASH, "name");
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

    static Codec write(ToolModel tool, ClassName dispatch, @Nullable SharedCodecs shared) {
        Codec codec = Codec.inside(dispatch, tool.type(), shared);
        DecoderWriter.ofArguments(codec).write(tool.arguments());
        if (tool.plan() != null) {
            new EncoderWriter(codec, "encodePlan", true).write(tool.plan());
            new DecoderWriter(codec, "decodePlan", "PLAN_").write(tool.plan());
        }
        new EncoderWriter(codec, "encode", false).write(tool.answer());
        return codec;
    }

    /** Writes the codec of a body, as visible as the body: what reads a request, or what writes an answer. */
    static SourceFile write(BodyModel body) {
        TypeElement origin = body.value().element();
        Modifier[] entry = origin.getModifiers().contains(Modifier.PUBLIC)
                ? new Modifier[] {Modifier.PUBLIC, Modifier.STATIC}
                : new Modifier[] {Modifier.STATIC};
        Codec codec = new Codec(Generated.beside(origin, "Codec"), origin, null, entry);
        if (body.isRequest()) {
            new DecoderWriter(codec, "decode", "").write(body.value());
        } else {
            new EncoderWriter(codec, "encode", false).write(body.value());
            codec.add(toJson(body.value(), codec));
        }
        return codec.toFile();
    }

    private static MethodSpec toJson(ValueType.Structure value, Codec codec) {
        return MethodSpec.methodBuilder(codec.method("toJson"))
                .addModifiers(codec.entry())
                .returns(byte[].class)
                .addParameter(JavaType.of(value), "value")
                .addStatement("$1T out = new $1T()", JsonWriter.class)
                .addStatement("encode(value, out)")
                .addStatement("return out.toBytes()")
                .build();
    }
}
