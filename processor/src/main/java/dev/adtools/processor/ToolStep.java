package dev.adtools.processor;

import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import dev.adtools.processor.problem.Problems;
import dev.adtools.processor.read.BodiesReader;
import dev.adtools.processor.read.CatalogReader;
import dev.adtools.processor.read.ModuleTypes;
import dev.adtools.processor.write.BodiesWriter;
import dev.adtools.processor.write.CatalogWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.tools.Diagnostic;

/** Step from source to files, round by round: reads tools and bodies, writes the healthy ones, prints what is wrong with the others. */
final class ToolStep {

    private final ModuleTypes module;
    private final CatalogReader tools;
    private final BodiesReader bodies;
    private final CatalogWriter catalogWriter;
    private final BodiesWriter bodiesWriter;
    private final Messager messager;
    private boolean isDone;

    ToolStep(ProcessingEnvironment environment) {
        module = new ModuleTypes(environment);
        tools = new CatalogReader(environment, module);
        bodies = new BodiesReader(environment, module);
        catalogWriter = new CatalogWriter(environment.getFiler());
        bodiesWriter = new BodiesWriter(environment.getFiler());
        messager = environment.getMessager();
    }

    void run(RoundEnvironment round) {
        Problems problems = new Problems();
        module.add(round);
        module.reservedIn(round)
                .forEach(type -> problems.report(
                        Place.of(type), Problem.RESERVED_PACKAGE, type.getSimpleName(), ModuleTypes.RESERVED));
        try {
            bodiesWriter.write(bodies.read(round, problems));
            List<ToolModel> read = tools.read(round, problems);
            catalogWriter.write(read, tools.home());
            if (isDone) {
                read.forEach(this::tooLate);
            } else if (isLast(round, read, problems)) {
                isDone = true;
                Optional<Catalog> catalog = tools.catalog(problems);
                if (catalog.isPresent()) {
                    catalogWriter.write(catalog.get());
                }
            }
        } catch (FilerException e) {
            // Compilers that do not replace what they find say so by this.
            messager.printMessage(
                    Diagnostic.Kind.ERROR, e.getMessage() + ". Delete the generated sources, and compile again.");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        problems.print(messager);
    }

    private void tooLate(ToolModel tool) {
        messager.printMessage(
                Diagnostic.Kind.ERROR,
                "The table of tools was written when \"" + tool.name() + "\" came. Generate it in an earlier round.",
                tool.type());
    }

    // Tools that are written now bring another round, in which others may bring tools. After a problem there is no
    // round
    // in which a table would still be compiled.
    private boolean isLast(RoundEnvironment round, List<ToolModel> read, Problems problems) {
        return round.processingOver() || !problems.isEmpty() || (read.isEmpty() && !tools.waits());
    }
}
