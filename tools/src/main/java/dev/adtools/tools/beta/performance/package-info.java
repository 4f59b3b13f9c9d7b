/**
 * The performance of campaigns on beta. Imports {@code dev.adtools.api}, {@code beta.campaign}, {@code beta.metrics}, {@code
 * tools.paging}, {@code tools.period}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.beta.performance;

import org.jspecify.annotations.NullMarked;
