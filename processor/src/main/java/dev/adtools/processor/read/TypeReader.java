package dev.adtools.processor.read;

import dev.adtools.api.Format;
import dev.adtools.api.Scalar;
import dev.adtools.processor.model.Count;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Problem;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a Java type as the type of a JSON value; null where it is none, which is then noted. */
final class TypeReader {

    private final Surroundings around;
    private final Site site;
    private final Bounds bounds;
    private final BoundsReader bounded;
    private final StructureReader structures;

    TypeReader(Surroundings around, Site site, Bounds bounds, StructureReader structures) {
        this.around = around;
        this.site = site;
        this.bounds = bounds;
        this.bounded = new BoundsReader(site, bounds, around.problems());
        this.structures = structures;
    }

    @Nullable
    ValueType read(TypeMirror type) {
        return switch (type.getKind()) {
            case BOOLEAN -> new ValueType.Truth();
            case INT -> bounded.whole(true, false);
            case LONG -> bounded.whole(false, false);
            case DOUBLE -> fraction(type, true);
            case FLOAT -> single(type);
            case DECLARED -> declared((DeclaredType) type, (TypeElement) ((DeclaredType) type).asElement());
            case ERROR -> missing();
            default -> unsupported(type);
        };
    }

    // Another processor may make it in time; if none does, javac itself says that the type is missing.
    private @Nullable ValueType missing() {
        around.problems().noteMissingType();
        return null;
    }

    private @Nullable ValueType declared(DeclaredType type, TypeElement element) {
        return switch (element.getQualifiedName().toString()) {
            case "java.lang.String" -> bounded.text("");
            case "java.lang.Boolean" -> new ValueType.Truth();
            case "java.lang.Integer" -> bounded.whole(true, false);
            case "java.lang.Long" -> bounded.whole(false, false);
            case "java.lang.Double" -> fraction(type, true);
            case "java.lang.Float" -> single(type);
            case "java.math.BigDecimal" -> fraction(type, false);
            case "java.time.Instant" -> site.use().isResult() ? time(element) : unsupported(type);
            case "java.util.List" -> list(type);
            case "java.util.Map" -> map(type);
            case "dev.adtools.api.Sort" -> sort(type);
            case "dev.adtools.api.json.JsonObject" -> free(type, ValueType.Free.Shape.OBJECT);
            case "dev.adtools.api.json.JsonArray" -> free(type, ValueType.Free.Shape.ARRAY);
            case "dev.adtools.api.json.JsonValue" -> free(type, ValueType.Free.Shape.ANY);
            default -> ours(type, element);
        };
    }

    private @Nullable ValueType fraction(TypeMirror type, boolean isDouble) {
        if (site.use() == Use.PLAN) {
            around.problems().report(site.place(), Problem.FLOATING_PLAN, site.name(), type);
            return null;
        }
        return money() ? null : bounded.fraction(isDouble);
    }

    private @Nullable ValueType single(TypeMirror type) {
        return money() ? null : unsupported(type);
    }

    private boolean money() {
        boolean money = MoneyName.matches(SnakeCase.of(site.name()));
        if (money) {
            around.problems().report(site.place(), Problem.FLOATING_MONEY, site.name());
        }
        return money;
    }

    // Its own text is that of RFC 3339.
    private static ValueType time(TypeElement type) {
        ValueType text = new ValueType.Text(0, Integer.MAX_VALUE, "", Format.DATE_TIME);
        return new ValueType.Wrapped(type, "toString", "parse", text, false);
    }

    private @Nullable ValueType list(DeclaredType type) {
        ValueType item = element(type, 0);
        return item == null ? null : new ValueType.Items(item, bounded.count());
    }

    private @Nullable ValueType map(DeclaredType type) {
        if (type.getTypeArguments().size() != 2
                || !type.getTypeArguments().get(0).toString().equals("java.lang.String")) {
            return unsupported(type);
        }
        ValueType value = element(type, 1);
        return value == null ? null : new ValueType.Entries(value, bounded.count());
    }

    private @Nullable ValueType sort(DeclaredType type) {
        ValueType key = element(type, 0);
        if (!(key instanceof ValueType.Choice choice)) {
            return null;
        }
        String signed = choice.names().stream()
                .filter(name -> name.startsWith("-"))
                .findFirst()
                .orElse(null);
        if (signed != null) {
            around.problems().report(site.place(), Problem.SORT_KEY_SIGNED, signed, site.name());
            return null;
        }
        return new ValueType.Choice(choice.type(), choice.constants(), true);
    }

    private @Nullable ValueType element(DeclaredType type, int index) {
        if (type.getTypeArguments().size() <= index) {
            return unsupported(type);
        }
        TypeMirror argument = type.getTypeArguments().get(index);
        if (argument.getKind() == TypeKind.WILDCARD || Nullness.isNullable(argument)) {
            return unsupported(type);
        }
        return new TypeReader(around, site, bounds.ofItems(), structures).read(argument);
    }

    private @Nullable ValueType free(TypeMirror type, ValueType.Free.Shape shape) {
        if (site.use() == Use.PLAN) {
            around.problems().report(site.place(), Problem.FLOATING_PLAN, site.name(), type);
            return null;
        } else if (site.use() == Use.ARGUMENTS && shape != ValueType.Free.Shape.OBJECT) {
            // The schema would have no type, which model APIs refuse.
            return unsupported(type);
        }
        return new ValueType.Free(shape, shape == ValueType.Free.Shape.ANY ? Count.ANY : bounded.count());
    }

    private @Nullable ValueType ours(DeclaredType type, TypeElement element) {
        boolean isUnion = element.getKind() == ElementKind.INTERFACE
                && element.getModifiers().contains(Modifier.SEALED)
                && site.use() != Use.PLAN;
        if (element.getKind() != ElementKind.RECORD && element.getKind() != ElementKind.ENUM && !isUnion) {
            return unsupported(type);
        } else if (!around.visible(element)) {
            around.problems()
                    .report(
                            site.place(),
                            Problem.NOT_ACCESSIBLE,
                            element.getSimpleName(),
                            around.home(),
                            "public or package-private");
            return null;
        } else if (element.getKind() == ElementKind.ENUM) {
            return new EnumReader(around).read(element, site);
        } else if (element.getAnnotation(Scalar.class) != null) {
            return new ScalarReader(around, site, bounds).read(element);
        }
        return isUnion ? new UnionReader(around, structures).read(type, site) : structures.read(type, site);
    }

    private @Nullable ValueType unsupported(TypeMirror type) {
        around.problems()
                .report(
                        site.place(),
                        Problem.UNSUPPORTED_TYPE,
                        site.name(),
                        type,
                        new TypeAdvice(around.types()).instead(type, site.use()));
        return null;
    }
}
