package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.model.ToolModel;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Writes the files of tools, those that they share, and the two of their module. */
public final class CatalogWriter {

    private static final String DESCRIPTORS = "META-INF/adtools/tools/";

    private final Filer filer;
    private @Nullable SharedCodecs shared;

    /** Makes a writer of files. */
    public CatalogWriter(Filer filer) {
        this.filer = filer;
    }

    /**
     * Writes two files for each tool, and the codecs that they share.
     *
     * @param tools the tools
     * @param home the module's own package, empty when none is marked
     */
    public void write(List<ToolModel> tools, Optional<String> home) throws IOException {
        if (shared == null) {
            shared = home.map(SharedCodecs::new).orElse(null);
        }
        for (ToolModel tool : tools) {
            DispatchWriter.write(tool, shared).writeTo(filer);
            writeDescriptor(tool);
        }
        if (shared != null) {
            shared.writeTo(filer);
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
