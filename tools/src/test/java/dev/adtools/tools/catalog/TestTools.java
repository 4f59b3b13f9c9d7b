package dev.adtools.tools.catalog;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.tools.GeneratedToolTable;
import dev.adtools.tools.Needs;

/** The tools of this module, for tests that look at all of them. */
final class TestTools {

    private TestTools() {}

    static ToolTable table() {
        return new GeneratedToolTable(new Needs());
    }
}
