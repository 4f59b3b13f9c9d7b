/** Validation of free-form drafts, and the findings of it. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.rules;

import org.jspecify.annotations.NullMarked;
