package dev.adtools.server.idempotency;

import java.time.Duration;

/** How long a node may be silent before what it holds is taken from it. */
final class Leases {

    static final Duration LENGTH = Duration.ofSeconds(30);

    private Leases() {}
}
