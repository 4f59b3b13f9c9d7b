// Holds a document to the JSON Schema of OpenAPI 3.1.
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';

const document = readFileSync(process.argv[2], 'utf8');
const validator = new Validator();
const { valid, errors } = await validator.validate(JSON.parse(document));
if (!valid || validator.version !== '3.1') {
    console.error(errors ?? `The document is of OpenAPI ${validator.version}`);
    process.exit(1);
}
console.log(`valid OpenAPI ${validator.version}, ${Buffer.byteLength(document)} bytes`);
