@NullMarked
package dev.adtools.server.quota;

import org.jspecify.annotations.NullMarked;
