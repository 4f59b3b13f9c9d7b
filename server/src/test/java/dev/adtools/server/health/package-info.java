@NullMarked
package dev.adtools.server.health;

import org.jspecify.annotations.NullMarked;
