/**
 * The diagnosis of a campaign's health: a campaign as it is known, one file per family of checks, and the score. Imports
 * {@code dev.adtools.api}, {@code beta.campaign}, {@code beta.metrics}, {@code beta.pacing}, {@code
 * tools.operations.changes}, {@code tools.pacing}, {@code tools.period}, {@code tools.platform}, {@code tools.report} and
 * {@code tools.rules}.
 */
@NullMarked
package dev.adtools.tools.beta.health;

import org.jspecify.annotations.NullMarked;
