package dev.adtools.processor.read;

import dev.adtools.api.Tool;
import dev.adtools.api.ToolModule;
import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.model.Handler;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import dev.adtools.processor.problem.Problems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads all tools of a compilation into one catalog. */
public final class CatalogReader {

    private final ProcessingEnvironment environment;
    private final Problems problems;
    private final Map<String, TypeElement> names = new HashMap<>();
    private final Map<String, Handler.Port> ports = new TreeMap<>();
    private final List<ToolModel> tools = new ArrayList<>();

    /** Makes a reader that notes problems in a collection. */
    public CatalogReader(ProcessingEnvironment environment, Problems problems) {
        this.environment = environment;
        this.problems = problems;
    }

    /** Returns the catalog; without a home when no package is marked. */
    public Catalog read(RoundEnvironment round) {
        List<TypeElement> types = ElementFilter.typesIn(round.getElementsAnnotatedWith(Tool.class)).stream()
                .sorted(Comparator.comparing(type -> type.getQualifiedName().toString()))
                .toList();
        for (TypeElement type : types) {
            read(type, round.getRootElements());
        }
        PackageElement home = home(round, types);
        List<Element> origins = new ArrayList<>(types);
        if (home != null) {
            origins.add(home);
        }
        tools.sort(Comparator.comparing(ToolModel::name));
        return new Catalog(home, List.copyOf(tools), List.copyOf(ports.values()), origins);
    }

    private void read(TypeElement type, Set<? extends Element> compiled) {
        Problems own = new Problems();
        PackageElement home = environment.getElementUtils().getPackageOf(type);
        Surroundings around =
                new Surroundings(environment.getTypeUtils(), environment.getElementUtils(), compiled, home, own);
        ToolReader reader = new ToolReader(around, type);
        TypeElement other = names.putIfAbsent(reader.name(), type);
        if (other != null) {
            own.report(reader.namePlace(), Problem.DUPLICATE_TOOL_NAME, reader.name(), other.getQualifiedName());
        }
        List<Handler.Port> taken = reader.ports();
        taken.forEach(port -> ports.put(port.type().toString(), port));
        ToolModel tool = reader.read(taken);
        if (tool != null) {
            tools.add(tool);
        }
        problems.addAll(own);
    }

    private @Nullable PackageElement home(RoundEnvironment round, List<TypeElement> types) {
        List<PackageElement> homes = ElementFilter.packagesIn(round.getElementsAnnotatedWith(ToolModule.class)).stream()
                .sorted(Comparator.comparing(home -> home.getQualifiedName().toString()))
                .toList();
        if (homes.isEmpty() && !types.isEmpty()) {
            TypeElement first = types.get(0);
            problems.report(Place.of(first), Problem.NO_TOOL_MODULE, first.getSimpleName());
        }
        for (PackageElement extra : homes.subList(Math.min(1, homes.size()), homes.size())) {
            problems.report(Place.of(extra, ToolModule.class), Problem.TWO_TOOL_MODULES, extra, homes.get(0));
        }
        return homes.isEmpty() ? null : homes.get(0);
    }
}
