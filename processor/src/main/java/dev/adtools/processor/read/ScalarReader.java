package dev.adtools.processor.read;

import dev.adtools.api.Scalar;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads a {@code @Scalar} record: a value that is a plain string or number in JSON. */
final class ScalarReader {

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
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        if (type.getKind() != ElementKind.RECORD || components.size() != 1) {
            return unfit(type);
        }
        TypeMirror inner = components.get(0).asType();
        boolean isLong = inner.getKind() == TypeKind.LONG;
        if ((!isLong && !inner.toString().equals("java.lang.String")) || !hasFactory(type, inner)) {
            return unfit(type);
        }
        String factory = site.use() == Use.ARGUMENTS ? "of" : "new";
        ValueType value = value(type, Objects.requireNonNull(type.getAnnotation(Scalar.class)), isLong);
        return new ValueType.Wrapped(type, components.get(0).getSimpleName().toString(), factory, value);
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

    private boolean hasFactory(TypeElement type, TypeMirror value) {
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            boolean isFactory = method.getSimpleName().contentEquals("of")
                    && method.getModifiers().contains(Modifier.STATIC)
                    && method.getParameters().size() == 1
                    && around.types().isSameType(method.getParameters().get(0).asType(), value);
            if (isFactory) {
                return true;
            }
        }
        return false;
    }

    private @Nullable ValueType unfit(TypeElement type) {
        around.problems()
                .report(
                        site.place(),
                        Problem.UNSUPPORTED_TYPE,
                        site.name(),
                        type.getSimpleName(),
                        "a @Scalar record of one String or long with a static of(value)");
        return null;
    }
}
