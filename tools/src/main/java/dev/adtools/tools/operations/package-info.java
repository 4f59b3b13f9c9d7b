/** The tools on the service itself. They carry platform beta. Imports {@code dev.adtools.api}, {@code tools.paging} and its own sub-packages. */
@NullMarked
package dev.adtools.tools.operations;

import org.jspecify.annotations.NullMarked;
