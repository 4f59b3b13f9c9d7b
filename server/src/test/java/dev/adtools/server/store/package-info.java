@NullMarked
package dev.adtools.server.store;

import org.jspecify.annotations.NullMarked;
