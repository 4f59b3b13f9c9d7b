// What is asked of the service, and how its answers are counted.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { service } from './service.mjs';

/** Asks the service over MCP, with a query in the URL, and answers with the text that came and the result in it. */
export async function ask(method, params, query = '') {
    const answer = await fetch(service.mcp + query, {
        method: 'POST',
        headers: {
            Authorization: `Bearer ${service.token}`,
            'Content-Type': 'application/json',
            Accept: 'application/json, text/event-stream',
            'MCP-Protocol-Version': '2025-11-25',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const text = await answer.text();
    const { result, error } = JSON.parse(text);
    if (error) {
        throw new Error(`${method}: ${JSON.stringify(error)}`);
    }
    return { text, result };
}

/** Counts the tokens of a text, in which nothing is an order to the tokenizer. */
export function tokens(text) {
    return countTokens(text, { disallowedSpecial: new Set() });
}

/** Prints a table, the most tokens first; the second column counts them all. */
export function print(names, rows) {
    const sorted = [names, ...rows.toSorted((a, b) => b[1] - a[1])];
    const widths = names.map((_, at) => Math.max(...sorted.map((row) => String(row[at]).length)));
    for (const [first, ...others] of sorted) {
        console.log([first.padEnd(widths[0]), ...others.map((cell, at) => String(cell).padStart(widths[at + 1]))].join('  '));
    }
}
