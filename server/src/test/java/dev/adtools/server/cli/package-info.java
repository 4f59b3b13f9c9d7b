@NullMarked
package dev.adtools.server.cli;

import org.jspecify.annotations.NullMarked;
