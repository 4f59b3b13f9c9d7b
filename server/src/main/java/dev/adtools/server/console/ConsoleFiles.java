package dev.adtools.server.console;

import dev.adtools.server.http.PackedFile;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/** Serves the files that pages load: a changed file has another path. */
@Path("/console/files")
public final class ConsoleFiles {

    ConsoleFiles() {}

    /** Returns the path of a file below the console's. */
    static String path(String name) {
        return "/files/" + file(name).edition() + "/" + name;
    }

    private static PackedFile file(String name) {
        PackedFile file = Packed.FILES.get(name);
        if (file == null) {
            throw new NotFoundException();
        }
        return file;
    }

    /** Returns a file. */
    @GET
    @Path("{edition}/{name}")
    @Produces(MediaType.WILDCARD)
    public Response get(
            @PathParam("edition") String edition,
            @PathParam("name") String name,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) @DefaultValue("") String encodings) {
        PackedFile file = file(name);
        if (!file.edition().equals(edition)) {
            throw new NotFoundException();
        }
        return file.answer(encodings)
                .header(HttpHeaders.CACHE_CONTROL, "public, max-age=31536000, immutable")
                .build();
    }

    /** Holder of the files, which are read when somebody looks for the first time and not at the start. */
    private static final class Packed {

        static final Map<String, PackedFile> FILES = Map.of(
                "console.css", PackedFile.resource(ConsoleFiles.class, "console.css"),
                "console.js", PackedFile.resource(ConsoleFiles.class, "console.js"),
                "icon.svg", PackedFile.resource(ConsoleFiles.class, "/dev/adtools/server/openapi/docs/icon.svg"));
    }
}
