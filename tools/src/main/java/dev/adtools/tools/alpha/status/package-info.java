/**
 * The switching of campaigns on and off: its rules, its plan and its result. Imports {@code dev.adtools.api}, {@code
 * alpha.metrics}, {@code tools.account}, {@code tools.platform}, {@code tools.report} and {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.alpha.status;

import org.jspecify.annotations.NullMarked;
