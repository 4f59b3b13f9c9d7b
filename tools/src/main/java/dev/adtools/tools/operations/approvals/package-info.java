/** What waits for approval, as tools see it. Imports {@code dev.adtools.api}. */
@NullMarked
package dev.adtools.tools.operations.approvals;

import org.jspecify.annotations.NullMarked;
