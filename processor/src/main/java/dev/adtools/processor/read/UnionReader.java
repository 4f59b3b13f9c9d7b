package dev.adtools.processor.read;

import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a sealed interface. A result is one of its records; an argument is told from the others by its type in JSON. */
final class UnionReader {

    private static final String RECORDS = "a sealed interface of records";
    private static final String DIFFERENT =
            "a sealed interface of at most an enum or @Scalar text, a @Scalar number and a record";

    private final Surroundings around;
    private final StructureReader structures;

    UnionReader(Surroundings around, StructureReader structures) {
        this.around = around;
        this.structures = structures;
    }

    ValueType.@Nullable Union read(DeclaredType type, Site site) {
        List<ValueType> cases = new ArrayList<>();
        if (!collect(type, site, cases)) {
            return null;
        }
        ValueType.Union union = new ValueType.Union(type, cases);
        boolean isSupported =
                site.use().isResult() ? union.isOfRecords() : union.jsonTypes().size() == cases.size();
        return isSupported ? union : unsupported(type, site);
    }

    private boolean collect(DeclaredType type, Site site, List<ValueType> cases) {
        boolean sound = true;
        for (TypeMirror permitted : ((TypeElement) type.asElement()).getPermittedSubclasses()) {
            TypeElement element = (TypeElement) around.types().asElement(permitted);
            DeclaredType one = ofSameArguments(element, type);
            if (element.getKind() == ElementKind.INTERFACE
                    && element.getModifiers().contains(Modifier.SEALED)) {
                sound &= collect(one, site, cases);
                continue;
            }
            ValueType read = structures.anyType(one, site);
            sound &= read != null && cases.add(read);
        }
        return sound;
    }

    // A generic case has the parameters of its interface, in their order.
    private DeclaredType ofSameArguments(TypeElement element, DeclaredType type) {
        List<? extends TypeMirror> arguments = type.getTypeArguments();
        return element.getTypeParameters().size() == arguments.size()
                ? around.types().getDeclaredType(element, arguments.toArray(TypeMirror[]::new))
                : around.types().getDeclaredType(element);
    }

    private ValueType.@Nullable Union unsupported(TypeMirror type, Site site) {
        String supported = site.use().isResult() ? RECORDS : DIFFERENT;
        around.problems().report(site.place(), Problem.UNSUPPORTED_TYPE, site.name(), type, supported);
        return null;
    }
}
