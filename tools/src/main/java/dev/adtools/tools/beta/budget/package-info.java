/**
 * The change of a campaign's daily budget: its rules, its plan and its result. Imports {@code dev.adtools.api}, {@code
 * beta.campaign}, {@code tools.account}, {@code tools.platform}, {@code tools.report} and {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.beta.budget;

import org.jspecify.annotations.NullMarked;
