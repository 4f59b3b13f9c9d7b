@NullMarked
package dev.adtools.server.schedules;

import org.jspecify.annotations.NullMarked;
