package dev.adtools.processor.model;

import java.util.List;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The tools of one module.
 *
 * @param home the package that the table goes into
 * @param entries the healthy tools, by name
 * @param ports the ports of all tools, also of those that are not healthy
 */
public record Catalog(PackageElement home, List<Entry> entries, List<TypeMirror> ports) {

    /** Simple name of the table. */
    public static final String TABLE = "GeneratedToolTable";

    /**
     * A tool in the table, compiled now or before.
     *
     * @param name its name
     * @param record the annotated record
     * @param ports the types that its handler's constructor takes, in order
     */
    public record Entry(String name, TypeElement record, List<TypeMirror> ports) {}
}
