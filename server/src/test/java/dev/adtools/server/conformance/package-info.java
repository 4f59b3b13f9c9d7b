/** Tools that independent MCP suites and clients call beside the product's; run by {@code scripts/mcp-conformance}. */
@NullMarked
package dev.adtools.server.conformance;

import org.jspecify.annotations.NullMarked;
