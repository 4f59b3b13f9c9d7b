/**
 * The tools on beta. Imports {@code dev.adtools.api}, {@code tools.paging}, {@code tools.period}, {@code
 * tools.platform}, {@code tools.report}, {@code tools.rules} and its own sub-packages.
 */
@NullMarked
package dev.adtools.tools.beta;

import org.jspecify.annotations.NullMarked;
