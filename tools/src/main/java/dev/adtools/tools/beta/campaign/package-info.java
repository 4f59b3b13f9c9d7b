/**
 * The words, money and floors of campaigns on beta that more than one tool knows. Imports {@code dev.adtools.api}, {@code
 * tools.account}, {@code tools.platform}, {@code tools.report}, {@code tools.rules} and {@code tools.spend}.
 */
@NullMarked
package dev.adtools.tools.beta.campaign;

import org.jspecify.annotations.NullMarked;
