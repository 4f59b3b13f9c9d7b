// A program with a client of orval: list tools, page through campaigns, be refused, stage a write once.
import assert from 'node:assert/strict';
import { createAlphaAppCampaign, findPendingActions, getCampaigns, listTools } from './orval-client';
import type { CreateAlphaAppCampaignArguments, GetCampaignsReport } from './orval-client/model';

const headers = { Authorization: `Bearer ${process.env.TOKEN}` };

async function campaigns(cursor?: string): Promise<GetCampaignsReport> {
    const answer = await getCampaigns({ arguments: { account_id: 'act_1700100001', limit: 10, cursor } }, { headers });
    assert.ok(answer.status === 200 && answer.data.data && !('columns' in answer.data.data));
    return answer.data.data;
}

function create(campaign: Pick<CreateAlphaAppCampaignArguments, 'name' | 'budget_micros' | 'execution_mode'>) {
    const app = { account_id: '100-200-3001', app_id: 'com.example.app', app_store: 'ALPHA_APP_STORE' } as const;
    const keyed = { ...headers, 'Idempotency-Key': `orval ${campaign.name}`.replaceAll(' ', '-') };
    return createAlphaAppCampaign({ arguments: { ...app, ...campaign } }, { headers: keyed });
}

async function main() {
    const catalog = await listTools({}, { headers });
    assert.equal(catalog.status, 200);
    assert.ok(catalog.data.tools.some((tool) => tool.name === 'get_campaigns' && tool.mode === 'read'));

    let page = await campaigns();
    const ids = page.rows.map((row) => row.id);
    while (page.next_cursor) {
        page = await campaigns(page.next_cursor);
        ids.push(...page.rows.map((row) => row.id));
    }
    assert.ok(ids.length > 10 && new Set(ids).size === ids.length);

    const wrong = await create({ name: 'Broken', budget_micros: 0.5 });
    assert.ok(wrong.status === 400 && 'tool' in wrong.data);
    assert.equal(wrong.data.error.code, 'INVALID_ARGUMENTS');

    const first = await create({ name: 'By orval', budget_micros: 50000000, execution_mode: 'approval_required' });
    const again = await create({ name: 'By orval', budget_micros: 50000000, execution_mode: 'approval_required' });
    const staged = first.status === 200 ? first.data.data?.pending_action : undefined;
    assert.ok(staged);
    assert.deepEqual(again.data, first.data);
    assert.equal(again.headers.get('Idempotent-Replayed'), 'true');

    const waiting = await findPendingActions({ status: 'PENDING' }, { headers });
    assert.ok(waiting.status === 200 && waiting.data.rows.some((action) => action.id === staged.id));
    console.log('orval: listed, paged, was refused, staged once');
}

main().catch((e) => {
    console.error(e);
    process.exitCode = 1;
});
