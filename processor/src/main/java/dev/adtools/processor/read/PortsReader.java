package dev.adtools.processor.read;

import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Reads what a handler's one constructor takes: ports, and nothing of the JDK. */
final class PortsReader {

    private final Surroundings around;
    private final Declaration tool;

    PortsReader(Surroundings around, Declaration tool) {
        this.around = around;
        this.tool = tool;
    }

    List<TypeMirror> read(TypeElement handler) {
        List<ExecutableElement> constructors = ElementFilter.constructorsIn(handler.getEnclosedElements()).stream()
                .filter(constructor -> !constructor.getModifiers().contains(Modifier.PRIVATE))
                .toList();
        boolean isThrowing = constructors.size() == 1
                && !constructors.get(0).getThrownTypes().isEmpty();
        if (constructors.size() != 1 || isThrowing) {
            String rule = isThrowing ? " and it must not throw" : ", not " + constructors.size();
            around.problems().report(tool.place("handler"), Problem.HANDLER_CONSTRUCTOR, handler.getSimpleName(), rule);
            return List.of();
        }
        boolean isNear = around.elements().getPackageOf(handler).equals(around.home());
        if (!isNear && !constructors.get(0).getModifiers().contains(Modifier.PUBLIC)) {
            String constructor = handler.getSimpleName() + "(…)";
            around.problems()
                    .report(tool.place("handler"), Problem.NOT_ACCESSIBLE, constructor, around.home(), "public");
        }
        List<TypeMirror> ports = new ArrayList<>();
        for (VariableElement parameter : constructors.get(0).getParameters()) {
            if (isPort(parameter, around.compiledNow(handler) ? Place.of(parameter) : tool.place("handler"))) {
                ports.add(parameter.asType());
            }
        }
        return ports;
    }

    private boolean isPort(VariableElement parameter, Place place) {
        if (parameter.asType().getKind() == TypeKind.ERROR) {
            around.problems().noteMissingType();
            return false;
        }
        boolean isClass = parameter.asType().getKind() == TypeKind.DECLARED;
        if (!isClass || isJdk(typeOf(parameter))) {
            around.problems().report(place, Problem.JDK_DEPENDENCY, parameter.getSimpleName(), parameter.asType());
            return false;
        }
        TypeElement type = typeOf(parameter);
        // ToolDependencies is public and in a package of its own.
        if (!type.getModifiers().contains(Modifier.PUBLIC)) {
            around.problems().report(place, Problem.NOT_ACCESSIBLE, type.getSimpleName(), "ToolDependencies", "public");
            return false;
        }
        return true;
    }

    private static TypeElement typeOf(VariableElement parameter) {
        return (TypeElement) ((DeclaredType) parameter.asType()).asElement();
    }

    private static boolean isJdk(TypeElement type) {
        String name = type.getQualifiedName().toString();
        return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.");
    }
}
