@NullMarked
package dev.adtools.server.cli.stdio;

import org.jspecify.annotations.NullMarked;
