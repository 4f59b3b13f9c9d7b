/** Cuts every report of the sandbox every way and adds the numbers up; what may not differ is compared. Run by a test and {@code scripts/sums}. */
@NullMarked
package dev.adtools.tools.sums;

import org.jspecify.annotations.NullMarked;
