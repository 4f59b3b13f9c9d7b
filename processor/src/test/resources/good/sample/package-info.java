@NullMarked
@ToolModule
package sample;

import dev.adtools.api.ToolModule;
import org.jspecify.annotations.NullMarked;
