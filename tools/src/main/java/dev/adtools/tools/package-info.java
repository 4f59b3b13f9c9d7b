/** The advertising tools, one package per platform. Imports {@code dev.adtools.api} only, but for {@code platform}. */
@ToolModule
@NullMarked
package dev.adtools.tools;

import dev.adtools.api.ToolModule;
import org.jspecify.annotations.NullMarked;
