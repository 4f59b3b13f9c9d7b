package dev.adtools.api.spi;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tools of one module. Implemented by generated code. */
public interface ToolTable {

    /** Returns the tool of a name, or null when this module has none. */
    @Nullable
    ToolDispatch<?> find(String name);

    /** Returns all tools of this module, by name. */
    List<ToolDispatch<?>> all();
}
