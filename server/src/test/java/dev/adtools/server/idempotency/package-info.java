@NullMarked
package dev.adtools.server.idempotency;

import org.jspecify.annotations.NullMarked;
