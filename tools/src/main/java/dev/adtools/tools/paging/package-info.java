/** Pages of lists, and the cursors that lead from one to the next. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.paging;

import org.jspecify.annotations.NullMarked;
