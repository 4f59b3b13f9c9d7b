// mcp-remote, the bridge for clients that start a process and talk over its standard streams.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { readPages, walk } from './walk.mjs';
import { service } from './service.mjs';

const INVALID_PARAMS = -32602;
const PROXY = join(dirname(createRequire(import.meta.url).resolve('mcp-remote/package.json')), 'dist/proxy.js');

const sdk = new Client({ name: 'bridged', version: '1' });
await sdk.connect(
    new StdioClientTransport({
        command: process.execPath,
        args: [PROXY, service.mcp, '--transport', 'http-only', '--allow-http', '--silent', '--header', 'Authorization:${BEARER}'],
        env: { ...process.env, BEARER: `Bearer ${service.token}` },
    }),
);

await walk(
    {
        name: 'mcp-remote',
        id: 'bridge',
        number: 10,
        tools: async () => (await readPages((cursor) => sdk.listTools(cursor === undefined ? {} : { cursor }))).flat(),
        call: (name, args, meta) => sdk.callTool({ name, arguments: args, ...(meta && { _meta: meta }) }),
        isUnknownTool: (error) => error.code === INVALID_PARAMS,
    },
    service,
);
await sdk.close();
