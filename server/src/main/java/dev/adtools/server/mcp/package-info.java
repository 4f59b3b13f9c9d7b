/**
 * MCP: the same tools over JSON-RPC at {@code /mcp}, in the stateless revision and in those that begin with a handshake.
 * Imports {@code api}, {@code audit}, {@code call} and {@code http}; only the application imports it.
 */
@NullMarked
package dev.adtools.server.mcp;

import org.jspecify.annotations.NullMarked;
