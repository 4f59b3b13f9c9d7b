package dev.adtools.processor.model;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import org.jspecify.annotations.Nullable;

/**
 * The tools of one module.
 *
 * @param home the package that the table goes into; null when none is marked
 * @param tools the healthy tools, by name
 * @param ports the ports of all tools, also of those that are not healthy, each type once
 * @param origins the elements that all this was read from
 */
public record Catalog(
        @Nullable PackageElement home, List<ToolModel> tools, List<Handler.Port> ports, List<Element> origins) {}
