/**
 * Assets that an account on beta advertises with: pixels, pages with their lead forms, and catalogs. Imports {@code
 * dev.adtools.api}, {@code tools.paging}, {@code tools.platform} and {@code tools.report}.
 */
@NullMarked
package dev.adtools.tools.beta.assets;

import org.jspecify.annotations.NullMarked;
