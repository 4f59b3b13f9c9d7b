package dev.adtools.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ValueType;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Writes the encoder of a record, or of a sealed interface of records, and of those inside it:
 *
 * <pre>{@code
 * static void encode(CampaignList value, JsonWriter out) {
 *     out.beginObject();
 *     out.name("has_more").value(value.hasMore());
 *     if (value.nextCursor() == null) {
 *         out.name("next_cursor").nullValue();
 *     } else {
 *         out.name("next_cursor").value(value.nextCursor());
 *     }
 *     out.endObject();
 * }
 * }</pre>
 */
final class EncoderWriter {

    private static final CodeBlock OUT = CodeBlock.of("out");

    private final Codec codec;
    private final String entry;
    private final boolean isPlan;
    private final Map<TypeName, String> methods = new HashMap<>();

    /**
     * Makes a writer.
     *
     * @param codec where methods and constants go
     * @param entry the name of the first method
     * @param isPlan whether members are sorted, and left out when null, as a plan's canonical form wants it
     */
    EncoderWriter(Codec codec, String entry, boolean isPlan) {
        this.codec = codec;
        this.entry = entry;
        this.isPlan = isPlan;
    }

    /** Returns whether what is written is a plan: sorted by name, and read back later. */
    boolean isPlan() {
        return isPlan;
    }

    void write(ValueType type) {
        String name = codec.method(entry);
        methods.put(JavaType.of(type), name);
        codec.add(encoder(type, name).addModifiers(codec.entry()).build());
    }

    /** Returns the name of the method that encodes a record or sealed interface, which will be written. */
    String method(ValueType type) {
        TypeName java = JavaType.of(type);
        return methods.computeIfAbsent(java, key -> {
            String name = codec.method(entry + Codec.label(java));
            codec.later(() -> codec.add(encoder(type, name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .build()));
            return name;
        });
    }

    private MethodSpec.Builder encoder(ValueType type, String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addParameter(JavaType.of(type), "value")
                .addParameter(JsonWriter.class, "out");
        if (type instanceof ValueType.Structure structure) {
            return method.addCode(object(structure));
        } else if (type instanceof ValueType.Union union) {
            return method.addCode(cases(union));
        }
        return method.addCode(type.accept(new EncodeStatements(this, codec, OUT, CodeBlock.of("value"), 0)));
    }

    private CodeBlock object(ValueType.Structure structure) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("out.beginObject()");
        for (Member member : ordered(structure.members())) {
            code.add(member(member));
        }
        return code.addStatement("out.endObject()").build();
    }

    private List<Member> ordered(List<Member> members) {
        // RFC 8785 sorts by UTF-16 code units, as strings compare in Java.
        return isPlan
                ? members.stream().sorted(Comparator.comparing(Member::name)).toList()
                : members;
    }

    private CodeBlock member(Member member) {
        CodeBlock value = CodeBlock.of("value.$L", member.path());
        CodeBlock target = CodeBlock.of("out.name($S)", member.name());
        CodeBlock written = member.type().accept(new EncodeStatements(this, codec, target, value, 0));
        if (!member.nullable()) {
            return written;
        } else if (isPlan) {
            return CodeBlock.builder()
                    .beginControlFlow("if ($L != null)", value)
                    .add(written)
                    .endControlFlow()
                    .build();
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L == null)", value)
                .addStatement("$L.nullValue()", target)
                .nextControlFlow("else")
                .add(written)
                .endControlFlow()
                .build();
    }

    private CodeBlock cases(ValueType.Union union) {
        NameAllocator locals = new NameAllocator();
        locals.newName("value");
        locals.newName("out");
        return union.cases().stream()
                .map(one -> oneCase(one, locals.newName(decapitalised(Codec.label(JavaType.of(one))))))
                .collect(CodeBlock.joining(" else ", "", "\n"));
    }

    private CodeBlock oneCase(ValueType one, String local) {
        return CodeBlock.of(
                "if (value instanceof $T $N) {\n$>$N($N, out);\n$<}", JavaType.of(one), local, method(one), local);
    }

    private static String decapitalised(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
