/** Problems that a tool can have, and the one place that prints it. Imports nothing of ours; alone sees the messager. */
@NullMarked
package dev.adtools.processor.problem;

import org.jspecify.annotations.NullMarked;
