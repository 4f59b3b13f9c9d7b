package dev.adtools.server.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Set;
import java.util.regex.Pattern;

/** Paths of the console, where a browser's session counts and a bearer token does not. */
public final class ConsolePath {

    /** The first segment. */
    public static final String ROOT = "console";
    /** The path of links that open a session, without their secrets. */
    public static final String LINK = ROOT + "/link";

    private static final String BELOW = ROOT + "/";
    private static final String SIGN_IN = BELOW + "sign-in";
    private static final String LINKS = LINK + "/";
    private static final Set<String> OPENING = Set.of(BELOW + "session", LINK);
    private static final String PUBLIC_FOLDER = BELOW + "files/";
    private static final Pattern PAGE = Pattern.compile(ROOT + "(/[A-Za-z0-9_:-]+)*");

    private ConsolePath() {}

    /** Returns whether a path, which has no slash in front, leads into the console. */
    public static boolean isOne(String path) {
        return path.startsWith(ROOT) && (path.length() == ROOT.length() || path.startsWith(BELOW));
    }

    /** Returns whether a path of the console is there for whoever has not signed in. */
    static boolean isPublic(String path) {
        return path.equals(SIGN_IN) || opensSession(path) || isLink(path) || path.startsWith(PUBLIC_FOLDER);
    }

    /** Returns whether a form that is sent to a path opens a session, so that it may come from whoever has none. */
    public static boolean opensSession(String path) {
        return OPENING.contains(path);
    }

    /** Returns whether a path has the secret of a link in it. */
    public static boolean isLink(String path) {
        return path.startsWith(LINKS);
    }

    /** Returns whether a text names a page of the console and nothing else, so that it is safe to go there. */
    public static boolean isPage(String path) {
        return PAGE.matcher(path).matches();
    }

    /** Sends whoever has not signed in to where that is done, and from there back. */
    static Response toSignIn(ContainerRequestContext request) {
        String path = request.getUriInfo().getPath();
        String base = request.getUriInfo().getBaseUri().getPath();
        String back = isPage(path) && !path.equals(ROOT) ? "?to=" + path : "";
        return Response.seeOther(URI.create(base + SIGN_IN + back)).build();
    }
}
