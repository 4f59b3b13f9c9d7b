package dev.adtools.processor.model;

import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The code behind a tool.
 *
 * @param type the class
 * @param kind the type arguments of the handler kind: of {@code WriteHandler<A, P, R>} the three
 * @param ports what the constructor takes, in order
 */
public record Handler(TypeElement type, List<TypeMirror> kind, List<TypeMirror> ports) {

    /** Returns the last argument of the handler kind: the result of a read or write, the facts of a validation. */
    public TypeMirror result() {
        return kind.get(kind.size() - 1);
    }

    /** Returns the plan of a write. */
    public TypeMirror plan() {
        return kind.get(1);
    }
}
