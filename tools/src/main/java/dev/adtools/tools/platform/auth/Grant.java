package dev.adtools.tools.platform.auth;

import java.net.URI;
import java.time.Instant;
import java.util.Map;

/** Credentials that access tokens are given for. */
public interface Grant {

    /** Returns which kind of credentials it is, as their file says. */
    String type();

    /** Returns who they are given to, without secrets. */
    String identity();

    /** Returns where tokens are given. */
    URI tokenUri();

    /** Returns the form that is sent there; it holds secrets. */
    Map<String, Secret> form(Instant now);
}
