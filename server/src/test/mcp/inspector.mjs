// The inspector's command line, a process for each request, in both eras; it also judges how portable the schemas are.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { walk } from './walk.mjs';
import { service } from './service.mjs';

const LAUNCHER = join(
    dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json')),
    'clients/launcher/build/index.js',
);

for (const [at, era] of ['legacy', 'modern'].entries()) {
    await walk(
        {
            name: `inspector, ${era}`,
            id: `inspector-${era}`,
            number: 7 + at,
            async tools() {
                const { code, out, error } = await inspect(era, '--method', 'tools/list', '--strict');
                assert.equal(code, 0, error);
                return JSON.parse(out).result.tools;
            },
            async call(name, args, meta = {}) {
                const pairs = Object.entries(meta).flatMap(([key, value]) => ['--tool-metadata', `${key}=${value}`]);
                const { code, out, error } = await inspect(
                    era, '--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(args), ...pairs,
                );
                if (!out) {
                    throw new Error(error);
                }
                const { result } = JSON.parse(out);
                assert.equal(code !== 0, result.isError, error);
                return result;
            },
            // It looks for the tool in the list before it calls.
            isUnknownTool: (error) => error.message.includes('tool_not_found'),
        },
        service,
    );
}

function inspect(era, ...args) {
    const command = [
        LAUNCHER, '--cli', service.mcp, '--transport', 'http', '--protocol-era', era,
        '--header', `Authorization: Bearer ${service.token}`, '--format', 'json', '--quiet', ...args,
    ];
    return new Promise((resolve) =>
        execFile(process.execPath, command, { maxBuffer: 64 * 1024 * 1024 }, (failure, out, error) =>
            resolve({ code: failure ? failure.code : 0, out, error }),
        ),
    );
}
