@NullMarked
package dev.adtools.server.spend;

import org.jspecify.annotations.NullMarked;
