/**
 * The account that a call names, as far as money of the call is held against it. Imports {@code dev.adtools.api}, {@code
 * tools.period}, {@code tools.platform}, {@code tools.report} and {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.account;

import org.jspecify.annotations.NullMarked;
