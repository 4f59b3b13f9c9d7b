@ToolModule
package one;

import dev.adtools.api.ToolModule;
