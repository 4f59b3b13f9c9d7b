/** Contract of tool authors: annotations, handler kinds, outcomes, money and ids. Imports {@code json}. */
@NullMarked
package dev.adtools.api;

import org.jspecify.annotations.NullMarked;
