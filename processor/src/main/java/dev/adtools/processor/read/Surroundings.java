package dev.adtools.processor.read;

import dev.adtools.processor.problem.Problems;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Context that all readers of one tool share.
 *
 * @param types the compiler's types
 * @param elements the compiler's elements
 * @param module the types of the module
 * @param home the package that generated code of this tool is in
 * @param problems where problems are noted
 */
record Surroundings(Types types, Elements elements, ModuleTypes module, PackageElement home, Problems problems) {

    private static final String API = "dev.adtools.api";

    /** Returns whether a type's source is compiled now, so that its annotations and positions are known. */
    boolean compiledNow(TypeElement type) {
        return module.compiledNow(type);
    }

    /** Returns whether a type is of this module, compiled now or before. */
    boolean ofModule(TypeElement type) {
        return compiledNow(type) || module.compiledBefore(type);
    }

    /** Returns the class of a type that is not compiled now; empty when it cannot be read. */
    Optional<Class<?>> classOf(TypeElement type) {
        return module.classOf(type);
    }

    /** Returns whether a type is of the API, whose records are known to be plain. */
    boolean ofApi(TypeElement type) {
        String name = elements.getPackageOf(type).getQualifiedName().toString();
        return name.equals(API) || name.startsWith(API + ".");
    }

    /** Returns whether code in the tool's package can name a type. */
    boolean visible(TypeElement type) {
        return visible(type, home);
    }

    /** Returns whether code in a package can name a type. */
    boolean visible(TypeElement type, PackageElement from) {
        boolean near = elements.getPackageOf(type).equals(from);
        for (Element at = type; at instanceof TypeElement; at = Objects.requireNonNull(at.getEnclosingElement())) {
            Set<Modifier> modifiers = at.getModifiers();
            if (near ? modifiers.contains(Modifier.PRIVATE) : !modifiers.contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }
}
