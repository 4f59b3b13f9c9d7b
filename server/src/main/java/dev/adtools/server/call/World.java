package dev.adtools.server.call;

import dev.adtools.api.Source;

/**
 * What a platform is here: the sandbox, or one live platform seen with one set of credentials. What was keyed or
 * approved in one world means nothing in another.
 *
 * @param source the sandbox or live
 * @param id tells this world from every other; holds no secret
 */
public record World(Source source, String id) {

    /** The embedded sandbox. */
    public static final World SANDBOX = new World(Source.SANDBOX, "sandbox");
}
