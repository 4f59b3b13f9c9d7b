/** MCP over standard input and output: every line is handed on to the running service. Imports nothing of ours but JSON. */
@NullMarked
package dev.adtools.server.cli.stdio;

import org.jspecify.annotations.NullMarked;
