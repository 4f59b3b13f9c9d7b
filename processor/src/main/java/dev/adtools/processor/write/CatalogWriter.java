package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.model.ToolModel;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/** Writes all files of a catalog. */
public final class CatalogWriter {

    private static final String DESCRIPTORS = "META-INF/adtools/tools/";

    private final Filer filer;

    /** Makes a writer of files. */
    public CatalogWriter(Filer filer) {
        this.filer = filer;
    }

    /** Writes three files for each tool, and two for the module where it has a home. */
    public void write(Catalog catalog) throws IOException {
        for (ToolModel tool : catalog.tools()) {
            CodecWriter.write(tool).writeTo(filer);
            DispatchWriter.write(tool).writeTo(filer);
            writeDescriptor(tool);
        }
        if (catalog.home() != null) {
            String home = catalog.home().getQualifiedName().toString();
            ClassName needs = ClassName.get(home, "ToolDependencies");
            Ports ports = new Ports(catalog.ports());
            ToolDependenciesWriter.write(needs, ports, catalog.origins()).writeTo(filer);
            new TableWriter(needs, ports, catalog.tools())
                    .write(ClassName.get(home, "GeneratedToolTable"), catalog.origins())
                    .writeTo(filer);
        }
    }

    private void writeDescriptor(ToolModel tool) throws IOException {
        String path = DESCRIPTORS + tool.name() + ".json";
        try (Writer out = filer.createResource(StandardLocation.CLASS_OUTPUT, "", path, tool.type())
                .openWriter()) {
            out.write(DescriptorWriter.write(tool));
        }
    }
}
