package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.model.ToolModel;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/** Writes the files of tools, and the two of their module. */
public final class CatalogWriter {

    private static final String DESCRIPTORS = "META-INF/adtools/tools/";

    private final Filer filer;

    /** Makes a writer of files. */
    public CatalogWriter(Filer filer) {
        this.filer = filer;
    }

    /** Writes three files for each tool. */
    public void write(List<ToolModel> tools) throws IOException {
        for (ToolModel tool : tools) {
            CodecWriter.write(tool).writeTo(filer);
            DispatchWriter.write(tool).writeTo(filer);
            writeDescriptor(tool);
        }
    }

    /** Writes the table of a module, and what its tools need. */
    public void write(Catalog catalog) throws IOException {
        String home = catalog.home().getQualifiedName().toString();
        ClassName needs = ClassName.get(home, "ToolDependencies");
        Ports ports = new Ports(catalog.ports());
        List<Element> origins = Stream.<Element>concat(
                        Stream.of(catalog.home()), catalog.entries().stream().map(Catalog.Entry::record))
                .toList();
        ToolDependenciesWriter.write(needs, ports, origins).writeTo(filer);
        new TableWriter(needs, ports, catalog.entries())
                .write(ClassName.get(home, Catalog.TABLE), origins)
                .writeTo(filer);
    }

    private void writeDescriptor(ToolModel tool) throws IOException {
        String path = DESCRIPTORS + tool.name() + ".json";
        try (Writer out = filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, tool.type())
                .openWriter()) {
            out.write(DescriptorWriter.write(tool));
        }
    }
}
