/** The words and floors of campaigns on beta that more than one tool knows. Imports {@code tools.rules} only. */
@NullMarked
package dev.adtools.tools.beta.campaign;

import org.jspecify.annotations.NullMarked;
