// The TypeScript SDK's first line, which speaks the revisions with a handshake.
import assert from 'node:assert/strict';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { assertPaged, readPages, walk } from './walk.mjs';
import { service } from './service.mjs';

const INVALID_PARAMS = -32602;

const sdk = new Client({ name: 'typescript-v1', version: '1' });
const transport = new StreamableHTTPClientTransport(new URL(service.mcp), {
    requestInit: { headers: { Authorization: `Bearer ${service.token}` } },
});
await sdk.connect(transport);
assert.equal(transport.protocolVersion, '2025-11-25');
assert.equal(transport.sessionId, undefined);
assert.equal(sdk.getServerVersion().name, 'adtools');
await sdk.ping();

const list = (cursor) => sdk.listTools(cursor === undefined ? {} : { cursor });
const pageOf = new Map();

await walk(
    {
        name: 'TypeScript SDK v1',
        id: 'v1',
        number: 1,
        async tools() {
            const pages = await readPages(async (cursor) => {
                const page = await list(cursor);
                page.tools.forEach((tool) => pageOf.set(tool.name, cursor));
                return page;
            });
            assertPaged(pages);
            return pages.flat();
        },
        async call(name, args, meta) {
            // It holds results against outputSchema, refusals too, but only of the tools on the page that it read last.
            await list(pageOf.get(name));
            return sdk.callTool({ name, arguments: args, ...(meta && { _meta: meta }) });
        },
        isUnknownTool: (error) => error.code === INVALID_PARAMS,
    },
    service,
);
await sdk.close();
