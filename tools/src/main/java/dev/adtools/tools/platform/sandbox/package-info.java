/** The embedded platforms: they answer the real wire format from accounts that {@code alpha.json}, {@code beta.json} and {@code analytics.json} describe. Imports {@code dev.adtools.tools.platform}, its {@code wire} and Jackson; never a connector. */
@NullMarked
package dev.adtools.tools.platform.sandbox;

import org.jspecify.annotations.NullMarked;
