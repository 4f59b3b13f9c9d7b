@NullMarked
package dev.adtools.server.events;

import org.jspecify.annotations.NullMarked;
