/** Use of quotas by callers. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.operations.usage;

import org.jspecify.annotations.NullMarked;
