/**
 * Performance of several accounts on alpha and beta in one answer. Imports {@code dev.adtools.api}, {@code alpha.metrics},
 * {@code beta.metrics}, {@code tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.operations.performance;

import org.jspecify.annotations.NullMarked;
