/** Pending Actions: requests that need approval, the decisions on them, and their execution, once. Imports {@code dev.adtools.api}, {@code tools.operations.approvals}, {@code server.call}, {@code server.decision} and {@code server.store}. */
@NullMarked
package dev.adtools.server.approval;

import org.jspecify.annotations.NullMarked;
