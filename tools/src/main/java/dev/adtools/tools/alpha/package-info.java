/**
 * The tools on alpha. Imports {@code dev.adtools.api}, {@code tools.account}, {@code tools.paging}, {@code tools.period}, {@code
 * tools.platform}, {@code tools.report}, {@code tools.rules} and its own sub-packages.
 */
@NullMarked
package dev.adtools.tools.alpha;

import org.jspecify.annotations.NullMarked;
