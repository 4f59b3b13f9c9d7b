/** What a tool author writes against: annotations, handler kinds, outcomes, money and ids. Imports {@code java.*} only. */
@NullMarked
package dev.adtools.api;

import org.jspecify.annotations.NullMarked;
