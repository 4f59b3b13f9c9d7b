package dev.adtools.server.load;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Answers a body with itself: as bytes nobody looks at, and as JSON read and written by Jackson. */
@Path("/echo")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public final class EchoResource {

    /** Answers bytes. */
    @POST
    @Path("/bytes")
    public byte[] bytes(byte[] body) {
        return body;
    }

    /** Answers a tree. */
    @POST
    @Path("/json")
    public JsonNode json(JsonNode body) {
        return body;
    }
}
