/** The command line: a client of the running service, or its substitute while it holds the data directory. Imports Dropwizard's commands, {@code auth}, {@code approval}, {@code spend}, {@code workflow}, {@code store}, {@code platform} and {@code call}, and the platforms' ports only. */
@NullMarked
package dev.adtools.server.cli;

import org.jspecify.annotations.NullMarked;
