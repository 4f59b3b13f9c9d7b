package dev.adtools.server.http;

import java.util.Set;
import java.util.TreeSet;

/**
 * The methods that a path allows, by those it serves: HEAD wherever GET is, OPTIONS wherever anything is, and TRACE nowhere,
 * which is said also where nothing is. It holds on both ports, and behind the token where one is needed.
 */
public final class AllowedMethods {

    private static final int OK = 200;
    private static final int NO_CONTENT = 204;
    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;

    private AllowedMethods() {}

    /** Returns the status with which a path answers a method: 200 where it is left to what serves the path. */
    public static int status(String method, Set<String> served) {
        if (served.isEmpty() && !method.equals("TRACE")) {
            return NOT_FOUND;
        }
        if (!allowed(served).contains(method)) {
            return METHOD_NOT_ALLOWED;
        }
        return method.equals("OPTIONS") ? NO_CONTENT : OK;
    }

    /** Returns the value of {@code Allow}, which goes with 204 and 405. */
    public static String allow(Set<String> served) {
        return String.join(", ", allowed(served));
    }

    private static Set<String> allowed(Set<String> served) {
        Set<String> allowed = new TreeSet<>(served);
        if (served.contains("GET")) {
            allowed.add("HEAD");
        }
        if (!served.isEmpty()) {
            allowed.add("OPTIONS");
        }
        return allowed;
    }
}
