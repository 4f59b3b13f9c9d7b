package dev.adtools.server.call;

import dev.adtools.api.Source;

/**
 * Environment of a platform: the sandbox, or one live platform seen with one set of credentials. What was keyed or approved
 * in one environment means nothing in another.
 *
 * @param source the sandbox or live
 * @param id tells this world from every other; holds no secret
 */
public record PlatformEnvironment(Source source, String id) {

    /** The embedded sandbox. */
    public static final PlatformEnvironment SANDBOX = new PlatformEnvironment(Source.SANDBOX, "sandbox");
}
