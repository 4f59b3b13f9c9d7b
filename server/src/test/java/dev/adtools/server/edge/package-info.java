@NullMarked
package dev.adtools.server.edge;

import org.jspecify.annotations.NullMarked;
