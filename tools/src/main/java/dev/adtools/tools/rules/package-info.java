/** How validations look at free-form drafts and collect what they find. Imports {@code dev.adtools.api} only. */
@NullMarked
package dev.adtools.tools.rules;

import org.jspecify.annotations.NullMarked;
