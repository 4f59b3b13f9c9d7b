package dev.adtools.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import dev.adtools.api.spi.ReadDispatch;
import io.dropwizard.auth.Auth;
import io.dropwizard.auth.PrincipalImpl;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Executes tools as a resource does that leaves JSON to databind and schemas to a validator. */
@Path("/api/v1/tools/{tool}/execute")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public final class HandWrittenResource {

    private final Map<String, ReadDispatch<?, ?>> tools;
    private final Map<String, Schema> schemas;
    private final ObjectMapper mapper;
    private final CallRows rows;

    HandWrittenResource(
            Map<String, ReadDispatch<?, ?>> tools, Map<String, Schema> schemas, ObjectMapper mapper, CallRows rows) {
        this.tools = tools;
        this.schemas = schemas;
        this.mapper = mapper;
        this.rows = rows;
    }

    /** Checks the arguments, asks the tool, and notes the call. */
    @POST
    public ObjectNode execute(@Auth PrincipalImpl caller, @PathParam("tool") String name, JsonNode body)
            throws IOException {
        ReadDispatch<?, ?> tool = tools.get(name);
        Schema schema = schemas.get(name);
        if (tool == null || schema == null) {
            throw new NotFoundException();
        }
        JsonNode arguments = body.path("arguments");
        List<Error> errors = schema.validate(arguments);
        if (!errors.isEmpty()) {
            throw new BadRequestException(errors.toString());
        }
        JsonNode data = mapper.readTree(SdkTools.answer(tool, mapper.writeValueAsBytes(arguments)));
        rows.add(caller.getName(), name, mapper.writeValueAsString(arguments));
        return envelope(tool, data);
    }

    private ObjectNode envelope(ReadDispatch<?, ?> tool, JsonNode data) throws IOException {
        ObjectNode answer = mapper.createObjectNode()
                .put("ok", true)
                .put("platform", tool.descriptor().platform().wireName())
                .put("tool", tool.descriptor().name());
        answer.set("data", data);
        answer.putNull("error");
        ObjectNode result = answer.putObject("mcp_response");
        ArrayNode content = result.putArray("content");
        content.addObject().put("type", "text").put("text", mapper.writeValueAsString(data));
        result.set("structuredContent", data);
        result.put("isError", false);
        return answer;
    }
}
