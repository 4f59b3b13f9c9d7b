package dev.adtools.processor.read;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.StandardLocation;

/** Types of the module: those that are compiled in this run, and those that earlier runs have put into the same folder. */
public final class ModuleTypes {

    /** Package whose classes alone may make grants and rights to send. */
    public static final String RESERVED = "dev.adtools.api";

    private final ProcessingEnvironment environment;
    private final Loader loader = new Loader();
    private final Set<String> compiled = new HashSet<>();
    private final Map<String, Optional<Class<?>>> classes = new HashMap<>();

    /** Makes the types of a module of which no round has shown any yet. */
    public ModuleTypes(ProcessingEnvironment environment) {
        this.environment = environment;
    }

    /** Takes in what a round compiles. */
    public void add(RoundEnvironment round) {
        ElementFilter.typesIn(round.getRootElements())
                .forEach(type -> compiled.add(type.getQualifiedName().toString()));
    }

    /** Returns the types of a round in the package of the API. */
    public List<TypeElement> reservedIn(RoundEnvironment round) {
        return ElementFilter.typesIn(round.getRootElements()).stream()
                .filter(type -> environment
                        .getElementUtils()
                        .getPackageOf(type)
                        .getQualifiedName()
                        .contentEquals(RESERVED))
                .toList();
    }

    /** Returns whether a type's source is compiled now, so that all its annotations and positions are known. */
    boolean compiledNow(TypeElement type) {
        Element top = type;
        while (top.getEnclosingElement() instanceof TypeElement outer) {
            top = outer;
        }
        return compiled.contains(((TypeElement) top).getQualifiedName().toString());
    }

    /** Returns whether an earlier run has compiled a type. */
    boolean compiledBefore(TypeElement type) {
        return bytes(StandardLocation.CLASS_OUTPUT, binaryName(type)).isPresent();
    }

    /** Returns the class of a type that is not compiled now: of this module, of the API, or of another; empty when it cannot be read. */
    Optional<Class<?>> classOf(TypeElement type) {
        return classes.computeIfAbsent(binaryName(type), this::loaded);
    }

    private String binaryName(TypeElement type) {
        return environment.getElementUtils().getBinaryName(type).toString();
    }

    private Optional<Class<?>> loaded(String name) {
        try {
            return Optional.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    private Optional<byte[]> bytes(StandardLocation location, String name) {
        int dot = name.lastIndexOf('.');
        String folder = name.substring(0, Math.max(0, dot));
        try (InputStream in = environment
                .getFiler()
                .getResource(location, folder, name.substring(dot + 1) + ".class")
                .openInputStream()) {
            return Optional.of(in.readAllBytes());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Loads classes of the module and of what it is compiled with, without running any of their code. */
    private final class Loader extends ClassLoader {

        Loader() {
            super(ModuleTypes.class.getClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = bytes(StandardLocation.CLASS_OUTPUT, name)
                    .or(() -> bytes(StandardLocation.CLASS_PATH, name))
                    .orElseThrow(() -> new ClassNotFoundException(name));
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
