// The tokens of the list of tools: of names and descriptions, of the arguments' schemas, and of everything else.
import { ask, print, tokens } from './tokens.mjs';

const LIMIT = Number(process.env.LIMIT);

let total = 0;
const tools = [];
let cursor;
do {
    const page = await ask('tools/list', cursor === undefined ? {} : { cursor });
    total += tokens(page.text);
    tools.push(...page.result.tools);
    cursor = page.result.nextCursor;
} while (cursor !== undefined);

const rows = tools.map((tool) => {
    const { name, title, description, inputSchema } = tool;
    const words = tokens(JSON.stringify({ name, title, description }));
    const schema = tokens(JSON.stringify(inputSchema));
    const all = tokens(JSON.stringify(tool));
    return [name, all, words, schema, all - words - schema];
});
print(['tool', 'tokens', 'description', 'arguments', 'rest'], rows);
console.log(`${tools.length} tools, ${total} tokens as answered, at most ${LIMIT}`);
process.exitCode = total > LIMIT ? 1 : 0;
