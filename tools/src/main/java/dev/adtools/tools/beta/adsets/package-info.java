/**
 * Contents of the campaigns of an account on beta: ad sets and ads. Imports {@code dev.adtools.api}, {@code beta.campaign},
 * {@code tools.paging}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.beta.adsets;

import org.jspecify.annotations.NullMarked;
