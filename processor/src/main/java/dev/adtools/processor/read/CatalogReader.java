package dev.adtools.processor.read;

import dev.adtools.api.Tool;
import dev.adtools.api.ToolModule;
import dev.adtools.processor.model.Catalog;
import dev.adtools.processor.model.ToolModel;
import dev.adtools.processor.problem.Place;
import dev.adtools.processor.problem.Problem;
import dev.adtools.processor.problem.Problems;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** Reads the tools of a compilation, round by round, and with those that were compiled before makes one catalog of them. */
public final class CatalogReader {

    private final ProcessingEnvironment environment;
    private final ModuleTypes module;
    // Records by their names: what a round has shown is not kept for the next one.
    private final SortedMap<String, String> tools = new TreeMap<>();
    private final Map<String, String> names = new HashMap<>();
    private final Set<String> read = new TreeSet<>();
    private final Set<String> waiting = new TreeSet<>();
    private @Nullable String home;

    /** Makes a reader of the tools among the types of a module. */
    public CatalogReader(ProcessingEnvironment environment, ModuleTypes module) {
        this.environment = environment;
        this.module = module;
    }

    /** Returns the healthy tools of a round, and of rounds before that waited for types which another processor makes. */
    public List<ToolModel> read(RoundEnvironment round, Problems problems) {
        Set<String> types = new TreeSet<>(waiting);
        ElementFilter.typesIn(round.getElementsAnnotatedWith(Tool.class))
                .forEach(type -> types.add(type.getQualifiedName().toString()));
        waiting.clear();
        if (home == null) {
            findHome(round, types, problems);
        }
        return types.stream()
                .map(this::type)
                .filter(type -> Declaration.find(type).isPresent())
                .flatMap(type -> read(type, round.processingOver(), problems).stream())
                .sorted(Comparator.comparing(ToolModel::name))
                .toList();
    }

    private Optional<ToolModel> read(TypeElement type, boolean last, Problems problems) {
        Problems own = new Problems();
        ToolReader reader = new ToolReader(around(type, own), type);
        ToolModel tool = reader.read(reader.ports());
        String record = type.getQualifiedName().toString();
        if (own.missesType() && !last) {
            waiting.add(record);
            return Optional.empty();
        }
        String other = names.putIfAbsent(reader.name(), record);
        if (other != null) {
            problems.report(reader.namePlace(), Problem.DUPLICATE_TOOL_NAME, reader.name(), other);
        }
        problems.addAll(own);
        read.add(record);
        if (tool == null || other != null) {
            return Optional.empty();
        }
        tools.put(tool.name(), record);
        return Optional.of(tool);
    }

    private Surroundings around(TypeElement type, Problems problems) {
        PackageElement own = environment.getElementUtils().getPackageOf(type);
        return new Surroundings(environment.getTypeUtils(), environment.getElementUtils(), module, own, problems);
    }

    /** Returns the package that is marked as the module's own, once a round has shown it. */
    public Optional<String> home() {
        return Optional.ofNullable(home);
    }

    /** Returns whether tools wait for types that another processor may make. */
    public boolean waits() {
        return !waiting.isEmpty();
    }

    /** Returns the tools of the module; empty when no package is marked, which is noted where there are tools. */
    public Optional<Catalog> catalog(Problems problems) {
        if (home == null) {
            read.stream()
                    .findFirst()
                    .map(this::type)
                    .ifPresent(
                            first -> problems.report(Place.of(first), Problem.NO_TOOL_MODULE, first.getSimpleName()));
            return Optional.empty();
        }
        PackageElement place =
                Objects.requireNonNull(environment.getElementUtils().getPackageElement(home));
        List<Catalog.Entry> entries = tools.entrySet().stream()
                .map(tool -> new Catalog.Entry(tool.getKey(), type(tool.getValue()), ports(tool.getValue())))
                .toList();
        List<TypeMirror> ports = Stream.concat(tools.values().stream(), read.stream())
                .distinct()
                .flatMap(record -> ports(record).stream())
                .toList();
        return Optional.of(new Catalog(place, entries, ports));
    }

    private List<TypeMirror> ports(String record) {
        TypeElement type = type(record);
        return new ToolReader(around(type, new Problems()), type).ports();
    }

    private TypeElement type(String name) {
        return Objects.requireNonNull(environment.getElementUtils().getTypeElement(name));
    }

    private void findHome(RoundEnvironment round, Set<String> types, Problems problems) {
        List<PackageElement> homes = ElementFilter.packagesIn(round.getElementsAnnotatedWith(ToolModule.class)).stream()
                .sorted(Comparator.comparing(found -> found.getQualifiedName().toString()))
                .toList();
        for (PackageElement extra : homes.subList(Math.min(1, homes.size()), homes.size())) {
            problems.report(Place.of(extra, ToolModule.class), Problem.TWO_TOOL_MODULES, extra, homes.get(0));
        }
        homes.stream()
                .findFirst()
                .or(() -> types.stream().findFirst().flatMap(this::compiledHome))
                .ifPresent(found -> {
                    home = found.getQualifiedName().toString();
                    readBack(home);
                });
    }

    // The package of a tool, or one around it, whose mark was compiled before.
    private Optional<PackageElement> compiledHome(String record) {
        int dot = record.lastIndexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        PackageElement around = environment.getElementUtils().getPackageElement(record.substring(0, dot));
        return around != null && around.getAnnotation(ToolModule.class) != null
                ? Optional.of(around)
                : compiledHome(record.substring(0, dot));
    }

    private void readBack(String home) {
        TypeElement table = environment.getElementUtils().getTypeElement(home + "." + Catalog.TABLE);
        if (table != null && module.compiledBefore(table)) {
            ElementFilter.fieldsIn(table.getEnclosedElements()).stream()
                    .flatMap(dispatch -> record(dispatch.asType()).stream())
                    .forEach(this::keep);
        }
    }

    // The record of a dispatch is the first type argument of its kind; one that is compiled now is read anew.
    private Optional<TypeElement> record(TypeMirror dispatch) {
        return environment.getTypeUtils().directSupertypes(dispatch).stream()
                .filter(kind -> kind instanceof DeclaredType declared
                        && !declared.getTypeArguments().isEmpty())
                .map(kind -> ((DeclaredType) kind).getTypeArguments().get(0))
                .filter(DeclaredType.class::isInstance)
                .map(record -> (TypeElement) ((DeclaredType) record).asElement())
                .filter(record -> module.compiledBefore(record) && !module.compiledNow(record))
                .findFirst();
    }

    private void keep(TypeElement record) {
        Declaration.find(record).map(Declaration::facts).ifPresent(tool -> {
            String name = record.getQualifiedName().toString();
            tools.put(tool.name(), name);
            names.put(tool.name(), name);
        });
    }
}
