package dev.adtools.server.openapi.generator;

import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.GeneratedToolTable;
import dev.adtools.tools.ToolDependencies;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;

/** The tools of the product, as they were compiled; none of them can be called. */
final class Catalog {

    private Catalog() {}

    /** Returns the descriptors, by name. */
    static List<ToolDescriptor> tools() {
        return new GeneratedToolTable(needs())
                .all().stream().map(ToolDispatch::descriptor).toList();
    }

    private static ToolDependencies needs() {
        Constructor<?> constructor = ToolDependencies.class.getConstructors()[0];
        try {
            return (ToolDependencies) constructor.newInstance(Arrays.stream(constructor.getParameterTypes())
                    .map(Catalog::unreached)
                    .toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the tools could not be listed", e);
        }
    }

    private static Object unreached(Class<?> port) {
        return Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, (proxy, method, arguments) -> {
            throw new UnsupportedOperationException(method + " was called while the document was written");
        });
    }
}
