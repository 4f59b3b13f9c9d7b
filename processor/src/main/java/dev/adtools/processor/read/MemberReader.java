package dev.adtools.processor.read;

import dev.adtools.api.Audit;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.Member;
import dev.adtools.processor.model.SchemaName;
import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads one component of a record as a member of an object. */
final class MemberReader {

    private final Surroundings around;
    private final StructureReader structures;
    private final Site outer;
    private final TypeElement type;
    private final boolean compiledNow;

    MemberReader(Surroundings around, StructureReader structures, Site outer, TypeElement type) {
        this.around = around;
        this.structures = structures;
        this.outer = outer;
        this.type = type;
        this.compiledNow = around.compiledNow(type);
    }

    @Nullable
    Member read(DeclaredType owner, RecordComponentElement component) {
        String name = component.getSimpleName().toString();
        // Problems of a record that is not compiled now are shown where it is used.
        Site site = new Site(name, compiledNow ? Place.of(component) : outer.place(), outer.use());
        Bounds written = Bounds.of(component);
        if (site.use() == Use.ARGUMENTS && written.arg() == null) {
            around.problems().report(site.place(), Problem.ARG_MISSING, name);
            return null;
        }
        VariableElement field = field(component);
        boolean isBounded = site.use() == Use.ARGUMENTS || site.use() == Use.ANSWER;
        Bounds bounds = isBounded ? written : Bounds.none(component);
        TypeMirror declared = around.types().asMemberOf(owner, field);
        int before = around.problems().count();
        ValueType value = new TypeReader(around, site, bounds, structures).read(declared);
        boolean nullable = isNullable(component, field);
        // What all tools share of the API is described once, with the bodies: a model reads every word of each tool.
        boolean isForTools = site.use() == Use.RESULT && around.ofApi(type);
        String description =
                written.arg() == null || isForTools ? "" : written.arg().description();
        if (value == null || !fits(site, bounds, value) || !canBeAbsent(site, declared, nullable)) {
            return null;
        } else if (around.problems().count() > before) {
            // A default is not held against bounds that are wrong themselves.
            return null;
        }
        if (site.use() == Use.ANSWER && !around.ofApi(type) && written.arg() == null && SchemaName.of(value) == null) {
            around.problems().report(site.place(), Problem.ARG_MISSING, name);
            return null;
        }
        Literals literals = new Literals(around, site, bounds, value);
        JsonValue standard = literals.defaultValue(nullable);
        List<JsonValue> examples = literals.examples(nullable);
        Audit audit = bounds.arg() == null ? Audit.KEEP : bounds.arg().audit();
        return new Member(name, SnakeCase.of(name), List.of(), value, nullable, standard, description, examples, audit);
    }

    private boolean isNullable(RecordComponentElement component, VariableElement field) {
        if (compiledNow) {
            return Nullness.isNullable(field.asType()) || Nullness.isNullable(component.asType());
        }
        return Nullness.isNullable(
                around.classOf(type).orElseThrow(), component.getSimpleName().toString());
    }

    static VariableElement field(RecordComponentElement component) {
        TypeElement type = (TypeElement) Objects.requireNonNull(component.getEnclosingElement());
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().equals(component.getSimpleName()))
                .findFirst()
                .orElseThrow();
    }

    private boolean fits(Site site, Bounds bounds, ValueType value) {
        if (bounds.arg() != null && bounds.arg().description().isBlank()) {
            around.problems()
                    .report(bounds.place("description"), Problem.BLANK_DESCRIPTION, "description", site.name());
        }
        Set<String> applicable = Applicable.to(value, site.use());
        boolean fits = true;
        for (String name : bounds.given()) {
            if (!applicable.contains(name)) {
                String why = "does not apply to its type";
                around.problems().report(bounds.place(name), Problem.BOUND_NOT_APPLICABLE, name, site.name(), why);
                fits = false;
            }
        }
        return fits;
    }

    private boolean canBeAbsent(Site site, TypeMirror type, boolean nullable) {
        if (nullable && type instanceof PrimitiveType primitive) {
            TypeElement boxed = around.types().boxedClass(primitive);
            around.problems().report(site.place(), Problem.PRIMITIVE_OPTIONAL, site.name(), boxed.getSimpleName());
            return false;
        }
        return true;
    }
}
