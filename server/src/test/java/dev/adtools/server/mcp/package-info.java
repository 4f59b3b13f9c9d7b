/** Tests of MCP without a wire. */
@NullMarked
package dev.adtools.server.mcp;

import org.jspecify.annotations.NullMarked;
