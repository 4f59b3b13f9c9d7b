package dev.adtools.processor.read;

import dev.adtools.api.Scalar;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads a {@code @Scalar} record: a value that is a plain string or number in JSON. */
final class ScalarReader {

    private static final String TEXT = String.class.getName();
    private static final String JSON = JsonValue.class.getName();

    private final Surroundings around;
    private final Site site;
    private final Bounds bounds;

    ScalarReader(Surroundings around, Site site, Bounds bounds) {
        this.around = around;
        this.site = site;
        this.bounds = bounds;
    }

    @Nullable
    ValueType read(TypeElement type) {
        if (type.getKind() == ElementKind.INTERFACE && site.use() == Use.ARGUMENTS) {
            return read(type, "", TEXT);
        }
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        if (type.getKind() != ElementKind.RECORD || components.size() != 1) {
            return unfit(type);
        }
        RecordComponentElement component = components.get(0);
        return read(
                type, component.getSimpleName().toString(), component.asType().toString());
    }

    private @Nullable ValueType read(TypeElement type, String component, String inner) {
        boolean isLong = inner.equals("long");
        Scalar scalar = Objects.requireNonNull(type.getAnnotation(Scalar.class));
        boolean isText = inner.equals(TEXT);
        boolean isReadable =
                !scalar.lenient() || (isText && has(type, "normalize", JSON) && has(type, "refusal", JSON));
        if ((!isLong && !isText) || !has(type, "of", inner) || !isReadable) {
            return unfit(type);
        }
        String factory = site.use() == Use.ARGUMENTS ? "of" : "new";
        return new ValueType.Wrapped(type, component, factory, value(type, scalar, isLong), scalar.lenient());
    }

    private ValueType value(TypeElement type, Scalar scalar, boolean isLong) {
        BoundsReader bounded = new BoundsReader(site, bounds, around.problems());
        if (site.use() != Use.ARGUMENTS) {
            return isLong ? bounded.whole(false, false) : ValueType.Text.ANY;
        } else if (isLong) {
            return bounded.whole(false, true, scalar.min(), scalar.max());
        }
        String flaw = scalar.pattern().isEmpty() ? null : PatternDialect.flaw(scalar.pattern());
        if (flaw != null) {
            Place place = around.compiledNow(type) ? Place.of(type, Scalar.class) : site.place();
            around.problems().report(place, Problem.INVALID_PATTERN, type.getSimpleName(), flaw);
            return ValueType.Text.ANY;
        } else if (bounds.has("pattern") && !scalar.pattern().isEmpty()) {
            around.problems()
                    .report(
                            bounds.place("pattern"),
                            Problem.BOUND_NOT_APPLICABLE,
                            "pattern",
                            site.name(),
                            "stands beside the type's own pattern");
            return ValueType.Text.ANY;
        }
        return bounded.text(scalar.pattern());
    }

    private static boolean has(TypeElement type, String name, String parameter) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                .anyMatch(method -> method.getSimpleName().contentEquals(name)
                        && method.getModifiers().contains(Modifier.STATIC)
                        && method.getParameters().size() == 1
                        && method.getParameters().get(0).asType().toString().equals(parameter));
    }

    private @Nullable ValueType unfit(TypeElement type) {
        around.problems()
                .report(
                        site.place(),
                        Problem.UNSUPPORTED_TYPE,
                        site.name(),
                        type.getSimpleName(),
                        "a @Scalar record of one String or long with a static of(value); a lenient one also has static"
                                + " normalize(JsonValue) and refusal(JsonValue)");
        return null;
    }
}
