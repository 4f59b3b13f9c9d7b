// A program with openapi-typescript and openapi-fetch: list tools, page through campaigns, be refused, stage a write once.
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { components, paths } from './openapi-typescript-client/schema';

const { SERVICE_URL, TOKEN } = process.env;
const client = createClient<paths>({ baseUrl: SERVICE_URL, headers: { Authorization: `Bearer ${TOKEN}` } });
type Report = components['schemas']['GetCampaignsReport'];

async function campaigns(cursor?: string): Promise<Report> {
    const { data } = await client.POST('/api/v1/tools/get_campaigns/execute', {
        body: { arguments: { account_id: 'act_1700100001', limit: 10, cursor } },
    });
    assert.ok(data?.data && !('columns' in data.data));
    return data.data;
}

async function main() {
    const { data: catalog } = await client.GET('/api/v1/tools');
    assert.ok(catalog?.tools.some((tool) => tool.name === 'get_campaigns' && tool.mode === 'read'));

    let page = await campaigns();
    const ids = page.rows.map((row) => row.id);
    while (page.next_cursor) {
        page = await campaigns(page.next_cursor);
        ids.push(...page.rows.map((row) => row.id));
    }
    assert.ok(ids.length > 10 && new Set(ids).size === ids.length);

    const path = '/api/v1/tools/create_alpha_app_campaign/execute';
    const campaign = { account_id: '100-200-3001', app_id: 'com.example.app', app_store: 'ALPHA_APP_STORE' } as const;
    const wrong = await client.POST(path, { body: { arguments: { ...campaign, name: 'Broken', budget_micros: 0.5 } } });
    assert.ok(wrong.response.status === 400 && wrong.error && 'tool' in wrong.error);
    assert.equal(wrong.error.error.code, 'INVALID_ARGUMENTS');

    const write = () =>
        client.POST(path, {
            params: { header: { 'Idempotency-Key': 'openapi-typescript' } },
            body: {
                arguments: { ...campaign, name: 'By fetch', budget_micros: 50000000, execution_mode: 'approval_required' },
            },
        });
    const first = await write();
    const again = await write();
    assert.ok(first.data?.data?.pending_action);
    assert.deepEqual(again.data, first.data);
    assert.equal(again.response.headers.get('Idempotent-Replayed'), 'true');

    const { data: waiting } = await client.GET('/api/v1/pending-actions', { params: { query: { status: 'PENDING' } } });
    assert.ok(waiting?.rows.some((action) => action.id === first.data?.data?.pending_action?.id));
    console.log('openapi-typescript: listed, paged, was refused, staged once');
}

main().catch((e) => {
    console.error(e);
    process.exitCode = 1;
});
