/** The ports through which tools reach a platform, and how a platform's failure becomes an answer. Imports {@code java.*}, {@code dev.adtools.api} and jspecify only. */
@NullMarked
package dev.adtools.tools.platform;

import org.jspecify.annotations.NullMarked;
