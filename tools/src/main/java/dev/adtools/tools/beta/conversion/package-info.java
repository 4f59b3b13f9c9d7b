/**
 * The rules for conversion set-ups. Imports {@code dev.adtools.api}, {@code beta.campaign}, {@code tools.platform} and
 * {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.beta.conversion;

import org.jspecify.annotations.NullMarked;
