package dev.adtools.server.http;

import java.util.List;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;

/**
 * Path of a request, as far as it says who may come in and how.
 *
 * @param below the path below the context's, without a slash in front; empty when it is not below
 * @param console whether it leads into the console and is spelled so
 */
record RequestPath(String below, boolean console) {

    private static final List<String> HALTS = List.of("api/v1/halts", "console/halts");

    /** Returns the path of a request to a context whose path is a root. */
    static RequestPath of(Request request, String root) {
        HttpURI uri = request.getHttpURI();
        String path = uri.getCanonicalPath();
        String below = path != null && path.startsWith(root + "/") ? path.substring(root.length() + 1) : "";
        // Nothing that only comes to the same: a cookie is nobody anywhere else, however a path is spelled.
        boolean spelled = uri.getPath().startsWith(root + "/" + ConsolePath.ROOT);
        return new RequestPath(below, spelled && ConsolePath.isOne(below));
    }

    /** Returns whether anyone may ask for it. */
    boolean isPublic() {
        return PreMatchingAuthFilter.isPublic(below);
    }

    /** Returns whether it works the kill switch, which has places of its own. */
    boolean isHalting() {
        return HALTS.stream().anyMatch(halts -> below.equals(halts) || below.startsWith(halts + "/"));
    }
}
