package dev.adtools.processor.write;

import dev.adtools.processor.model.Bodies;
import dev.adtools.processor.model.BodyModel;
import dev.adtools.processor.model.NamedSchema;
import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/** Writes a codec for each body, and a file for each schema that bodies name. */
public final class BodiesWriter {

    private static final String SCHEMAS = "META-INF/adtools/schemas/";

    private final Filer filer;

    /** Makes a writer of files. */
    public BodiesWriter(Filer filer) {
        this.filer = filer;
    }

    /** Writes all files. */
    public void write(Bodies bodies) throws IOException {
        for (BodyModel body : bodies.bodies()) {
            CodecWriter.write(body).writeTo(filer);
        }
        for (NamedSchema schema : bodies.schemas()) {
            String path = SCHEMAS + schema.name().name() + ".json";
            try (Writer out = filer.createResource(
                            StandardLocation.CLASS_OUTPUT,
                            "",
                            path,
                            schema.name().element())
                    .openWriter()) {
                out.write(PrettyJson.of(SchemaWriter.named(schema)));
            }
        }
    }
}
