// A program with a client of hey-api: list tools, page through campaigns, be refused, stage a write once.
import assert from 'node:assert/strict';
import {
    createAlphaAppCampaign,
    type CreateAlphaAppCampaignArguments,
    findPendingActions,
    getCampaigns,
    type GetCampaignsReport,
    listTools,
} from './hey-api-client';
import { client } from './hey-api-client/client.gen';

client.setConfig({ baseUrl: process.env.SERVICE_URL, auth: process.env.TOKEN });

async function campaigns(cursor?: string): Promise<GetCampaignsReport> {
    const { data } = await getCampaigns({
        body: { arguments: { account_id: 'act_1700100001', limit: 10, cursor } },
    });
    assert.ok(data?.data && !('columns' in data.data));
    return data.data;
}

function create(campaign: Pick<CreateAlphaAppCampaignArguments, 'name' | 'budget_micros' | 'execution_mode'>) {
    const app = { account_id: '100-200-3001', app_id: 'com.example.app', app_store: 'ALPHA_APP_STORE' } as const;
    const headers = { 'Idempotency-Key': `hey-api ${campaign.name}`.replaceAll(' ', '-') };
    return createAlphaAppCampaign({ headers, body: { arguments: { ...app, ...campaign } } });
}

async function main() {
    const { data: catalog } = await listTools();
    assert.ok(catalog?.tools.some((tool) => tool.name === 'get_campaigns' && tool.mode === 'read'));

    let page = await campaigns();
    const ids = page.rows.map((row) => row.id);
    while (page.next_cursor) {
        page = await campaigns(page.next_cursor);
        ids.push(...page.rows.map((row) => row.id));
    }
    assert.ok(ids.length > 10 && new Set(ids).size === ids.length);

    const wrong = await create({ name: 'Broken', budget_micros: 0.5 });
    assert.ok(wrong.response?.status === 400 && wrong.error && 'tool' in wrong.error);
    assert.equal(wrong.error.error.code, 'INVALID_ARGUMENTS');

    const first = await create({ name: 'By hey-api', budget_micros: 50000000, execution_mode: 'approval_required' });
    const again = await create({ name: 'By hey-api', budget_micros: 50000000, execution_mode: 'approval_required' });
    const staged = first.data?.data?.pending_action;
    assert.ok(staged);
    assert.deepEqual(again.data, first.data);
    assert.equal(again.response?.headers.get('Idempotent-Replayed'), 'true');

    const { data: waiting } = await findPendingActions({ query: { status: 'PENDING' } });
    assert.ok(waiting?.rows.some((action) => action.id === staged.id));
    console.log('hey-api: listed, paged, was refused, staged once');
}

main().catch((e) => {
    console.error(e);
    process.exitCode = 1;
});
