package dev.adtools.processor.write;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.adtools.api.Tool;
import dev.adtools.processor.model.ValueType;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * Encoders and decoders of records and sealed interfaces that codecs of other packages need. Each stands beside its type, or
 * in the module's own package where the type is of the API, and follows from the type alone, whoever needs it:
 *
 * <pre>{@code
 * public final class InsightEncoder {
 *     public static void encode(Insight value, JsonWriter out) { … }
 * }
 * }</pre>
 */
final class SharedCodecs {

    private static final String API = Tool.class.getPackageName();

    private final String home;
    private final Set<ClassName> known = new HashSet<>();
    private final SortedMap<ClassName, SourceFile> unwritten = new TreeMap<>();

    /**
     * Makes codecs of which none is needed yet.
     *
     * @param home the module's own package
     */
    SharedCodecs(String home) {
        this.home = home;
    }

    /** Returns what encodes a result whose type another package declares than what a codec is for; empty of any other. */
    Optional<CodecMethod> encoder(ValueType type, Codec user) {
        return name(type, user, "Encoder")
                .map(name ->
                        method(name, "encode", type, codec -> new EncoderWriter(codec, "encode", false).write(type)));
    }

    /** Returns what encodes the members of a result's group whose type another package declares; empty of any other. */
    Optional<CodecMethod> members(ValueType.Structure type, Codec user) {
        return name(type, user, "Members")
                .map(name -> method(
                        name, "encode", type, codec -> new EncoderWriter(codec, "encode", false).writeMembers(type)));
    }

    /** Returns what decodes an argument whose type another package declares than what a codec is for; empty of any other. */
    Optional<CodecMethod> decoder(ValueType type, Codec user) {
        return name(type, user, "Decoder")
                .map(name -> method(
                        name,
                        "decode",
                        type,
                        codec -> DecoderWriter.ofArguments(codec).write(type)));
    }

    // What has type arguments is another type for each codec.
    private Optional<ClassName> name(ValueType type, Codec user, String kind) {
        if (!(JavaType.of(type) instanceof ClassName)) {
            return Optional.empty();
        }
        TypeElement element = element(type);
        ClassName beside = Generated.beside(element, kind);
        if (beside.packageName().equals(user.origin().packageName())) {
            return Optional.empty();
        }
        boolean isOfApi = (beside.packageName() + ".").startsWith(API + ".");
        return Optional.of(isOfApi ? ClassName.get(home, "Api" + beside.simpleName()) : beside);
    }

    private static TypeElement element(ValueType type) {
        return type instanceof ValueType.Structure structure
                ? structure.element()
                : MoreTypes.asTypeElement(((ValueType.Union) type).type());
    }

    private CodecMethod method(ClassName name, String entry, ValueType type, Consumer<Codec> writer) {
        if (known.add(name)) {
            Codec codec = new Codec(name, element(type), this, Modifier.PUBLIC, Modifier.STATIC);
            writer.accept(codec);
            unwritten.put(name, codec.toFile());
        }
        return new CodecMethod(name, entry);
    }

    /** Writes what is needed and not written yet. */
    void writeTo(Filer filer) throws IOException {
        for (SourceFile file : unwritten.values()) {
            file.writeTo(filer);
        }
        unwritten.clear();
    }
}
