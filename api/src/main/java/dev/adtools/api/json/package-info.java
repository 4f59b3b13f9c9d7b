/** I-JSON values, the strict check of foreign bytes and the writer of our own. Imports nothing of ours. */
@NullMarked
package dev.adtools.api.json;

import org.jspecify.annotations.NullMarked;
