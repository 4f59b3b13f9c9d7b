// Uses the console as people do, and looks at every page.
import assert from "node:assert/strict";
import fs from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const { SERVICE_URL, TOKEN, APPROVER, BROWSER, PICTURES } = process.env;
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const WIDTHS = [320, 1280];
const SCHEMES = ["light", "dark"];

const complaints = [];
const asked = [];
let budget = 30000;
let pictures = 0;

const browser = await chromium.launch({
    executablePath: BROWSER,
    // No other host has an address.
    args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
});
try {
    const seconds = await approvesWithTheKeyboardAlone();
    await rejectsWithoutScripts();
    await stopsAndLetsGoOn();
    await keepsItselfFresh();
    await saysThatItIsNotConnected();
    await raisesACap();
    await signsInByALink();
    for (const javaScriptEnabled of [true, false]) {
        await settlesAnOutcome({ javaScriptEnabled });
        await cancelsAWorkflow({ javaScriptEnabled });
        await mintsAndRevokesAToken({ javaScriptEnabled });
        await makesAndDisablesAPrincipal({ javaScriptEnabled });
        await callsATool({ javaScriptEnabled });
        await readsTheTrail({ javaScriptEnabled });
        await filtersLists({ javaScriptEnabled });
    }
    await stage();
    await api(TOKEN, "PUT", "/halts/alpha_analytics", { reason: "Wrong numbers." });
    for (const scheme of SCHEMES) {
        for (const width of WIDTHS) {
            await looksAtEveryPage(scheme, width);
        }
    }
    console.log(`an approval in ${seconds} s, ${pictures} pictures in ${PICTURES}, ${asked.length} requests`);
} finally {
    complaints.forEach((complaint) => console.error(complaint));
    await browser.close();
}

assert.deepEqual(complaints, []);
assert.deepEqual(asked.filter((url) => url.origin !== SERVICE_URL).map(String), []);
assert.deepEqual(asked.filter((url) => [TOKEN, APPROVER].some((token) => url.href.includes(token))).map(String), []);

async function open(options = {}) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    page.on("request", (request) => asked.push(new URL(request.url())));
    page.on("pageerror", (error) => complaints.push(`thrown: ${error}`));
    page.on("console", (message) => {
        // A form that is refused comes back with the status of its refusal.
        const refused = message.text().includes("status of 400") && message.location().url === page.url();
        const cutOff = message.text().includes("net::ERR_FAILED") && message.location().url === page.url();
        if (["error", "warning"].includes(message.type()) && !refused && !cutOff) {
            complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
    });
    return page;
}

async function signIn(page, token) {
    await page.goto(`${SERVICE_URL}/console`);
    await page.getByLabel("Token").fill(token);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
}

async function api(token, method, path, body, headers = {}) {
    const answer = await fetch(`${SERVICE_URL}/api/v1${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
        body: body && JSON.stringify(body),
    });
    return answer.json();
}

/** Asks for another budget of a campaign, and returns the action that waits. */
async function stage() {
    await release();
    budget += 1000;
    const answer = await api(TOKEN, "POST", "/tools/update_campaign_budget/execute", {
        arguments: { campaign_id: "120210000000000023", daily_budget: budget, reason: "The spring sale begins on Monday." },
    });
    return answer.data.pending_action;
}

// While one change of a campaign waits, another is refused.
async function release() {
    const waiting = await api(APPROVER, "GET", "/pending-actions?status=PENDING");
    for (const action of waiting.rows) {
        await api(TOKEN, "POST", `/pending-actions/${action.id}/cancel`, {});
    }
}

async function status(action) {
    return (await api(APPROVER, "GET", `/pending-actions/${action.id}`)).status;
}

/** Goes with the Tab key to what has a name, and presses Enter. */
async function press(page, name) {
    for (let tabs = 0; tabs < 120; tabs++) {
        await page.keyboard.press("Tab");
        const reached = await page.evaluate(() => document.activeElement.textContent.trim());
        if (reached.startsWith(name)) {
            await page.keyboard.press("Enter");
            return;
        }
    }
    assert.fail(`the Tab key never comes to ${name} on ${page.url()}`);
}

async function heading(page, name) {
    await page.getByRole("heading", { level: 1, name }).waitFor();
}

async function approvesWithTheKeyboardAlone() {
    const action = await stage();
    const page = await open();
    await signIn(page, APPROVER);
    const begun = Date.now();
    await press(page, "Approvals");
    await heading(page, "Approvals");
    await press(page, "update campaign budget");
    await heading(page, "update campaign budget");
    assert.match(await page.locator("dl.money").innerText(), /\+10\.00 USD/);
    await page.screenshot({ path: `${PICTURES}/action.png` });
    await press(page, "Approve");
    await heading(page, "Approve");
    assert.equal(await status(action), "PENDING");
    await press(page, "Approve");
    await heading(page, "update campaign budget");
    assert.equal(await status(action), "APPROVED");
    await press(page, "Sign out");
    await page.getByLabel("Token").waitFor();
    await signIn(page, TOKEN);
    await page.goto(`${SERVICE_URL}/console/approvals/${action.id}`);
    await press(page, "Carry it out");
    await heading(page, "Carry it out");
    await press(page, "Carry it out");
    await page.locator("main .badge", { hasText: "executed" }).waitFor();
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    await page.context().close();
    return seconds;
}

async function rejectsWithoutScripts() {
    const action = await stage();
    const page = await open({ javaScriptEnabled: false });
    await signIn(page, APPROVER);
    await page.goto(`${SERVICE_URL}/console/approvals/${action.id}`);
    await page.getByRole("link", { name: "Reject" }).click();
    await page.getByLabel("Why").fill("Too dear.");
    await page.getByRole("button", { name: "Reject" }).click();
    await page.locator("main .badge", { hasText: "rejected" }).waitFor();
    assert.equal(await status(action), "REJECTED");
    assert.match(await page.locator("main").innerText(), /Too dear\./);
    await page.context().close();
}

async function stopsAndLetsGoOn() {
    const page = await open();
    await signIn(page, TOKEN);
    await page.getByRole("link", { name: "Stop", exact: true }).click();
    await page.getByRole("button", { name: "Stop …" }).click();
    await page.getByLabel("Reason").fill("Prices are wrong.");
    await page.getByRole("button", { name: "Stop everything" }).click();
    await page.locator("tbody", { hasText: "Prices are wrong." }).waitFor();
    assert.equal((await api(TOKEN, "GET", "/halts/all")).halted, true);
    await page.goto(`${SERVICE_URL}/console/approvals`);
    await page.locator("#stops", { hasText: "STOPPED: everything, by operator" }).waitFor();
    await page.getByRole("link", { name: "Stop", exact: true }).click();
    await page.getByRole("button", { name: "Stop …" }).click();
    await page.getByRole("heading", { name: "Already stopped" }).waitFor();
    assert.equal(await page.locator("main form").count(), 0);
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("link", { name: "Resume all …" }).click();
    await page.getByLabel("Reason").fill("Prices are right.");
    await page.getByRole("button", { name: "Resume everything" }).click();
    await page.locator("p.empty").waitFor();
    assert.equal((await api(TOKEN, "GET", "/halts/all")).halted, false);
    await page.context().close();
}

async function raisesACap() {
    const path = "/caps/alpha:1002003002";
    const cap = { currency: "EUR", per_call: "50.00", per_day: "100.00", reason: "A careful start." };
    await api(TOKEN, "PUT", path, cap);
    const operator = await open();
    await signIn(operator, TOKEN);
    await operator.getByRole("link", { name: "Spend", exact: true }).click();
    await operator.getByRole("link", { name: "alpha:1002003002" }).click();
    await operator.getByRole("link", { name: "The cap, and who changed it" }).click();
    await operator.getByRole("link", { name: "Change it" }).click();
    await operator.getByLabel("At most a day").fill("200.00");
    await operator.getByLabel("Why").fill("It sells well.");
    await operator.getByRole("button", { name: "Change the cap" }).click();
    await operator.getByRole("heading", { name: "A change waits" }).waitFor();
    await operator.context().close();
    const approver = await open();
    await signIn(approver, APPROVER);
    await approver.getByRole("link", { name: "Approvals", exact: true }).click();
    await approver.getByRole("link", { name: "alpha:1002003002" }).click();
    await approver.getByRole("link", { name: "Approve", exact: true }).click();
    await approver.getByRole("button", { name: "Approve" }).click();
    await approver.getByRole("heading", { name: "In force" }).waitFor();
    assert.equal((await api(TOKEN, "GET", path)).cap.per_day.amount_major, "200.00");
    await approver.context().close();
    // One waits for the pictures.
    await api(TOKEN, "PUT", path, { ...cap, per_day: "300.00" });
}

async function settlesAnOutcome(options) {
    const lost = await api(TOKEN, "POST", "/tools/pause_beta_campaign/execute", {
        arguments: { campaign_id: "120210000000000203" },
    }, { "Idempotency-Key": `lost-${options.javaScriptEnabled}` });
    assert.equal(lost.error.code, "OUTCOME_UNKNOWN");
    const page = await open(options);
    await signIn(page, APPROVER);
    await page.getByRole("link", { name: "Operations", exact: true }).click();
    await page.getByLabel("Status").selectOption("UNKNOWN");
    await page.getByRole("button", { name: "Show" }).click();
    await page.locator("tbody th a").first().click();
    await page.getByRole("link", { name: "Settle the outcome" }).click();
    await page.getByLabel(/It is proved that it was not applied/).check();
    await page.getByLabel("How that is known").fill("The campaign is still on.");
    await page.getByRole("button", { name: "Settle it" }).click();
    await page.locator("main .badge", { hasText: "not applied" }).waitFor();
    assert.deepEqual((await api(TOKEN, "GET", "/operations?status=UNKNOWN")).rows, []);
    await page.context().close();
}

async function cancelsAWorkflow(options) {
    await release();
    budget += 1000;
    await api(TOKEN, "POST", "/tools/start_workflow/execute", { arguments: { steps: [
        { tool: "update_campaign_budget", arguments: { campaign_id: "120210000000000023", daily_budget: budget } },
    ] } });
    const [workflow] = (await api(TOKEN, "GET", "/workflows?limit=1")).rows;
    const page = await open(options);
    await signIn(page, TOKEN);
    await page.getByRole("link", { name: "Workflows", exact: true }).click();
    await page.locator(`a[href$="/workflows/${workflow.workflow_id}"]`).first().click();
    await page.getByRole("link", { name: "Cancel the workflow" }).click();
    await page.getByLabel("Why, if you like").fill("Not any more.");
    await page.getByRole("button", { name: "Cancel the workflow" }).click();
    await page.locator("main .badge", { hasText: "cancelled" }).first().waitFor();
    assert.equal((await api(TOKEN, "GET", `/workflows/${workflow.workflow_id}`)).status, "cancelled");
    await page.context().close();
}

async function mintsAndRevokesAToken(options) {
    const page = await open(options);
    await signIn(page, TOKEN);
    const name = `browser ${options.javaScriptEnabled}`;
    await page.getByRole("link", { name: "Tokens", exact: true }).click();
    await page.getByRole("link", { name: /Mint a token/ }).first().click();
    await page.getByLabel("What people call it").fill(name);
    await page.getByLabel("Principal that it is for").fill("operator");
    await page.getByLabel("tools:read", { exact: true }).check();
    await page.getByRole("button", { name: "Mint the token" }).click();
    const text = (await page.locator("main").innerText()).match(/adt_live_[A-Za-z0-9_]+/)[0];
    assert.equal((await api(text, "GET", "/me")).principal, "operator");
    await page.getByRole("link", { name: "I have it" }).click();
    await page.locator("tbody tr", { hasText: name }).getByRole("link", { name: /Revoke/ }).click();
    await page.getByRole("button", { name: "Revoke the token" }).click();
    await page.getByText("The token is refused from now on").waitFor();
    assert.equal((await api(text, "GET", "/me")).code, "UNAUTHENTICATED");
    await page.context().close();
}

async function makesAndDisablesAPrincipal(options) {
    const id = `browser-${options.javaScriptEnabled}`;
    const page = await open(options);
    await signIn(page, TOKEN);
    await page.getByRole("link", { name: "Principals", exact: true }).click();
    await page.getByRole("link", { name: /Make a principal/ }).click();
    await page.getByLabel("Id", { exact: true }).fill(id);
    await page.getByLabel("Person or team that answers for it").fill("marketing");
    await page.getByRole("button", { name: "Make the principal" }).click();
    await page.locator("tbody tr", { hasText: id }).getByRole("link", { name: /Disable/ }).click();
    await page.getByRole("button", { name: "Disable the principal" }).click();
    await page.locator("tbody tr", { hasText: id }).getByRole("link", { name: /Enable/ }).waitFor();
    const { rows } = await api(TOKEN, "GET", "/principals?limit=500");
    assert.equal(rows.find((principal) => principal.id === id).disabled, true);
    await page.context().close();
}

async function callsATool(options) {
    const page = await open(options);
    await signIn(page, TOKEN);
    await page.getByRole("link", { name: "Tools", exact: true }).click();
    await page.locator('a[href$="/tools/get_alpha_campaigns"]').click();
    await page.getByLabel("account_id").fill("100-200-3001");
    await page.getByLabel("SEARCH", { exact: true }).check();
    await page.getByLabel("limit").fill("few");
    await page.getByRole("button", { name: "Call" }).click();
    await page.getByRole("alert").filter({ hasText: "limit must be" }).waitFor();
    if (options.javaScriptEnabled) await looksAt(page, "refused-form");
    assert.equal(await page.getByLabel("SEARCH", { exact: true }).isChecked(), true);
    await page.getByLabel("limit").fill("2");
    await page.getByRole("button", { name: "Call" }).click();
    await page.locator("main table", { hasText: "SEARCH" }).first().waitFor();
    if (options.javaScriptEnabled) await looksAt(page, "tool-answer");
    await page.context().close();
}

async function readsTheTrail(options) {
    const page = await open(options);
    await signIn(page, TOKEN);
    await page.getByRole("link", { name: "Audit", exact: true }).click();
    await page.getByLabel("Kind").fill("session.open");
    await page.getByRole("button", { name: "Show" }).click();
    await page.locator("tbody th", { hasText: "session.open" }).first().waitFor();
    const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: /All records of this filter/ }).click(),
    ]);
    const lines = fs.readFileSync(await file.path(), "utf8").trim().split("\n").map((line) => JSON.parse(line));
    assert.deepEqual([...new Set(lines.map((line) => line.kind))], ["session.open"]);
    await page.getByRole("button", { name: "Verify the trail" }).click();
    await page.getByText("The trail is what was written").waitFor();
    await page.context().close();
}

async function filtersLists(options) {
    const page = await open(options);
    await signIn(page, TOKEN);
    for (const [section, label, value] of [
        ["Operations", "Status", "NOT_APPLIED"], ["Schedules", "Status", ""], ["Events", "Level", "error"], ["Approvals", "Status", "CANCELLED"],
    ]) {
        await page.getByRole("link", { name: section, exact: true }).click();
        await heading(page, section);
        await page.getByLabel(label).selectOption(value);
        await page.getByRole("button", { name: "Show" }).click();
        await heading(page, section);
        assert.equal(await page.getByLabel(label).inputValue(), value);
    }
    await page.getByRole("link", { name: "Usage", exact: true }).click();
    await heading(page, "Usage");
    await page.context().close();
}

async function signsInByALink() {
    const { url } = await api(TOKEN, "POST", "/console-links");
    const page = await open();
    await page.goto(SERVICE_URL + new URL(url, SERVICE_URL).pathname);
    await looksAt(page, "link");
    await page.getByRole("button").click();
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    await page.context().close();
}

async function keepsItselfFresh() {
    const page = await open();
    await signIn(page, APPROVER);
    await release();
    await page.goto(`${SERVICE_URL}/console/approvals`);
    await page.locator("p.empty").waitFor();
    await stage();
    await page.locator("main tbody tr").waitFor({ timeout: 60_000 });
    assert.match(await page.locator("#live").innerText(), /waiting/);
    await page.context().close();
}

async function saysThatItIsNotConnected() {
    const page = await open();
    await signIn(page, APPROVER);
    await page.goto(`${SERVICE_URL}/console/approvals`);
    assert.equal(await page.locator("#lost").isVisible(), false);
    await page.route("**/console/approvals", (route) => route.abort());
    await page.locator("#lost", { hasText: /Not connected since .*\d/ }).waitFor({ timeout: 60_000 });
    assert.match(await page.locator("#live").innerText(), /Not connected/);
    await page.unroute("**/console/approvals");
    await page.locator("#lost").waitFor({ state: "hidden", timeout: 60_000 });
    await page.context().close();
}

/** Follows every link of one page of each kind, and looks at what comes. */
async function looksAtEveryPage(scheme, width) {
    for (const [name, token] of [["operator", TOKEN], ["approver", APPROVER]]) {
        const page = await open({ viewport: { width, height: 900 }, colorScheme: scheme });
        await page.goto(`${SERVICE_URL}/console/sign-in`);
        await looksAt(page, `${scheme}-${width}-sign-in`);
        await signIn(page, token);
        const seen = new Set();
        const waiting = [new URL(page.url()).pathname];
        while (waiting.length > 0) {
            const path = waiting.shift();
            const kind = path.replace(/\/([a-z]+_[0-9a-z]{26}|[a-z]+(_[a-z0-9]+)+|[a-z]+:[^/]+)(?=\/|$)/g, "/one").replace(/\?.*/, "");
            if (seen.has(kind)) {
                continue;
            }
            seen.add(kind);
            await page.goto(SERVICE_URL + path);
            await looksAt(page, `${scheme}-${width}-${name}${kind.replace("/console", "").replaceAll("/", "-")}`);
            const links = await page.locator("a[href]:not([download])").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
            waiting.push(...links.filter((link) => link.startsWith("/console")).map((link) => link.replace(/#.*/, "")));
        }
        await page.context().close();
    }
}

async function looksAt(page, name) {
    await page.evaluate(() => document.querySelectorAll("details").forEach((details) => { details.open = true; }));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wider <= 0, `${page.url()} scrolls sideways by ${wider} px (${name})`);
    await page.evaluate(AXE);
    const found = await page.evaluate((rules) => axe.run(document, { runOnly: { type: "tag", values: rules } }), RULES);
    for (const violation of found.violations) {
        for (const node of violation.nodes) {
            complaints.push(`${name}: ${violation.id} at ${node.target.join(" ")}: ${node.failureSummary}`);
        }
    }
    await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
    pictures += 1;
}
