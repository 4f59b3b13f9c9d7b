package dev.adtools.processor;

import dev.adtools.processor.model.Bodies;
import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.problem.Problems;
import dev.adtools.processor.read.BodiesReader;
import dev.adtools.processor.read.CatalogReader;
import dev.adtools.processor.write.BodiesWriter;
import dev.adtools.processor.write.CatalogWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;

/** One step from source to files: reads all tools and bodies, writes those that are healthy, prints what is wrong with the others. */
final class ToolStep {

    private final ProcessingEnvironment environment;

    ToolStep(ProcessingEnvironment environment) {
        this.environment = environment;
    }

    void run(RoundEnvironment round) {
        Problems problems = new Problems();
        Catalog catalog = new CatalogReader(environment, problems).read(round);
        Bodies bodies = new BodiesReader(environment, problems).read(round);
        try {
            new BodiesWriter(environment.getFiler()).write(bodies);
            new CatalogWriter(environment.getFiler()).write(catalog);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        problems.print(environment.getMessager());
    }
}
