// Holds the schemas of every list of tools against the demands of model APIs: types, items, properties. Then converts them with
// public SDKs, as they do before a request to a model. The requests go to a server on loopback, which keeps and refuses them.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { mcpToFunctionTool } from '@openai/agents';
import { GoogleGenAI, mcpToTool } from '@google/genai';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, jsonSchema, tool } from 'ai';
import { ask } from './tokens.mjs';
import { service } from './service.mjs';

const EXACT = { _meta: { 'dev.adtools/outputSchemas': true } };
const GROUPS = ['accounts', 'campaigns', 'reporting', 'changes', 'validation', 'approvals', 'schedules', 'operations'];

const lists = new Map([
    ['default list', await pages({})],
    ['exact list', await pages(EXACT)],
    ['search mode', await pages({}, '?mode=search')],
    ['REST catalog', await catalog()],
]);
for (const group of GROUPS) {
    lists.set(`group ${group}`, await pages({}, `?groups=${group}`));
}

const faults = [];
for (const [list, tools] of lists) {
    assert.ok(tools.length > 0, `${list} has tools`);
    for (const { name, inputSchema, outputSchema } of tools) {
        check(`${list}: ${name}`, inputSchema, true);
        if (outputSchema) {
            check(`${list}: ${name} answers`, outputSchema, false);
        }
    }
}
assert.deepEqual(faults, []);

const models = await loopback();
for (const [list, tools] of lists) {
    if (!list.startsWith('group')) {
        agents(tools);
        await gemini(tools, models);
        await aiSdk(tools, models);
        console.log(`${list}: ${tools.length} tools convert`);
    }
}
models.server.close();
console.log(`${lists.size} lists have no untyped schema`);

async function pages(params, query = '') {
    const tools = [];
    let cursor;
    do {
        const page = await ask('tools/list', cursor === undefined ? params : { ...params, cursor }, query);
        tools.push(...page.result.tools);
        cursor = page.result.nextCursor;
    } while (cursor !== undefined);
    return tools;
}

async function catalog() {
    const answer = await fetch(`${service.api}/tools`, { headers: { Authorization: `Bearer ${service.token}` } });
    return (await answer.json()).tools;
}

/** Notes each part of a schema that some API refuses; parts of answers may be JSON of any kind. */
function check(path, schema, isArguments) {
    const types = [schema.type].flat();
    if (isArguments && !['type', 'anyOf', 'enum', 'const'].some((keyword) => keyword in schema)) {
        faults.push(`${path} has no type`);
    }
    if (types.includes('array') && !(schema.items && (!isArguments || Object.keys(schema.items).length > 0))) {
        faults.push(`${path} has no items`);
    }
    if (types.includes('object') && !schema.properties && !schema.anyOf) {
        faults.push(`${path} has no properties`);
    }
    Object.entries(schema.properties ?? {}).forEach(([name, one]) => check(`${path}.${name}`, one, isArguments));
    [...(schema.anyOf ?? []), schema.items, schema.additionalProperties]
        .filter((one) => one !== null && typeof one === 'object')
        .forEach((one) => check(`${path}[]`, one, isArguments));
}

/** Converts as the OpenAI Agents SDK does, with and without strict mode; no schema with an open object can be strict. */
function agents(tools) {
    const server = { name: 'adtools' };
    // It warns of each schema that cannot be strict.
    const warn = console.warn;
    console.warn = () => {};
    for (const one of tools) {
        for (const strict of [true, false]) {
            const converted = mcpToFunctionTool(one, server, strict);
            assert.equal(converted.name, one.name);
            assert.equal(converted.strict, strict && !isOpen(one.inputSchema), one.name);
            assert.deepEqual(Object.keys(converted.parameters.properties), Object.keys(one.inputSchema.properties), one.name);
            check(`OpenAI Agents SDK: ${one.name}`, converted.parameters, true);
        }
    }
    console.warn = warn;
    assert.deepEqual(faults, []);
}

function isOpen(schema) {
    return schema.additionalProperties === true
        || [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), schema.items].some((one) => one && isOpen(one));
}

/** Converts as Google's SDK does: tools of an MCP client, and schemas of its own kind. */
async function gemini(tools, models) {
    const ai = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl: models.url } });
    const client = { listTools: async () => ({ tools }), callTool: async () => ({}) };
    const ownKind = tools.map(({ name, description, inputSchema: { $schema, ...parameters } }) => ({ name, description, parameters }));
    for (const offered of [mcpToTool(client), { functionDeclarations: ownKind }]) {
        const [{ functionDeclarations }] = (await request(models, () => ai.models.generateContent({
            model: 'gemini-none', contents: 'none', config: { tools: [offered] },
        }))).tools;
        sees('Google Gen AI SDK', tools, functionDeclarations, (one) => one.parameters ?? one.parametersJsonSchema);
    }
}

/** Converts as the AI SDK does for two providers. */
async function aiSdk(tools, models) {
    const offered = Object.fromEntries(tools.map(({ name, description, inputSchema }) => [
        name, tool({ description, inputSchema: jsonSchema(inputSchema) }),
    ]));
    const openai = createOpenAI({ apiKey: 'none', baseURL: models.url });
    const google = createGoogle({ apiKey: 'none', baseURL: models.url });
    const ask = (model) => request(models, () => generateText({ model, prompt: 'none', tools: offered, maxRetries: 0 }));

    sees('AI SDK for OpenAI', tools, (await ask(openai.responses('gpt-none'))).tools, (one) => one.parameters);
    const [{ functionDeclarations }] = [(await ask(google('gemini-none'))).tools].flat();
    sees('AI SDK for Google', tools, functionDeclarations, (one) => one.parameters ?? one.parametersJsonSchema);
}

function sees(sdk, tools, converted, parameters) {
    assert.deepEqual(converted.map((one) => one.name), tools.map((one) => one.name), sdk);
    // Tools without arguments may have no schema.
    converted.filter(parameters).forEach((one) => checkConverted(`${sdk}: ${one.name}`, parameters(one)));
    assert.deepEqual(faults, []);
}

/** Checks a converted schema: some kinds spell types in capitals, and leave the properties of objects of any members out. */
function checkConverted(path, schema) {
    if (!['type', 'anyOf', 'enum', 'const'].some((keyword) => keyword in schema)) {
        faults.push(`${path} has no type`);
    }
    if (String(schema.type).toLowerCase() === 'array' && !schema.items) {
        faults.push(`${path} has no items`);
    }
    Object.entries(schema.properties ?? {}).forEach(([name, one]) => checkConverted(`${path}.${name}`, one));
    [...(schema.anyOf ?? []), schema.items].filter(Boolean).forEach((one) => checkConverted(`${path}[]`, one));
}

/** Makes one request to a model, which is refused, and returns its body. */
async function request(models, send) {
    models.bodies.length = 0;
    await assert.rejects(send(), (error) => String(error.statusCode ?? error.status) === '400', 'the request arrives');
    assert.equal(models.bodies.length, 1);
    return JSON.parse(models.bodies[0]);
}

async function loopback() {
    const bodies = [];
    const server = createServer((incoming, outgoing) => {
        let body = '';
        incoming.on('data', (chunk) => { body += chunk; });
        incoming.on('end', () => {
            bodies.push(body);
            outgoing.writeHead(400, { 'Content-Type': 'application/json' });
            outgoing.end('{"error":{"message":"none","code":400,"status":"INVALID_ARGUMENT"}}');
        });
    });
    await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
    return { server, bodies, url: `http://127.0.0.1:${server.address().port}` };
}
