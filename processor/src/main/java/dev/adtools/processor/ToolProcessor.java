package dev.adtools.processor;

import com.google.auto.service.AutoService;
import dev.adtools.api.Body;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolModule;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Turns {@code @Tool} records into schemas, decoders, dispatch and a table, and {@code @Body} records into schemas and codecs. */
@AutoService(Processor.class)
public final class ToolProcessor extends AbstractProcessor {

    private @Nullable ToolStep step;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Body.class.getName(), Tool.class.getName(), ToolModule.class.getName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        step = new ToolStep(environment);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Objects.requireNonNull(step).run(round);
        return false;
    }
}
