// Reads the page at /docs and tries calls on it, as a person does.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const { SERVICE_URL, TOKEN, BROWSER, PICTURE } = process.env;
const CALLS = [
    { method: "get", path: "/api/v1/tools", answer: /"get_campaigns"/ },
    { method: "post", path: "/api/v1/tools/list_beta_accounts/execute", body: "{}", answer: /"source": "sandbox"/ },
];

const document = await (await fetch(`${SERVICE_URL}/api/v1/openapi.json`)).json();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
        .filter((key) => ["get", "put", "post", "delete", "patch"].includes(key))
        .map((method) => ({ path, method, tag: item[method].tags[0] })),
);
const tags = [...new Set(operations.map((operation) => operation.tag))];

const complaints = [];
const asked = [];

const browser = await chromium.launch({
    executablePath: BROWSER,
    // No other host has an address.
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    watch(page);
    await page.goto(`${SERVICE_URL}/docs`);
    await listsEverything(page);
    await authorize(page);
    for (const call of CALLS) {
        await tries(page, call);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: PICTURE, fullPage: true });
    await keepsNothing(page, context);
    await opensAtAnOperation(page);
    await looksGoodInTheDark(page);
} finally {
    complaints.forEach((complaint) => console.error(complaint));
    await browser.close();
}

assert.deepEqual(complaints, []);
assert.ok(asked.length > 0);
assert.deepEqual(asked.filter((url) => url.origin !== SERVICE_URL && url.protocol !== "data:").map(String), []);
assert.deepEqual(asked.filter((url) => url.href.includes(TOKEN)).map(String), []);
console.log(`${operations.length} operations under ${tags.length} tags, ${CALLS.length} calls, ${asked.length} requests; ${PICTURE}`);

function watch(page) {
    page.on("request", (request) => asked.push(new URL(request.url())));
    page.on("pageerror", (error) => complaints.push(`thrown: ${error}`));
    page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) {
            complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
    });
}

/** Every tag is there and closed; opened, they have every operation once. */
async function listsEverything(page) {
    await page.locator(".opblock-tag").first().waitFor();
    assert.equal(await page.title(), "adtools API");
    assert.ok((await page.locator(".info .title").innerText()).startsWith(document.info.title));
    assert.equal(await page.locator(".topbar").count(), 0);
    assert.equal(await page.locator(".opblock").count(), 0);
    assert.equal(await page.locator(".model-container, .json-schema-2020-12").count(), 0);
    const shown = await page.locator(".opblock-tag").evaluateAll((all) => all.map((tag) => tag.dataset.tag));
    assert.deepEqual(shown.toSorted(), tags.toSorted());
    for (const tag of tags) {
        await page.locator(`.opblock-tag[data-tag="${tag}"]`).click();
    }
    const seen = await page
        .locator(".opblock .opblock-summary")
        .evaluateAll((all) =>
            all.map((summary) => [
                summary.querySelector(".opblock-summary-method").innerText.toLowerCase(),
                summary.querySelector(".opblock-summary-path").dataset.path,
            ]),
        );
    assert.deepEqual(seen.map(String).toSorted(), operations.map(({ method, path }) => `${method},${path}`).toSorted());
    for (const tag of tags) {
        await page.locator(`.opblock-tag[data-tag="${tag}"]`).click();
    }
}

async function authorize(page) {
    await page.locator(".btn.authorize").click();
    const field = page.locator("#auth-bearer-value");
    await field.fill(TOKEN);
    assert.equal(await field.getAttribute("autocomplete"), "off");
    assert.equal(await field.evaluate((input) => getComputedStyle(input).webkitTextSecurity), "disc");
    await page.locator(".auth-btn-wrapper .authorize").click();
    await page.locator(".auth-btn-wrapper .btn-done").click();
}

/** The answer is shown with its status and its time, and the command that does the same without the token. */
async function tries(page, { method, path, body, answer }) {
    const { tag } = operations.find((operation) => operation.method === method && operation.path === path);
    const heading = page.locator(`.opblock-tag[data-tag="${tag}"]`);
    if ((await heading.getAttribute("data-is-open")) !== "true") {
        await heading.click();
    }
    const operation = page.locator(".opblock", { has: page.locator(`[data-path="${path}"]`) }).and(page.locator(`.opblock-${method}`));
    await operation.locator(".opblock-summary-control").click();
    await operation.locator(".try-out__btn").click();
    if (body) {
        await operation.locator(".body-param__text").fill(body);
    }
    await operation.locator(".execute").click();
    const shown = operation.locator(".live-responses-table");
    await shown.waitFor();
    assert.match(await shown.locator(".response-col_status").last().innerText(), /^200/);
    assert.match(await shown.locator(".response-col_description").last().innerText(), answer);
    assert.match(await operation.locator(".responses-inner").innerText(), /\d+ ms/);
    assert.ok(!(await page.locator("body").innerText()).includes(TOKEN));
}

async function keepsNothing(page, context) {
    const kept = () => [Object.entries(localStorage), Object.entries(sessionStorage)];
    assert.deepEqual(await page.evaluate(kept), [[], []]);
    assert.deepEqual(await context.cookies(), []);
    assert.ok(!page.url().includes(TOKEN));
    await page.reload();
    await page.locator(".btn.authorize.unlocked").waitFor();
}

async function opensAtAnOperation(page) {
    const operation = document.paths[CALLS[1].path][CALLS[1].method];
    const hash = [operation.tags[0], operation.operationId].map(encodeURIComponent).join("/");
    await page.goto("about:blank");
    await page.goto(`${SERVICE_URL}/docs/#/${hash}`);
    await page.locator(".opblock.is-open").waitFor();
    assert.equal(await page.locator(".opblock.is-open .opblock-summary-path").getAttribute("data-path"), CALLS[1].path);
}

async function looksGoodInTheDark(page) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator("html.dark-mode").waitFor();
    await page.screenshot({ path: PICTURE.replace(/(\.png)?$/, "-dark.png"), fullPage: true });
}
