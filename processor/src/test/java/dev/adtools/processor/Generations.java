package dev.adtools.processor;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/**
 * Files that a compilation generated, under the names of the goldens: {@code sample.ToolDependencies.java}, {@code
 * ping.json}, {@code schema.Order.json}.
 */
final class Generations {

    private static final String SOURCES = "/SOURCE_OUTPUT/";
    private static final String RESOURCES = "/CLASS_OUTPUT/META-INF/adtools/tools/";
    private static final String SCHEMAS = "/CLASS_OUTPUT/META-INF/adtools/schemas/";
    private static final String CLASSES = "/CLASS_OUTPUT/";

    private Generations() {}

    /** Returns the sources, descriptors and schemas that the processor wrote. */
    static Map<String, String> text(Compilation compilation) throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            String name = file.getName();
            if (name.startsWith(SOURCES)) {
                files.put(name.substring(SOURCES.length()).replaceAll("/(?=.)", "."), read(file));
            } else if (name.startsWith(RESOURCES)) {
                files.put(name.substring(RESOURCES.length()), read(file));
            } else if (name.startsWith(SCHEMAS)) {
                files.put("schema." + name.substring(SCHEMAS.length()), read(file));
            }
        }
        return files;
    }

    /** Writes the classes and descriptors of a compilation into a folder, from which they can be loaded. */
    static void classes(Compilation compilation, Path folder) throws IOException {
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.getName().startsWith(CLASSES)) {
                Path target = folder.resolve(file.getName().substring(CLASSES.length()));
                Files.createDirectories(target.getParent());
                try (InputStream in = file.openInputStream()) {
                    Files.write(target, in.readAllBytes());
                }
            }
        }
    }

    private static String read(JavaFileObject file) throws IOException {
        try (InputStream in = file.openInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
