@NullMarked
package dev.adtools.server.decision;

import org.jspecify.annotations.NullMarked;
