package dev.adtools.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.adtools.api.spi.Choice;
import dev.adtools.processor.model.ValueType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** A codec in the making: its constants and methods, each under a name of its own. */
final class Codec {

    private static final Pattern WORD_START = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

    private final ClassName name;
    private final ClassName origin;
    private final @Nullable SharedCodecs shared;
    private final TypeSpec.Builder type;
    private final Modifier[] entry;
    private final NameAllocator names = new NameAllocator();
    private final Map<TypeName, String> choices = new HashMap<>();
    private final Deque<Runnable> unwritten = new ArrayDeque<>();

    /**
     * Makes a codec.
     *
     * @param name its name
     * @param origin the type that it is for
     * @param shared what has the codecs of other packages' types; null where it is to have all of its own
     * @param entry the modifiers of the methods that others call
     */
    Codec(ClassName name, TypeElement origin, @Nullable SharedCodecs shared, Modifier... entry) {
        this(name, origin, shared, Generated.from(origin, TypeSpec.classBuilder(name)), entry);
        type.addMethod(
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
        if (List.of(entry).contains(Modifier.PUBLIC)) {
            type.addModifiers(Modifier.PUBLIC);
        }
    }

    private Codec(
            ClassName name,
            TypeElement origin,
            @Nullable SharedCodecs shared,
            TypeSpec.Builder type,
            Modifier... entry) {
        this.name = name;
        this.origin = ClassName.get(origin);
        this.shared = shared;
        this.type = type.addModifiers(Modifier.FINAL);
        this.entry = entry.clone();
    }

    /** Makes the codec of a tool, inside its dispatch: a class of its own, so that it is loaded when the tool is called. */
    static Codec inside(ClassName dispatch, TypeElement tool, @Nullable SharedCodecs shared) {
        ClassName name = dispatch.nestedClass("Codec");
        TypeSpec.Builder type = TypeSpec.classBuilder(name).addModifiers(Modifier.PRIVATE, Modifier.STATIC);
        return new Codec(name, tool, shared, type, Modifier.STATIC);
    }

    /** Returns the name of the type that it is for. */
    ClassName origin() {
        return origin;
    }

    /** Returns what has the codecs of other packages' types; empty where it is to have all of its own. */
    Optional<SharedCodecs> shared() {
        return Optional.ofNullable(shared);
    }

    /** Returns the modifiers of the methods that others call. */
    Modifier[] entry() {
        return entry.clone();
    }

    /** Returns the codec's own name. */
    ClassName name() {
        return name;
    }

    /** Adds a constant and returns its name. */
    String constant(String wanted, TypeName constantType, CodeBlock value) {
        String constant = names.newName(wanted);
        type.addField(FieldSpec.builder(constantType, constant, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
        return constant;
    }

    /** Returns the constant that knows an enum's names on the wire. */
    String choice(ValueType.Choice choice) {
        TypeName chosen = JavaType.of(choice);
        return choices.computeIfAbsent(chosen, key -> {
            ClassName enumType = ClassName.get(choice.type());
            CodeBlock wires = texts(choice.constants().stream()
                    .map(ValueType.Choice.Constant::wire)
                    .toList());
            return constant(
                    upper(enumType.simpleName()),
                    ParameterizedTypeName.get(ClassName.get(Choice.class), chosen),
                    CodeBlock.of(
                            "$T.$L($T.values(), $L)",
                            Choice.class,
                            choice.isSort() ? "ofSorts" : "of",
                            enumType,
                            wires));
        });
    }

    /** Reserves a method's name. */
    String method(String wanted) {
        return names.newName(wanted);
    }

    /** Puts off the writing of a method until those before it are written. */
    void later(Runnable method) {
        unwritten.add(method);
    }

    /** Adds a method, and then those that it calls. */
    void add(MethodSpec method) {
        type.addMethod(method);
        while (!unwritten.isEmpty()) {
            unwritten.remove().run();
        }
    }

    SourceFile toFile() {
        return new SourceFile(name, type.build());
    }

    TypeSpec toType() {
        return type.build();
    }

    /** Returns the name of a record as part of a method's name: {@code Page<Row>} is {@code PageOfRow}. */
    static String label(TypeName type) {
        if (type instanceof ParameterizedTypeName generic) {
            List<String> arguments =
                    generic.typeArguments().stream().map(Codec::label).toList();
            return label(generic.rawType()) + "Of" + String.join("And", arguments);
        }
        return type.withoutAnnotations() instanceof ClassName plain ? plain.simpleName() : "Value";
    }

    /** Returns texts as arguments. */
    static CodeBlock texts(List<String> texts) {
        return texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(", "));
    }

    /** Returns a name as a constant is written. */
    static String upper(String name) {
        return WORD_START.splitAsStream(name).collect(Collectors.joining("_")).toUpperCase(Locale.ROOT);
    }

    /** Returns a type marked as possibly null. */
    static TypeName nullable(TypeName type) {
        return type.annotated(AnnotationSpec.builder(Nullable.class).build());
    }
}
