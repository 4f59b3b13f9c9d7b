package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.Caller;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Shows the tools that a token may see, and what they take; calls those that only read. */
@Path("/console/tools")
@Produces(Pages.HTML)
public final class ToolPages {

    private final Pages pages;
    private final PageCalls calls;

    ToolPages(Pages pages, PageCalls calls) {
        this.pages = pages;
        this.calls = calls;
    }

    /** Lists tools whose names and descriptions have all the words that are searched for. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("q") @DefaultValue("") String search,
            @Context ContainerRequestContext request) {
        List<ToolDescriptor> found = calls.catalog().visible(caller.limits()).stream()
                .filter(tool -> isFound(tool, search))
                .toList();
        PageContext page = pages.context(Section.TOOLS, "Tools", caller, request);
        return Pages.ok((out, interceptor) -> JtetoolsGenerated.render(out, interceptor, page, found, search));
    }

    private static boolean isFound(ToolDescriptor tool, String search) {
        String text =
                (tool.name() + " " + text(tool, "title") + " " + text(tool, "description")).toLowerCase(Locale.ROOT);
        return Stream.of(search.toLowerCase(Locale.ROOT).split("\\s+", -1)).allMatch(text::contains);
    }

    /** Returns a text of a tool's descriptor. */
    static String text(ToolDescriptor tool, String name) {
        return tool.document().get(name) instanceof JsonString text ? text.value() : "";
    }

    /** Shows one tool and its arguments. */
    @GET
    @Path("{name}")
    public Response get(@Auth Caller caller, @PathParam("name") String name, @Context ContainerRequestContext request) {
        return Pages.of(request, calls.tool(name, caller), tool -> shown(tool.descriptor(), caller, request));
    }

    private Response shown(ToolDescriptor tool, Caller caller, ContainerRequestContext request) {
        PageContext page = pages.context(Section.TOOLS, text(tool, "title"), caller, request);
        List<ToolArgument> arguments =
                tool.document().get("inputSchema") instanceof JsonObject schema ? ToolArgument.of(schema) : List.of();
        ToolForm form = ToolForm.of(tool);
        return Pages.ok((out, interceptor) -> JtetoolGenerated.render(out, interceptor, page, tool, arguments, form));
    }

    /** Calls a tool that only reads, with the arguments of its form, and shows what it answers. */
    @POST
    @Path("{name}")
    public Response call(
            @Auth Caller caller,
            @PathParam("name") String name,
            MultivaluedMap<String, String> sent,
            @Context ContainerRequestContext request) {
        return Pages.of(
                request,
                calls.read(name, sent, caller, request),
                answer -> answered(name, answer, caller, request),
                () -> get(caller, name, request));
    }

    private Response answered(String name, JsonValue answer, Caller caller, ContainerRequestContext request) {
        PageContext page = pages.context(Section.TOOLS, "Answer of " + name, caller, request);
        JsonView view = JsonView.of((JsonObject) answer);
        return Pages.ok((out, interceptor) ->
                JtetoolAnswerGenerated.render(out, interceptor, page, name, view, IndentedJson.of(answer)));
    }

    /**
     * Form that takes the arguments of a tool, as its schema says them.
     *
     * @param fields a field for each argument, in the schema's order
     */
    record ToolForm(List<ToolField> fields) {

        /** Returns the form of a tool. */
        static ToolForm of(ToolDescriptor tool) {
            List<ToolField> fields = new ArrayList<>();
            if (tool.document().get("inputSchema") instanceof JsonObject schema
                    && schema.get("properties") instanceof JsonObject properties) {
                properties.members().forEach((name, argument) -> {
                    if (argument instanceof JsonObject described) {
                        fields.add(new ToolField(name, described, isRequired(schema, name)));
                    }
                });
            }
            return new ToolForm(fields);
        }

        private static boolean isRequired(JsonObject schema, String name) {
            return schema.get("required") instanceof JsonArray required
                    && required.items().contains(new JsonString(name));
        }

        /** Returns the JSON of the arguments that were sent; fails where one that has members is no JSON. */
        Outcome<byte[]> arguments(MultivaluedMap<String, String> sent) {
            Outcome<JsonObject.Builder> arguments = Outcome.completed(JsonObject.builder());
            for (ToolField field : fields) {
                arguments = arguments.flatMap(given -> field.value(sent.getOrDefault(field.name(), List.of()))
                        .map(value -> value.map(found -> given.put(field.argument(), found))
                                .orElse(given)));
            }
            return arguments.map(given -> new JsonWriter().value(given.build()).toBytes());
        }
    }
}
