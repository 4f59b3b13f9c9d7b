// The OpenAI Agents SDK, which makes function tools of the tools of an MCP server.
import { MCPServerStreamableHttp } from '@openai/agents';
import { walk } from './walk.mjs';
import { service } from './service.mjs';

const INVALID_PARAMS = -32602;

const server = new MCPServerStreamableHttp({
    url: service.mcp,
    name: 'adtools',
    clientSessionTimeoutSeconds: 60,
    requestInit: { headers: { Authorization: `Bearer ${service.token}` } },
});
await server.connect();

await walk(
    {
        name: 'OpenAI Agents SDK',
        id: 'agents',
        number: 9,
        // It reads all pages itself.
        tools: () => server.listTools(),
        call: (name, args, meta) => server.callToolResult(name, args, meta),
        isUnknownTool: (error) => error.code === INVALID_PARAMS,
    },
    service,
);
await server.close();
