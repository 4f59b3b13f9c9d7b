package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.Rule;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.ToolTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Tools of the service by name, and the view that each caller has of them. */
public final class ToolCatalog {

    /** The error of a call for a tool that is not there, or not for its caller. */
    public static final ToolError NO_TOOL =
            ToolError.of(ErrorCode.TOOL_NOT_FOUND, "There is no tool of this name that the token may see.");

    private static final int MOST_PAGES = 256;

    private final Map<String, ToolDispatch<?>> tools;
    private final PlatformLabels labels;
    private final ReviewLinks reviews;
    private final Set<String> crossPlatform;
    private final Map<CatalogView, CatalogPage> pages = new ConcurrentHashMap<>();

    private ToolCatalog(Map<String, ToolDispatch<?>> tools, PlatformLabels labels, ReviewLinks reviews) {
        this.tools = tools;
        this.labels = labels;
        this.reviews = reviews;
        this.crossPlatform = tools.values().stream()
                .<ToolDescriptor>map(ToolDispatch::descriptor)
                .filter(ToolDescriptor::crossPlatform)
                .map(ToolDescriptor::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Merges the tools of several modules.
     *
     * @param labels the names of platforms that the catalog shows
     * @throws IllegalStateException when two tables have a tool of the same name
     */
    public static ToolCatalog of(List<? extends ToolTable> tables, PlatformLabels labels) {
        Map<String, ToolDispatch<?>> tools = new TreeMap<>();
        Map<String, ToolTable> origin = new HashMap<>();
        for (ToolTable table : tables) {
            for (ToolDispatch<?> tool : table.all()) {
                String name = tool.descriptor().name();
                ToolTable other = origin.putIfAbsent(name, table);
                if (other != null) {
                    throw new IllegalStateException("the tool " + name + " is both in "
                            + other.getClass().getName() + " and in "
                            + table.getClass().getName()
                            + "; a tool's name must be unique in the service");
                }
                tools.put(name, tool);
            }
        }
        return new ToolCatalog(tools, labels, ReviewLinks.PATHS);
    }

    /** Returns the same tools with the pages on which people decide, which no tool does. */
    public ToolCatalog reviewedAt(ReviewLinks links) {
        return new ToolCatalog(tools, labels, links);
    }

    /** Returns the tool of a name, if there is one and the caller may see it. */
    public Optional<ToolDispatch<?>> visible(String name, Caller caller) {
        ToolDispatch<?> tool = tools.get(name);
        return tool == null || !caller.limits().shows(tool.descriptor()) ? Optional.empty() : Optional.of(tool);
    }

    /** Returns the error of a call of a tool that the caller does not see, with the nearest ones that it does see. */
    public ToolError unknown(String name, Caller caller) {
        return UnknownTool.of(name, visible(caller.limits()), reviews.all());
    }

    /** Returns the pages on which people decide. */
    public ReviewLinks reviews() {
        return reviews;
    }

    /** Returns the message of a violation for an argument that names a tool that the caller does not see. */
    public String unknownName(String name, Caller caller) {
        return "is no tool that this token may see" + UnknownTool.hintOf(name, visible(caller.limits()), reviews.all());
    }

    /** Returns the tool of a name, whoever may see it. */
    Optional<ToolDispatch<?>> named(String name) {
        return Optional.ofNullable(tools.get(name));
    }

    /** Returns the descriptors of all tools, by name. */
    public List<ToolDescriptor> descriptors() {
        return tools.values().stream()
                .<ToolDescriptor>map(ToolDispatch::descriptor)
                .toList();
    }

    /** Returns the descriptor of a tool, regardless of who may see it. */
    public Optional<ToolDescriptor> descriptor(String name) {
        return named(name).map(ToolDispatch::descriptor);
    }

    /** Returns the name of the tool that lists the values of an argument of tools on a platform. */
    Optional<String> finder(Platform platform, String argument) {
        return tools.values().stream()
                .<ToolDescriptor>map(ToolDispatch::descriptor)
                .filter(tool -> tool.platform() == platform && tool.finds(argument))
                .map(ToolDescriptor::name)
                .findFirst();
    }

    /**
     * Returns the names of the visible tools that list values of an argument: tools of the same platform, or of all
     * platforms if the argument takes ids of several.
     */
    List<String> finders(ToolDescriptor tool, String argument, Caller caller) {
        boolean isOfSeveral = tool.arguments().get(argument) instanceof JsonObject schema
                && schema.get("examples") instanceof JsonArray examples
                && examples.items().size() > 1;
        String one = argument.endsWith("_ids") ? argument.substring(0, argument.length() - 1) : argument;
        return visible(caller.limits()).stream()
                .filter(finder -> finder.finds(one) && !finder.name().equals(tool.name()))
                .filter(finder -> isOfSeveral || finder.platform() == tool.platform())
                .map(ToolDescriptor::name)
                .toList();
    }

    /** Returns the list of the tools that a caller may see and a filter matches, by name. */
    public CatalogPage page(Caller caller, CatalogFilter filter) {
        CatalogView view = new CatalogView(caller.limits().ofTools(), filter);
        CatalogPage page = pages.get(view);
        if (page == null) {
            page = CatalogPage.of(
                    visible(view.limits()).stream().filter(filter::matches).toList());
            // Tokens come and go; what their limits look like must not fill the memory.
            if (pages.size() >= MOST_PAGES) {
                pages.clear();
            }
            pages.put(view, page);
        }
        return page;
    }

    /** Returns the names that the operator gives to platforms. */
    public PlatformLabels labels() {
        return labels;
    }

    /** Returns the names of the tools that work across platforms. */
    public Set<String> crossPlatform() {
        return crossPlatform;
    }

    /** Returns all tools that are visible within limits, by name. */
    public List<ToolDescriptor> visible(Limits limits) {
        return tools.values().stream()
                .<ToolDescriptor>map(ToolDispatch::descriptor)
                .filter(limits::shows)
                .map(labels::on)
                .toList();
    }

    /** Returns the rules of all tools that are visible within limits, each with the names of its tools. */
    public Map<Rule, List<String>> rules(Limits limits) {
        Map<Rule, List<String>> rules = new LinkedHashMap<>();
        tools.values().stream()
                .filter(tool -> limits.shows(tool.descriptor()))
                .forEach(tool -> tool.rules()
                        .forEach(rule -> rules.computeIfAbsent(rule, first -> new ArrayList<>())
                                .add(tool.descriptor().name())));
        return rules;
    }

    private record CatalogView(Limits limits, CatalogFilter filter) {}
}
