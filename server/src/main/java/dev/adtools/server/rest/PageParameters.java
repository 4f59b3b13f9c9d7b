package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.store.PageRequest;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.ws.rs.QueryParam;
import org.jspecify.annotations.Nullable;

/** Query parameters of every list that pages. */
public final class PageParameters {

    @Parameter(description = "The `next_cursor` of the page before; the first page when left out.")
    @QueryParam("cursor")
    private @Nullable String cursor;

    @Parameter(
            description = "How many rows at most.",
            schema = @Schema(types = "integer", format = "int32", minimum = "1", maximum = "500", defaultValue = "50"))
    @QueryParam("limit")
    private @Nullable String limit;

    @Parameter(
            description = "Which row comes first; the `cursor`'s own order when left out.",
            schema =
                    @Schema(
                            allowableValues = {"newest", "oldest"},
                            defaultValue = "newest"))
    @QueryParam("order")
    private @Nullable String order;

    /** Returns the order as it was sent. */
    @Nullable
    String order() {
        return order;
    }

    /** Returns the page that is asked for. */
    Outcome<PageRequest> page() {
        return PageRequest.of(cursor, limit, order);
    }
}
