// What a program does with a generated client: list the tools, read, be refused, write once, and run a workflow over an approval.
import assert from 'node:assert/strict';
import {
    AlphaApi,
    ApprovalsApi,
    BetaApi,
    Configuration,
    type CreateAlphaAppCampaignCall,
    ErrorBodyFromJSON,
    FailedCallFromJSON,
    type GetCampaignsArguments,
    type GetCampaignsReport,
    type GetCampaignsColumns,
    ResponseError,
    ToolsApi,
} from './client';

const { SERVICE_URL: basePath, TOKEN, APPROVER_TOKEN } = process.env;
const configuration = new Configuration({ basePath, accessToken: TOKEN });
const tools = new ToolsApi(configuration);
const alpha = new AlphaApi(configuration);
const beta = new BetaApi(configuration);
const approvals = new ApprovalsApi(new Configuration({ basePath, accessToken: APPROVER_TOKEN }));

const ACCOUNT = 'act_1700100001';
const CAMPAIGN = '120210000000000023';

async function main() {
    await listsTheTools();
    await readsTypedRows();
    await isRefused();
    await writesOnce();
    await runsAWorkflowOverAnApproval();
    console.log('TypeScript: listed, read, was refused, wrote once, approved, resumed');
}

async function listsTheTools() {
    const list = await tools.listTools();

    const tool = list.tools.find((each) => each.name === 'create_alpha_app_campaign');
    assert.equal(tool?.platform, 'alpha');
    assert.equal(tool?.mode, 'write');
    assert.deepEqual(tool?.inputSchema['required'], ['account_id', 'name', 'budget_micros', 'app_id', 'app_store']);
}

async function readsTypedRows() {
    const some = await report({ accountId: ACCOUNT, includeMetrics: true });
    const none = await report({ accountId: ACCOUNT, nameContains: 'no campaign has this name' });
    const table = (await campaigns({ accountId: ACCOUNT, rawData: true })) as GetCampaignsColumns;

    assert.ok(some.rows.length > 1);
    assert.ok(some.rows.every((row) => /^[0-9]+$/.test(row.id) && typeof row.effectiveStatus === 'string'));
    const spending = some.rows.find((row) => (row.metrics?.costMicros ?? 0) > 0)?.metrics;
    assert.ok(spending && (spending.impressions ?? 0) > 0);
    assert.deepEqual(none.rows, []);
    assert.equal(none.hasMore, false);
    assert.equal(table.rows.length, some.rows.length);
    assert.ok(table.rows.every((row) => row.length === table.columns.length));
    assert.equal(table.rows[0]?.[table.columns.indexOf('id')], some.rows[0]?.id);
}

async function campaigns(args: GetCampaignsArguments) {
    const answer = await beta.getCampaigns({ getCampaignsCall: { arguments: args } });
    assert.equal(answer.error, null);
    assert.ok(answer.data);
    return answer.data;
}

async function report(args: GetCampaignsArguments) {
    return (await campaigns(args)) as GetCampaignsReport;
}

async function isRefused() {
    const wrong = await refused(alpha.createAlphaAppCampaign({ createAlphaAppCampaignCall: campaign('Broken', 0.5) }));
    const stranger = new ToolsApi(new Configuration({ basePath, accessToken: 'adt_nobody' }));
    const unknown = await refused(stranger.listTools());

    assert.equal(wrong.status, 400);
    const { ok, tool, error } = FailedCallFromJSON(await wrong.json());
    assert.equal(ok, false);
    assert.equal(tool, 'create_alpha_app_campaign');
    assert.equal(error.code, 'INVALID_ARGUMENTS');
    assert.equal(error.details.retry, 'after_fix');
    assert.equal(error.details.requestId, wrong.headers.get('X-Request-Id'));
    assert.ok(error.details.violations?.some((violation) => violation.pointer === '/budget_micros'));
    assert.equal(unknown.status, 401);
    assert.equal(ErrorBodyFromJSON(await unknown.json()).code, 'UNAUTHENTICATED');
}

async function refused(call: Promise<unknown>) {
    try {
        await call;
    } catch (e) {
        assert.ok(e instanceof ResponseError);
        return e.response;
    }
    assert.fail('it was not refused');
}

function campaign(name: string, budgetMicros: number): CreateAlphaAppCampaignCall {
    return {
        arguments: {
            accountId: '100-200-3001',
            name,
            budgetMicros,
            appId: 'com.example.app',
            appStore: 'ALPHA_APP_STORE',
        },
    };
}

async function writesOnce() {
    const request = {
        idempotencyKey: 'create-typescript',
        createAlphaAppCampaignCall: campaign('Launch by TypeScript', 50000000),
    };

    const first = await alpha.createAlphaAppCampaignRaw(request);
    const again = await alpha.createAlphaAppCampaignRaw(request);

    const { data } = await first.value();
    assert.equal(data?.status, 'applied');
    assert.equal(data?.result?.campaign.status, 'PAUSED');
    assert.equal(data?.spend?.whenEnabled?.dailyAfterMicros, 50000000);
    assert.deepEqual((await again.value()).data, data);
    assert.ok(first.raw.headers.get('Operation-Id'));
    assert.equal(again.raw.headers.get('Operation-Id'), first.raw.headers.get('Operation-Id'));
    assert.equal(first.raw.headers.get('Idempotent-Replayed'), null);
    assert.equal(again.raw.headers.get('Idempotent-Replayed'), 'true');
}

async function runsAWorkflowOverAnApproval() {
    const started = await beta.startWorkflow({
        idempotencyKey: 'workflow-typescript',
        startWorkflowCall: {
            arguments: {
                steps: [
                    {
                        tool: 'update_campaign_budget',
                        arguments: { campaign_id: CAMPAIGN, daily_budget: 6000, currency: 'USD' },
                    },
                ],
            },
        },
    });
    const workflow = started.data?.result;
    assert.equal(workflow?.status, 'waiting_approval');
    assert.ok(workflow?.pendingActionId);
    const held = await approvals.getPendingAction({ id: workflow.pendingActionId });
    assert.equal(held.tool, 'update_campaign_budget');
    assert.ok(held.payloadHash);
    assert.ok(held.expiresAt && held.expiresAt > new Date());
    const approved = await approvals.approvePendingAction({
        id: held.id,
        approvalRequest: { payloadHash: held.payloadHash },
    });
    assert.equal(approved.status, 'APPROVED');
    const resumed = await beta.resumeWorkflowAfterApproval({
        resumeWorkflowAfterApprovalCall: {
            arguments: { pendingActionId: held.id, payloadHash: held.payloadHash, workflowId: workflow.workflowId },
        },
    });

    assert.equal(resumed.data?.result?.pendingAction.status, 'EXECUTED');
    assert.equal(resumed.data?.result?.workflow.status, 'succeeded');
    const seen = await beta.getWorkflow({ getWorkflowCall: { arguments: { workflowId: workflow.workflowId } } });
    assert.equal(seen.data?.status, 'succeeded');
    assert.equal(seen.data?.stepList[0]?.status, 'done');
}

main().catch((e) => {
    console.error(e);
    process.exitCode = 1;
});
