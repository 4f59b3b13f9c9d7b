/** Pending Actions: what waits for approval, who decides on it, and that it then runs once. Imports {@code dev.adtools.api}, {@code tools.operations.approvals}, {@code server.call}, {@code server.decision} and {@code server.store}. */
@NullMarked
package dev.adtools.server.approval;

import org.jspecify.annotations.NullMarked;
