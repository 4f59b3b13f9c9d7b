package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.adtools.api.Audit;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.Members;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.ValueType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Writes the decoder of a record and of the records and sealed interfaces inside it:
 *
 * <pre>{@code
 * static @Nullable Logo decode(ArgumentReader in) {
 *     String url = null;
 *     Integer width = 100;
 *     for (int member = in.enter(MEMBERS); member >= 0; member = in.next(MEMBERS)) {
 *         // In the order of MEMBERS.
 *         switch (member) {
 *             case 0 -> url = in.text(URL);
 *             case 1 -> width = in.integer(WIDTH, Math::toIntExact);
 *         }
 *     }
 *     return in.valid() ? new Logo(url, width) : null;
 * }
 *
 * private static @Nullable Period decodePeriod(ArgumentReader in) {
 *     return switch (in.oneOf("string", "object")) {
 *         case 0 -> in.choice(PRESET);
 *         case 1 -> decodeDays(in);
 *         default -> null;
 *     };
 * }
 * }</pre>
 */
final class DecoderWriter {

    private final Codec codec;
    private final String entry;
    private final String prefix;
    private final boolean audited;
    private final Map<TypeName, CodecMethod> methods = new HashMap<>();

    /**
     * Makes a writer.
     *
     * @param codec where methods and constants go
     * @param entry the name of the first method
     * @param prefix what the names of its constants begin with
     */
    DecoderWriter(Codec codec, String entry, String prefix) {
        this(codec, entry, prefix, false);
    }

    private DecoderWriter(Codec codec, String entry, String prefix, boolean audited) {
        this.codec = codec;
        this.entry = entry;
        this.prefix = prefix;
        this.audited = audited;
    }

    /** Returns the writer of what decodes a tool's arguments, which notes them for the audit trail as well. */
    static DecoderWriter ofArguments(Codec codec) {
        return new DecoderWriter(codec, "decode", "", true);
    }

    void write(ValueType type) {
        String name = codec.method(entry);
        methods.put(JavaType.of(type), new CodecMethod(codec.name(), name));
        codec.add(decoder(type, name, prefix).addModifiers(codec.entry()).build());
    }

    /** Returns what decodes a record or sealed interface: another codec, or a method that will be written. */
    CodecMethod method(ValueType type) {
        return codec.shared()
                .filter(shared -> audited)
                .flatMap(shared -> shared.decoder(type, codec))
                .orElseGet(() -> own(type));
    }

    private CodecMethod own(ValueType type) {
        TypeName java = JavaType.of(type);
        return methods.computeIfAbsent(java, key -> {
            String label = Codec.label(java);
            String name = codec.method(entry + label);
            String constants = prefix + Codec.upper(label) + "_";
            codec.later(() -> codec.add(decoder(type, name, constants)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .build()));
            return new CodecMethod(codec.name(), name);
        });
    }

    private MethodSpec.Builder decoder(ValueType type, String name, String constants) {
        return type instanceof ValueType.Union union
                ? cases(union, name, constants)
                : object((ValueType.Structure) type, name, constants);
    }

    private MethodSpec.Builder cases(ValueType.Union union, String name, String constants) {
        NameAllocator locals = new NameAllocator();
        String in = locals.newName("in");
        Map<String, ValueType> types = union.jsonTypes();
        CodeBlock.Builder cases = CodeBlock.builder()
                .add("return switch ($N.oneOf($L)) {\n$>", in, Codec.texts(List.copyOf(types.keySet())));
        int index = 0;
        for (Map.Entry<String, ValueType> one : types.entrySet()) {
            String rule = constants + one.getKey().toUpperCase(Locale.ROOT);
            CodeBlock call = one.getValue().accept(new DecodeCall(this, codec, locals, in, rule));
            cases.add("case $L -> $L;\n", index++, call);
        }
        return MethodSpec.methodBuilder(name)
                .returns(Codec.nullable(JavaType.of(union)))
                .addParameter(ArgumentReader.class, in)
                .addCode(cases.add("default -> null;\n$<};\n").build());
    }

    private MethodSpec.Builder object(ValueType.Structure structure, String name, String constants) {
        NameAllocator locals = new NameAllocator();
        structure.members().forEach(member -> locals.newName(local(member.component()), member));
        String in = locals.newName("in");
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .returns(Codec.nullable(JavaType.of(structure)))
                .addParameter(ArgumentReader.class, in);
        for (Member member : structure.members()) {
            method.addStatement("$T $N = $L", JavaType.of(member.type()), locals.get(member), initial(member));
        }
        String known = codec.constant(constants + "MEMBERS", ClassName.get(Members.class), members(structure));
        method.addCode(loop(structure, locals, in, constants, known));
        CodeBlock made = made(JavaType.of(structure), structure.members(), 0, locals);
        return method.addStatement("return $N.valid() ? $L : null", in, made);
    }

    // What is written in capitals is a constant of the codec.
    private static String local(String component) {
        String capitals = component.toUpperCase(Locale.ROOT);
        return component.equals(capitals) ? component.toLowerCase(Locale.ROOT) : component;
    }

    private static CodeBlock initial(Member member) {
        return member.defaultValue() == null
                ? CodeBlock.of("null")
                : member.type().accept(new DefaultLiteral(member.defaultValue()));
    }

    private CodeBlock members(ValueType.Structure structure) {
        CodeBlock required = names(structure, Member::required);
        CodeBlock optional = names(structure, member -> !member.required());
        CodeBlock.Builder members = CodeBlock.builder()
                .add("$T.of($T.of($L), $T.of($L))", Members.class, List.class, required, List.class, optional);
        for (Audit rule : audited ? List.of(Audit.HASH, Audit.DROP) : List.<Audit>of()) {
            CodeBlock named = names(structure, member -> AuditWriter.rule(member) == rule);
            if (!named.isEmpty()) {
                members.add("\n$>$>.auditing($T.$L, $L)$<$<", Audit.class, rule, named);
            }
        }
        return members.build();
    }

    private static CodeBlock names(ValueType.Structure structure, Predicate<Member> which) {
        return Codec.texts(
                structure.members().stream().filter(which).map(Member::name).toList());
    }

    /** Returns the members as {@link Members} counts them. */
    private static List<Member> requiredFirst(ValueType.Structure structure) {
        return structure.members().stream()
                .sorted(Comparator.comparing(Member::required).reversed())
                .toList();
    }

    private CodeBlock loop(
            ValueType.Structure structure, NameAllocator locals, String in, String constants, String known) {
        if (structure.members().isEmpty()) {
            return CodeBlock.builder().addStatement("$N.enter($N)", in, known).build();
        }
        String at = locals.newName("member");
        CodeBlock.Builder loop = CodeBlock.builder()
                .beginControlFlow("for (int $1N = $2N.enter($3N); $1N >= 0; $1N = $2N.next($3N))", at, in, known)
                .add("// In the order of $N.\n", known)
                .beginControlFlow("switch ($N)", at);
        int index = 0;
        for (Member member : requiredFirst(structure)) {
            String rule = constants + member.name().toUpperCase(Locale.ROOT);
            CodeBlock call = member.type().accept(new DecodeCall(this, codec, locals, in, rule));
            loop.addStatement("case $L -> $N = $L", index++, locals.get(member), call);
        }
        return loop.endControlFlow().endControlFlow().build();
    }

    // Members of one group follow each other.
    private static CodeBlock made(TypeName type, List<Member> members, int depth, NameAllocator locals) {
        Map<Object, List<Member>> parts = new LinkedHashMap<>();
        members.forEach(member -> parts.computeIfAbsent(part(member, depth), key -> new ArrayList<>())
                .add(member));
        List<CodeBlock> values = new ArrayList<>();
        parts.forEach((part, held) -> values.add(
                part instanceof Member.Group group
                        ? made(TypeName.get(group.record()), held, depth + 1, locals)
                        : CodeBlock.of("$N", locals.get(part))));
        return CodeBlock.of("new $T($L)", type, CodeBlock.join(values, ", "));
    }

    private static Object part(Member member, int depth) {
        return depth < member.groups().size() ? member.groups().get(depth) : member;
    }
}
