package dev.adtools.server.edge;

import org.jspecify.annotations.Nullable;

/** Knows the paths that a face answers without Jersey. They take POST; every other method is refused for it. */
@FunctionalInterface
public interface Route {

    /**
     * Returns what answers the requests to a path.
     *
     * @param path as it was sent, without the context's path and without path parameters; still percent-encoded
     * @return null when the path is another's
     */
    @Nullable
    Endpoint at(String path);
}
