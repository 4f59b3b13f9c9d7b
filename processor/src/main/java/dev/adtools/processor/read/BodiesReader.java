package dev.adtools.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.MoreElements;
import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import dev.adtools.processor.model.Bodies;
import dev.adtools.processor.model.BodyModel;
import dev.adtools.processor.model.NamedSchema;
import dev.adtools.processor.model.SchemaName;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import dev.adtools.processor.problem.Problems;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the {@code @Body} types of a compilation, round by round, and notes everything that is wrong with them. */
public final class BodiesReader {

    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]{0,63}");

    private final ProcessingEnvironment environment;
    private final ModuleTypes module;
    private final Map<String, NamedSchema> schemas = new TreeMap<>();
    private final Set<String> waiting = new TreeSet<>();

    /** Makes a reader of the bodies among the types of a module. */
    public BodiesReader(ProcessingEnvironment environment, ModuleTypes module) {
        this.environment = environment;
        this.module = module;
    }

    /** Returns the healthy bodies of a round, and of rounds before that waited for types, and every schema that they are the first to name. */
    public Bodies read(RoundEnvironment round, Problems problems) {
        Set<String> types = new TreeSet<>(waiting);
        ElementFilter.typesIn(round.getElementsAnnotatedWith(Body.class))
                .forEach(type -> types.add(type.getQualifiedName().toString()));
        waiting.clear();
        Set<String> known = Set.copyOf(schemas.keySet());
        List<BodyModel> bodies = types.stream()
                .map(name ->
                        Objects.requireNonNull(environment.getElementUtils().getTypeElement(name)))
                .flatMap(type -> read(type, round.processingOver(), problems).stream())
                .toList();
        return new Bodies(
                bodies,
                schemas.values().stream()
                        .filter(schema -> !known.contains(schema.name().name()))
                        .toList());
    }

    private Optional<BodyModel> read(TypeElement type, boolean last, Problems problems) {
        Problems own = new Problems();
        BodyModel read = read(type, own);
        if (own.missesType() && !last) {
            waiting.add(type.getQualifiedName().toString());
            return Optional.empty();
        }
        if (read != null) {
            name(read.value(), !read.isRequest(), own);
        }
        problems.addAll(own);
        return Optional.ofNullable(read);
    }

    private @Nullable BodyModel read(TypeElement type, Problems own) {
        Surroundings around = new Surroundings(
                environment.getTypeUtils(),
                environment.getElementUtils(),
                module,
                environment.getElementUtils().getPackageOf(type),
                own);
        Body body = Objects.requireNonNull(type.getAnnotation(Body.class));
        checkTexts(type, body, own);
        if (type.getKind() != ElementKind.RECORD
                && (type.getKind() != ElementKind.ENUM || body.role() != Body.Role.PART)) {
            own.report(Place.of(type), Problem.NOT_A_RECORD, "Body", type.getSimpleName());
            return null;
        }
        BodyModel read = body.role() == Body.Role.PART ? null : body(type, body.role(), around);
        return own.isEmpty() ? read : null;
    }

    private static void checkTexts(TypeElement type, Body body, Problems own) {
        if (body.description().isBlank()) {
            own.report(place(type, "description"), Problem.BLANK_DESCRIPTION, "description", type.getSimpleName());
        }
        if (!body.name().isEmpty() && !NAME.matcher(body.name()).matches()) {
            own.report(place(type, "name"), Problem.BAD_SCHEMA_NAME, body.name());
        }
        checkExamples(type, List.of(body.examples()), own);
    }

    private static void checkExamples(TypeElement type, List<String> examples, Problems own) {
        List<String> wires = type.getEnclosedElements().stream()
                .flatMap(constant -> Stream.ofNullable(constant.getAnnotation(JsonName.class)))
                .map(JsonName::value)
                .toList();
        examples.stream()
                .filter(example -> !wires.contains(example))
                .findFirst()
                .ifPresent(example -> {
                    String expected = wires.isEmpty() ? "of an enum" : "one of " + String.join(", ", wires);
                    own.report(
                            place(type, "examples"),
                            Problem.DEFAULT_INVALID,
                            "example",
                            example,
                            type.getSimpleName(),
                            expected);
                });
    }

    private static Place place(TypeElement type, String value) {
        AnnotationMirror mirror =
                MoreElements.getAnnotationMirror(type, Body.class).get();
        return Place.of(type, mirror, AnnotationMirrors.getAnnotationValue(mirror, value));
    }

    private static @Nullable BodyModel body(TypeElement type, Body.Role role, Surroundings around) {
        String name = type.getSimpleName().toString();
        if (!around.visible(type)) {
            around.problems()
                    .report(Place.of(type), Problem.NOT_ACCESSIBLE, name, around.home(), "public or package-private");
            return null;
        } else if (!type.getTypeParameters().isEmpty()) {
            around.problems().report(Place.of(type), Problem.GENERIC_RECORD, name);
            return null;
        }
        Use use = role == Body.Role.REQUEST ? Use.ARGUMENTS : Use.ANSWER;
        ValueType.Structure value =
                new StructureReader(around).read((DeclaredType) type.asType(), new Site(name, Place.of(type), use));
        return value == null ? null : new BodyModel(value, role);
    }

    // A record is another schema in a request than in an answer, where nothing is left out.
    private void name(ValueType value, boolean isResult, Problems own) {
        SchemaName name = SchemaName.of(value);
        NamedSchema schema = name == null ? null : new NamedSchema(name, value, isResult);
        NamedSchema other =
                schema == null ? null : schemas.putIfAbsent(schema.name().name(), schema);
        if (schema != null && other != null && !isSame(schema, other)) {
            own.report(
                    Place.of(schema.name().element(), Body.class),
                    Problem.DUPLICATE_SCHEMA_NAME,
                    schema.name().name(),
                    other.name().element());
        } else if (other == null) {
            value.parts().forEach(part -> name(part, isResult, own));
        }
    }

    private static boolean isSame(NamedSchema one, NamedSchema other) {
        return one.name().element().equals(other.name().element())
                && (one.isResult() == other.isResult() || one.value() instanceof ValueType.Choice);
    }
}
