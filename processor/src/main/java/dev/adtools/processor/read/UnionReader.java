package dev.adtools.processor.read;

import dev.adtools.processor.model.ValueType;
import dev.adtools.processor.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Reads a sealed interface of records, of which a result is one. */
final class UnionReader {

    private final Surroundings around;
    private final StructureReader structures;

    UnionReader(Surroundings around, StructureReader structures) {
        this.around = around;
        this.structures = structures;
    }

    ValueType.@Nullable Union read(TypeElement type, Site site) {
        List<ValueType.Structure> cases = new ArrayList<>();
        return collect(type, site, cases) ? new ValueType.Union(type, cases) : null;
    }

    private boolean collect(TypeElement type, Site site, List<ValueType.Structure> cases) {
        boolean sound = true;
        for (TypeMirror permitted : type.getPermittedSubclasses()) {
            TypeElement element = (TypeElement) around.types().asElement(permitted);
            if (element.getKind() == ElementKind.INTERFACE
                    && element.getModifiers().contains(Modifier.SEALED)) {
                sound &= collect(element, site, cases);
                continue;
            }
            ValueType read = structures.anyType(permitted, site);
            if (read instanceof ValueType.Structure structure) {
                cases.add(structure);
                continue;
            } else if (read != null) {
                around.problems()
                        .report(
                                site.place(),
                                Problem.UNSUPPORTED_TYPE,
                                site.name(),
                                type.asType(),
                                "a sealed interface of records");
            }
            sound = false;
        }
        return sound;
    }
}
