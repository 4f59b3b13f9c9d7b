package dev.adtools.api.spi;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tools of one module. Implemented by generated code. */
public interface ToolTable {

    /**
     * {@return the tool of a name, or null when this module has none}
     *
     * @param name the tool's name
     */
    @Nullable
    ToolDispatch<?> find(String name);

    /** {@return all tools of this module, by name} */
    List<ToolDispatch<?>> all();
}
