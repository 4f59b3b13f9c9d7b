// The tokens of what each tool answers by default on the sandbox: of the text, and of the structured content, either of which
// a client shows to a model; and of a page that is full of rows like the first. Arguments are the published examples, each also
// without what its tool does not require, and for every account.
import { service } from './service.mjs';
import { ask, print, tokens } from './tokens.mjs';

const LIMIT = Number(process.env.ANSWER_LIMIT);
// What these answer names what the examples of others name.
const FIRST = ['create_scheduled_task', 'start_workflow', 'update_campaign_budget', 'cancel_pending_action'];
const LAST = ['resume_workflow_after_approval', 'delete_scheduled_task'];

const { paths } = await read('openapi.json');
const { tools } = await read('tools');
const accounts = [...(await ids('list_alpha_accounts')), ...(await ids('list_beta_accounts'))];
const made = {};

const rows = [];
const unanswered = [];
for (const tool of inOrder(tools)) {
    const sizes = [];
    for (const args of calls(tool)) {
        sizes.push(...(await size(tool, args)));
    }
    if (sizes.length > 0) {
        rows.push([tool.name, ...[0, 1, 2].map((at) => Math.max(...sizes.map((each) => each[at])))]);
    } else {
        unanswered.push(tool.name);
    }
}
print(['tool', 'structured', 'text', 'full page'], rows);
const above = rows.filter(([, ...sizes]) => Math.max(...sizes) > LIMIT).map(([name]) => name);
console.log(`${rows.length} tools; with more than ${LIMIT} tokens: ${above.join(', ') || 'none'}`);
console.log(`without an answer: ${unanswered.join(', ') || 'none'}`);
process.exitCode = above.length + unanswered.length > 0 ? 1 : 0;

async function read(path, body) {
    const answer = await fetch(`${service.api}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${body ? service.approver : service.token}`, 'Content-Type': 'application/json' },
        body: body && JSON.stringify(body),
    });
    return answer.json();
}

async function ids(tool) {
    const { result } = await ask('tools/call', { name: tool, arguments: {} });
    return result.structuredContent.rows.map((row) => row.account_id);
}

function inOrder(all) {
    const place = ({ name }) => (FIRST.includes(name) ? FIRST.indexOf(name) - FIRST.length : LAST.indexOf(name) + 1);
    return all.toSorted((a, b) => place(a) - place(b));
}

/** Returns the arguments of each call that is made of a tool. */
function calls({ name, inputSchema }) {
    const { post } = paths[`/api/v1/tools/${name}/execute`];
    const example = { ...post.requestBody.content['application/json'].examples.call.value.arguments };
    Object.keys(example).filter((argument) => made[argument]).forEach((argument) => (example[argument] = made[argument]));
    const required = inputSchema.required ?? [];
    const least = Object.fromEntries(Object.entries(example).filter(([argument]) => required.includes(argument)));
    const others = Object.keys(least).join() === 'account_id' ? accounts.map((account_id) => ({ account_id })) : [];
    return [example, least, ...others];
}

/** Returns the sizes of the answer to a call; nothing where it is refused, as those of other platforms' accounts are. */
async function size({ name, inputSchema }, args) {
    const { result } = await ask('tools/call', { name, arguments: args });
    if (result.isError) {
        return [];
    }
    const data = result.structuredContent;
    await note(data);
    const structured = tokens(JSON.stringify(data));
    const isDefault = Object.keys(args).every((argument) => inputSchema.required?.includes(argument));
    const row = data.rows?.[0];
    const missing = isDefault && row ? Math.max(0, (inputSchema.properties.limit?.default ?? 0) - data.rows.length) : 0;
    return [[structured, tokens(result.content[0].text), structured + missing * tokens(JSON.stringify(row ?? null))]];
}

/** Keeps the ids of what was made, and has the Pending Actions approved. */
async function note({ result, pending_action }) {
    made.task_id ??= result?.task_id;
    made.workflow_id ??= result?.workflow_id;
    if (result?.status === 'CANCELLED') {
        delete made.pending_action_id;
    }
    if (pending_action && !made.pending_action_id) {
        Object.assign(made, { pending_action_id: pending_action.id, payload_hash: pending_action.payload_hash });
        await read(`pending-actions/${pending_action.id}/approve`, { payload_hash: pending_action.payload_hash });
    }
}
