// The TypeScript SDK's second line: as it negotiates by itself, held to the newest revision, and to each one with a handshake.
import assert from 'node:assert/strict';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { assertPaged, readPages, walk } from './walk.mjs';
import { service } from './service.mjs';

const INVALID_PARAMS = -32602;
const MODES = [
    { mode: 'auto', version: '2026-07-28' },
    { mode: { pin: '2026-07-28' }, version: '2026-07-28' },
    { mode: 'legacy', version: '2025-11-25' },
    { mode: 'legacy', version: '2025-06-18' },
    { mode: 'legacy', version: '2025-03-26' },
];

for (const [at, { mode, version }] of MODES.entries()) {
    const sdk = new Client(
        { name: 'typescript-v2', version: '1' },
        { versionNegotiation: { mode }, ...(mode === 'legacy' && { supportedProtocolVersions: [version] }) },
    );
    await sdk.connect(
        new StreamableHTTPClientTransport(new URL(service.mcp), {
            requestInit: { headers: { Authorization: `Bearer ${service.token}` } },
        }),
    );
    assert.equal(sdk.getNegotiatedProtocolVersion(), version);
    assert.equal(sdk.getServerVersion().name, 'adtools');

    await walk(
        {
            name: `TypeScript SDK v2, ${mode.pin ? 'pinned' : mode}, ${version}`,
            id: `v2-${at}`,
            number: 2 + at,
            async tools() {
                const pages = await readPages((cursor) =>
                    sdk.request({ method: 'tools/list', params: cursor === undefined ? {} : { cursor } }),
                );
                assertPaged(pages);
                const { tools } = await sdk.listTools();
                assert.deepEqual(tools, pages.flat());
                return tools;
            },
            call: (name, args, meta) => sdk.callTool({ name, arguments: args, ...(meta && { _meta: meta }) }),
            isUnknownTool: (error) => error.code === INVALID_PARAMS,
        },
        service,
    );
    await sdk.close();
}

await asksForACurrency();

async function asksForACurrency() {
    const questions = [];
    const sdk = new Client(
        { name: 'typescript-v2-forms', version: '1' },
        { versionNegotiation: { mode: { pin: '2026-07-28' } }, capabilities: { elicitation: { form: {} } } },
    );
    sdk.setRequestHandler('elicitation/create', async ({ params }) => {
        questions.push(params.message);
        return { action: 'accept', content: { currency: 'USD' } };
    });
    await sdk.connect(
        new StreamableHTTPClientTransport(new URL(service.mcp), {
            requestInit: { headers: { Authorization: `Bearer ${service.token}` } },
        }),
    );

    const staged = await sdk.callTool({
        name: 'update_campaign_budget',
        arguments: { campaign_id: '120210000000000001', daily_budget: 600000 },
        _meta: { 'dev.adtools/idempotencyKey': 'v2-forms' },
    });
    const { resources } = await sdk.listResources();
    const { contents } = await sdk.readResource({ uri: 'adtools://accounts/beta/act_1700100001/overview' });
    await sdk.close();

    assert.equal(questions.length, 1);
    assert.match(questions[0], /6000\.00 USD/);
    assert.equal(staged.structuredContent.status, 'pending_approval');
    assert.ok(resources.length > 0);
    assert.equal(contents.length, 3);
    console.log('TypeScript SDK v2, pinned, 2026-07-28: asked for a currency, read a resource');
}
