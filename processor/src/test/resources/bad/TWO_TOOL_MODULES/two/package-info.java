@ToolModule // ! TWO_TOOL_MODULES
package two;

import dev.adtools.api.ToolModule;
