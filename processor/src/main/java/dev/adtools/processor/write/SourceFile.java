package dev.adtools.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.io.IOException;
import java.io.Writer;
import java.util.regex.Pattern;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;

/** A generated source file, laid out as if a person had written it. */
final class SourceFile {

    private static final Pattern SHORT_JAVADOC = Pattern.compile("(?m)^( *)/\\*\\*\n *\\* (.*)\n *\\*/$");
    private static final Pattern EMPTY_BODY = Pattern.compile("(?m) \\{\n *}$");
    private static final Pattern GAP_BETWEEN_FIELDS = Pattern.compile(";\n\n(?= +private (static )?final (?!class ))");
    private static final Pattern SPACED_QUALIFIER = Pattern.compile("(?<=\\w)\\. (?=@Nullable [A-Z])");

    // JavaPoet fills lines of 100 columns; here they are broken as everywhere else.
    private static final Pattern FILLED = Pattern.compile(",\\n +");

    private final ClassName name;
    private final TypeSpec type;

    SourceFile(ClassName name, TypeSpec type) {
        this.name = name;
        this.type = type;
    }

    void writeTo(Filer filer) throws IOException {
        Element[] origins = type.originatingElements().toArray(Element[]::new);
        try (Writer out = filer.createSourceFile(name.canonicalName(), origins).openWriter()) {
            out.write(text());
        }
    }

    private String text() {
        String text = JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .skipJavaLangImports(true)
                .build()
                .toString();
        text = SHORT_JAVADOC.matcher(text).replaceAll("$1/** $2 */");
        text = EMPTY_BODY.matcher(text).replaceAll(" {}");
        text = GAP_BETWEEN_FIELDS.matcher(text).replaceAll(";\n");
        text = FILLED.matcher(text).replaceAll(", ");
        return LongLines.broken(SPACED_QUALIFIER.matcher(text).replaceAll("."));
    }
}
