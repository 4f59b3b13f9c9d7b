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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Writes the encoder of a record, or of a sealed interface of records, and of those inside it:
 *
 * <pre>{@code
 * static void encode(CampaignList value, JsonWriter out) {
 *     out.beginObject();
 *     out.name("has_more").value(value.hasMore());
 *     out.name("next_cursor").valueOrNull(value.nextCursor());
 *     out.name("rows").array(value.rows(), GetCampaignsCodec::encodeRow);
 *     out.endObject();
 * }
 * }</pre>
 *
 * <p>What stands unwrapped in a record is written by a method of its own, {@code encodeFactsMembers(value.facts(), out)}, once for
 * all records in which it does.
 */
final class EncoderWriter {

    private static final CodeBlock OUT = CodeBlock.of("out");

    private final Codec codec;
    private final String entry;
    private final boolean isPlan;
    private final Map<String, CodecMethod> methods = new HashMap<>();

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
        methods.put(JavaType.of(type).toString(), new CodecMethod(codec.name(), name));
        codec.add(encoder(type, name).addModifiers(codec.entry()).build());
    }

    /** Writes what encodes the members of a group into an object that is open. */
    void writeMembers(ValueType.Structure group) {
        codec.add(
                members(group, codec.method(entry)).addModifiers(codec.entry()).build());
    }

    /** Returns what encodes a record or sealed interface: another codec, or a method that will be written. */
    CodecMethod method(ValueType type) {
        return codec.shared()
                .filter(shared -> !isPlan)
                .flatMap(shared -> shared.encoder(type, codec))
                .orElseGet(() -> own(type, "", name -> encoder(type, name)));
    }

    private CodecMethod own(ValueType type, String part, Function<String, MethodSpec.Builder> writer) {
        TypeName java = JavaType.of(type);
        return methods.computeIfAbsent(java + part, key -> {
            String name = codec.method(entry + Codec.label(java) + part);
            codec.later(() -> codec.add(writer.apply(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .build()));
            return new CodecMethod(codec.name(), name);
        });
    }

    private MethodSpec.Builder members(ValueType.Structure group, String name) {
        return method(group, name).addCode(members(group));
    }

    private static MethodSpec.Builder method(ValueType type, String name) {
        return MethodSpec.methodBuilder(name)
                .addParameter(JavaType.of(type), "value")
                .addParameter(JsonWriter.class, "out");
    }

    private MethodSpec.Builder encoder(ValueType type, String name) {
        MethodSpec.Builder method = method(type, name);
        if (type instanceof ValueType.Structure structure) {
            return method.addCode(object(structure));
        } else if (type instanceof ValueType.Union union) {
            return method.addCode(cases(union));
        }
        return method.addStatement(type.accept(new EncodeCall(this, codec, OUT, CodeBlock.of("value"))));
    }

    private CodeBlock object(ValueType.Structure structure) {
        return CodeBlock.builder()
                .addStatement("out.beginObject()")
                .add(members(structure))
                .addStatement("out.endObject()")
                .build();
    }

    private CodeBlock members(ValueType.Structure structure) {
        CodeBlock.Builder code = CodeBlock.builder();
        Set<Member.Group> written = new HashSet<>();
        for (Member member : ordered(structure.members())) {
            if (member.groups().isEmpty()) {
                code.add(member(member));
            } else if (written.add(member.groups().get(0))) {
                code.add(group(member.groups().get(0), structure));
            }
        }
        return code.build();
    }

    private CodeBlock group(Member.Group group, ValueType.Structure structure) {
        ValueType.Structure inner = structure.of(group);
        CodecMethod method = codec.shared()
                .flatMap(shared -> shared.members(inner, codec))
                .orElseGet(() -> own(inner, "Members", name -> members(inner, name)));
        return CodeBlock.builder()
                .addStatement("$L(value.$N(), out)", method.in(codec), group.component())
                .build();
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
        EncodeCall call = new EncodeCall(this, codec, target, value);
        if (!member.nullable()) {
            return statement(member.type().accept(call));
        } else if (!isPlan) {
            return statement(call.orNull(member.type()));
        }
        return CodeBlock.builder()
                .beginControlFlow("if ($L != null)", value)
                .add(statement(member.type().accept(call)))
                .endControlFlow()
                .build();
    }

    private static CodeBlock statement(CodeBlock call) {
        return CodeBlock.builder().addStatement("$L", call).build();
    }

    private CodeBlock cases(ValueType.Union union) {
        NameAllocator locals = new NameAllocator();
        locals.newName("value");
        locals.newName("out");
        return union.cases().stream()
                .map(one -> (ValueType.Structure) one)
                .map(one -> oneCase(
                        one,
                        locals.newName(
                                decapitalised(one.element().getSimpleName().toString()))))
                .collect(CodeBlock.joining(" else ", "", "\n"));
    }

    private CodeBlock oneCase(ValueType.Structure one, String local) {
        return CodeBlock.of(
                "if (value instanceof $T $N) {\n$>$L($N, out);\n$<}",
                JavaType.of(one),
                local,
                method(one).in(codec),
                local);
    }

    private static String decapitalised(String name) {
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
