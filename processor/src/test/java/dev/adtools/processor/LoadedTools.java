package dev.adtools.processor;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.api.spi.ValidateDispatch;
import dev.adtools.api.spi.WriteDispatch;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The good corpus, compiled and loaded: its table, ready to be called. */
final class LoadedTools {

    private final ClassLoader loader;
    private final ToolTable table;

    private LoadedTools(ClassLoader loader, ToolTable table) {
        this.loader = loader;
        this.table = table;
    }

    static LoadedTools in(Path folder) throws IOException, ReflectiveOperationException {
        Generations.classes(Corpus.good(), folder);
        ClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, LoadedTools.class.getClassLoader());
        Class<?> needs = loader.loadClass("sample.ToolDependencies");
        Object ports = needs.getConstructors()[0].newInstance(
                port(loader, "sample.ports.AlphaAds"), port(loader, "sample.ports.Ledger"));
        Object table = loader.loadClass("sample.GeneratedToolTable")
                .getConstructor(needs)
                .newInstance(ports);
        return new LoadedTools(loader, (ToolTable) table);
    }

    private static Object port(ClassLoader loader, String name) throws ClassNotFoundException {
        Class<?> type = loader.loadClass(name);
        return Proxy.newProxyInstance(
                loader, new Class<?>[] {type}, (proxy, method, arguments) -> type.getSimpleName());
    }

    ToolTable table() {
        return table;
    }

    /** Returns a tool, for a test that knows what it takes. */
    @SuppressWarnings("unchecked")
    ToolDispatch<Object> tool(String name) {
        return (ToolDispatch<Object>) Objects.requireNonNull(table.find(name), name);
    }

    /** Returns a read, for a test that knows what it gives. */
    @SuppressWarnings("unchecked")
    ReadDispatch<Object, Object> read(String name) {
        return (ReadDispatch<Object, Object>) (ToolDispatch<?>) tool(name);
    }

    /** Returns a validation, for a test that knows what it finds. */
    @SuppressWarnings("unchecked")
    ValidateDispatch<Object, Object> validation(String name) {
        return (ValidateDispatch<Object, Object>) (ToolDispatch<?>) tool(name);
    }

    /** Returns a write, for a test that knows its plan. */
    @SuppressWarnings("unchecked")
    WriteDispatch<Object, Object, Object> write(String name) {
        return (WriteDispatch<Object, Object, Object>) (ToolDispatch<?>) tool(name);
    }

    /** Decodes arguments with a tool's decoder. */
    Decoded decode(String tool, String json) throws InvalidJson {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        StrictJson.check(bytes);
        ArgumentReader reader = new ArgumentReader(bytes, 0);
        return new Decoded(tool(tool).decode(reader), reader);
    }

    /** Returns a type of the corpus. */
    Class<?> type(String name) throws ClassNotFoundException {
        return loader.loadClass(name);
    }

    /** Makes a record of the corpus. */
    Object make(String type, @Nullable Object... components) throws ReflectiveOperationException {
        Constructor<?> constructor = loader.loadClass(type).getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return constructor.newInstance(components);
    }

    /** Returns a constant of an enum of the corpus. */
    Object constant(String type, int ordinal) throws ClassNotFoundException {
        return loader.loadClass(type).getEnumConstants()[ordinal];
    }

    /** Result of decoding a text. */
    record Decoded(@Nullable Object arguments, ArgumentReader reader) {}
}
