// What every client does with the service, whichever protocol it speaks: list, call, be refused, write once, have a write
// approved, run a workflow.
//
// A client is {name, id, number, tools(), call(tool, arguments, meta), isUnknownTool(error)}; its id makes what it writes its own,
// and its number the budgets that it asks for. A service is {mcp, api, token, approver}.
import assert from 'node:assert/strict';

const KEY = 'dev.adtools/idempotencyKey';
const REPLAYED = 'dev.adtools/idempotentReplayed';
const OPERATION = 'dev.adtools/operationId';

const CAMPAIGN = '120210000000000023';
const PAGE_SIZE = 10;

/** Reads pages until there is no cursor. */
export async function readPages(read) {
    const pages = [];
    let cursor;
    do {
        const page = await read(cursor);
        pages.push(page.tools);
        cursor = page.nextCursor;
    } while (cursor !== undefined);
    return pages;
}

/** Says that a list came in pages of the configured size. */
export function assertPaged(pages) {
    assert.ok(pages.length > 1, 'there is more than one page');
    pages.slice(0, -1).forEach((page) => assert.equal(page.length, PAGE_SIZE));
    assert.ok(pages.at(-1).length <= PAGE_SIZE);
}

/** Does everything with a client, and ends the process with an error where the service does not do as it should. */
export async function walk(client, service) {
    await lists(client, service);
    await calls(client);
    await isRefused(client);
    await writesOnce(client);
    await changesABudgetAfterApproval(client, service);
    await runsAWorkflowOverAnApproval(client, service);
    console.log(`${client.name}: listed, called, refused, wrote once, approved, resumed`);
}

async function lists(client, service) {
    const tools = await client.tools();

    const names = tools.map((tool) => tool.name);
    const answer = await fetch(`${service.api}/tools`, { headers: { Authorization: `Bearer ${service.token}` } });
    const rest = (await answer.json()).tools;
    assert.deepEqual(names, rest.map((tool) => tool.name));
    assert.deepEqual(tools.map(argumentsOf), rest.map(argumentsOf));
    tools.forEach((tool, at) => assert.ok(rest[at].description.startsWith(tool.description), tool.name));
}

function argumentsOf(tool) {
    return Object.keys(tool.inputSchema.properties ?? {});
}

async function calls(client) {
    const result = await succeeds(client, 'list_alpha_accounts', {});

    assert.ok(result.structuredContent.rows.length > 0);
    assert.deepEqual(JSON.parse(result.content[0].text), result.structuredContent);
}

async function isRefused(client) {
    const wrong = await fails(client, 'create_alpha_app_campaign', { account_id: '12', budget_micros: 0.5 });
    const unknown = await fails(client, 'update_campaign_budget', { campaign_id: '120210000000009999', daily_budget: 5000 });

    assert.equal(wrong.code, 'INVALID_ARGUMENTS');
    assert.ok(wrong.details.violations.length > 1);
    assert.equal(unknown.code, 'NOT_FOUND');
    await assert.rejects(client.call('no_such_tool', {}), (error) => client.isUnknownTool(error));
}

async function writesOnce(client) {
    const campaign = {
        account_id: '100-200-3001',
        name: `Launch by ${client.name}`,
        budget_micros: 50000000,
        app_id: 'com.example.app',
        app_store: 'ALPHA_APP_STORE',
    };
    const meta = { [KEY]: `create-${client.id}` };

    const first = await succeeds(client, 'create_alpha_app_campaign', campaign, meta);
    const again = await succeeds(client, 'create_alpha_app_campaign', campaign, meta);
    const other = await fails(client, 'create_alpha_app_campaign', { ...campaign, budget_micros: 60000000 }, meta);

    assert.equal(first.structuredContent.status, 'applied');
    assert.equal(first.structuredContent.result.campaign.status, 'PAUSED');
    assert.deepEqual(again.content.slice(0, 1), first.content);
    assert.match(again.content[1].text, /^This is the stored answer of \d{4}-/);
    assert.deepEqual(again.structuredContent, first.structuredContent);
    assert.ok(first._meta[OPERATION]);
    assert.equal(again._meta[OPERATION], first._meta[OPERATION]);
    assert.ok(!first._meta[REPLAYED]);
    assert.equal(again._meta[REPLAYED], true);
    assert.equal(other.code, 'IDEMPOTENCY_KEY_REUSED');
}

async function changesABudgetAfterApproval(client, service) {
    const budget = 20000 + 100 * client.number;
    const change = { campaign_id: CAMPAIGN, daily_budget: budget, currency: 'USD' };

    const asked = await succeeds(client, 'update_campaign_budget', change, { [KEY]: `budget-${client.id}` });
    assert.equal(asked.structuredContent.status, 'pending_approval');
    const { id, payload_hash } = asked.structuredContent.pending_action;
    const execution = { pending_action_id: id, payload_hash };
    assert.equal((await fails(client, 'resume_workflow_after_approval', execution)).code, 'PENDING_ACTION_NOT_APPROVED');
    assert.equal(await statusOf(client, id), 'PENDING');
    await approve(service, id, payload_hash);
    assert.equal(await statusOf(client, id), 'APPROVED');
    const done = await resume(client, execution);
    const again = await resume(client, execution);

    assert.equal(done.result.result.after.amount_minor, budget);
    assert.equal(done.already_executed, false);
    assert.equal(again.already_executed, true);
    assert.equal(await statusOf(client, id), 'EXECUTED');
}

async function runsAWorkflowOverAnApproval(client, service) {
    const daily_budget = 20050 + 100 * client.number;
    const steps = [
        { tool: 'get_campaigns', arguments: { account_id: 'act_1700100001' } },
        { tool: 'update_campaign_budget', arguments: { campaign_id: CAMPAIGN, daily_budget, currency: 'USD' } },
    ];

    const started = await succeeds(client, 'start_workflow', { steps }, { [KEY]: `workflow-${client.id}` });
    const { workflow_id, pending_action_id, status } = started.structuredContent.result;
    assert.equal(status, 'waiting_approval');
    const { payload_hash } = await action(client, pending_action_id);
    await approve(service, pending_action_id, payload_hash);
    const done = await resume(client, { pending_action_id, payload_hash, workflow_id });

    assert.equal(done.workflow.status, 'succeeded');
    const seen = await succeeds(client, 'get_workflow', { workflow_id });
    assert.equal(seen.structuredContent.status, 'succeeded');
}

async function resume(client, execution) {
    const resumed = await succeeds(client, 'resume_workflow_after_approval', execution);
    assert.equal(resumed.structuredContent.result.pending_action.status, 'EXECUTED');
    return resumed.structuredContent.result;
}

async function action(client, id) {
    const found = await succeeds(client, 'list_pending_actions', { id });
    assert.equal(found.structuredContent.rows.length, 1);
    return found.structuredContent.rows[0];
}

async function statusOf(client, id) {
    return (await action(client, id)).status;
}

async function approve(service, id, payload_hash) {
    const answer = await fetch(`${service.api}/pending-actions/${id}/approve`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${service.approver}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ payload_hash }),
    });
    assert.equal(answer.status, 200);
}

async function succeeds(client, tool, args, meta) {
    const result = await client.call(tool, args, meta);
    assert.ok(!result.isError, `${tool}: ${JSON.stringify(result)}`);
    return result;
}

async function fails(client, tool, args, meta) {
    const result = await client.call(tool, args, meta);
    assert.equal(result.isError, true, `${tool}: ${JSON.stringify(result)}`);
    return result.structuredContent.error;
}
