package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.Shell.Result;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of those who operate and approve, typed at a running service. */
class CommandLineIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String APPROVER_TOKEN = "the-approver-of-this-test-is-another";
    private static final String CAP =
            "- {platform: beta, account: '1700100001', currency: USD, perCall: '900.00', perDay: '900.00'}";
    private static final String BUDGET = "update_campaign_budget";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Shell operator;
    private static Shell approver;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAP).toString(),
                Stream.concat(
                                ShippedService.overrides(folder, TOKEN, new ItDatabase()).stream(),
                                Stream.of(ConfigOverride.config("bootstrap.approverToken", APPROVER_TOKEN)))
                        .toArray(ConfigOverride[]::new)));
        app.before();
        String url = "http://127.0.0.1:" + app.getLocalPort();
        operator = new Shell(url, TOKEN);
        approver = new Shell(url, APPROVER_TOKEN);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void listsToolsOfAPlatformAndMode() {
        Result listed = operator.run("tools", "list", "--platform", "alpha", "--mode", "write");

        assertThat(listed.code()).isZero();
        assertThat(listed.out().lines().skip(1))
                .hasSize(3)
                .allMatch(line -> line.contains(" alpha ") && line.contains(" write "));
        assertThat(operator.run("tools", "list", "--group", "schedules", "--mode", "read")
                        .out()
                        .lines()
                        .skip(1))
                .isNotEmpty()
                .allMatch(line -> line.contains(" schedules ") && line.contains(" read "));
        assertThat(operator.run("tools", "list", "--json").out()).startsWith("{\"rows\":[{");
    }

    @Test
    void showsAToolWithItsArguments() {
        Result shown = operator.run("tools", "show", BUDGET);

        assertThat(shown.code()).isZero();
        assertThat(shown.out())
                .containsPattern("approval +always")
                .containsPattern("daily_budget +number +yes +>= 1; <= 4294967295 ")
                .containsPattern("validate_only +boolean +no +default no ");
        assertThat(operator.run("tools", "show", "no_such_tool"))
                .isEqualTo(
                        new Result(1, "", "TOOL_NOT_FOUND: There is no tool of this name that the token may see.\n"));
    }

    @Test
    void callsAReadWithArgumentsOfEachType() {
        Result read = operator.run(
                "call",
                "get_campaigns",
                "--account",
                "act_1700100001",
                "--arg",
                "limit=2",
                "--arg",
                "fields=[\"name\",\"budget\"]",
                "--arg",
                "name_contains=1",
                "--arg",
                "date_range.since=2026-01-01",
                "--arg",
                "date_range.until=2026-01-31",
                "--arg",
                "include_metrics=true");

        assertThat(read.err()).isEmpty();
        assertThat(read.code()).isZero();
        assertThat(read.out()).containsPattern("source +sandbox").containsPattern("(?m)^id +name +.*budget.type");
    }

    @Test
    void readsTheArgumentsFromAFileOrTheStandardInput() throws Exception {
        Path file = Files.writeString(folder.resolve("arguments.json"), "{\"account_id\": \"act_1700100001\"}");

        assertThat(operator.run("call", "get_campaigns", "@" + file, "--json").out())
                .startsWith("{\"ok\":true,")
                .contains("\"mcp_response\":{\"content\":[{");
        assertThat(operator.pipe("{\"account_id\": \"act_1700100001\"}", "call", "get_campaigns", "-")
                        .code())
                .isZero();
        assertThat(operator.pipe("[1]", "call", "get_campaigns", "-"))
                .isEqualTo(new Result(1, "", "In - is no JSON object, which is what a tool's arguments are.\n"));
        assertThat(operator.run("call", "get_campaigns", "arguments.json").code())
                .isEqualTo(64);
    }

    @Test
    void saysWhatIsWrongWithACall() {
        Result refused = operator.run("call", BUDGET, "--arg", "campaign_id=12", "--arg", "daily=1");

        assertThat(refused.code()).isEqualTo(1);
        assertThat(refused.err())
                .startsWith("INVALID_ARGUMENTS: ")
                .contains("\n  /daily is not known here; the arguments are campaign_id, daily_budget, ")
                .contains("\n  /daily_budget is required and missing; it is in minor units: 5000 is 50.00 USD\n");
        assertThat(operator.run("call", BUDGET, "--arg", "daily")).satisfies(mistyped -> {
            assertThat(mistyped.code()).isEqualTo(64);
            assertThat(mistyped.err()).isEqualTo("--arg takes NAME=VALUE, not daily.\n");
        });
        assertThat(operator.run("call").code()).isEqualTo(64);
    }

    @Test
    void printsAKeyThatMakesACallOnce() {
        Result first =
                operator.run("call", "pause_beta_campaign", "--arg", "campaign_id=120210000000000001", "--key", "auto");
        String key = first.find("(?<=Idempotency-Key: ).*");

        Result again =
                operator.run("call", "pause_beta_campaign", "--arg", "campaign_id=120210000000000001", "--key", key);

        assertThat(first.code()).isZero();
        assertThat(first.out()).containsPattern("status +applied");
        assertThat(again).isEqualTo(new Result(0, first.out(), ""));
    }

    @Test
    void settlesAWriteWhoseOutcomeIsUnknown() {
        Result lost =
                operator.run("call", "pause_beta_campaign", "--arg", "campaign_id=120210000000000203", "--key", "auto");
        String id = operator.run("operations", "list", "--status", "UNKNOWN", "--account", "act_1700100013")
                .find("op_[0-9a-z]+");

        Result declined = approver.answer(
                "n\n", "operations", "resolve", id, "--outcome", "NOT_APPLIED", "--evidence", "It is on.");
        Result settled = approver.answer(
                "y\n", "operations", "resolve", id, "--outcome", "NOT_APPLIED", "--evidence", "It is on.");

        assertThat(lost.code()).isEqualTo(4);
        assertThat(lost.err()).contains("OUTCOME_UNKNOWN: The write may have been applied");
        assertThat(declined.code()).isEqualTo(1);
        assertThat(declined.err()).endsWith("Resolve? [y/N] Nothing was decided.\n");
        assertThat(settled.out()).isEqualTo(id + " is NOT_APPLIED.\n");
        assertThat(operator.run("operations", "show", id).out())
                .containsPattern("evidence +It is on")
                .containsPattern("resolved_by +approver");
        assertThat(operator.run("operations", "show", "op_none", "--json"))
                .satisfies(none -> assertThat(none.err()).startsWith("NOT_FOUND: "))
                .satisfies(none -> assertThat(none.code()).isEqualTo(1));
    }

    @Test
    void approvesWhatItShowed() {
        Result asked = operator.run(
                "call",
                BUDGET,
                "--arg",
                "campaign_id=120210000000000023",
                "--arg",
                "daily_budget=25000",
                "--arg",
                "reason=The spring sale is over.");
        String id = asked.find("pa_[0-9a-z]+");

        Result shown = approver.run("approvals", "show", id);
        Result asker = operator.run("approvals", "show", id);
        Result unasked = approver.run("approvals", "approve", id);
        Result own = operator.run("approvals", "approve", id, "--yes");
        Result approved = approver.answer("yes\n", "approvals", "approve", id, "--comment", "As agreed.");
        Result again = approver.run("approvals", "approve", id, "--yes");

        assertThat(asked.code()).isEqualTo(3);
        assertThat(asked.err()).contains("as " + id + ": approvals approve " + id + "\nThen: call resume_workflow");
        assertThat(shown.out())
                .startsWith("SANDBOX: update_campaign_budget on beta\n")
                .containsPattern("account +act_1700100001 \\(Harbor and Pine US\\)")
                .containsPattern("entity +campaign 120210000000000023 \\(Tents and tarps - newsletter readers - 23\\)")
                .containsPattern("change +daily_budget: 300.00 USD -> 250.00 USD")
                .containsPattern("money a day +300.00 USD -> 250.00 USD \\(-50.00 USD\\)")
                .containsPattern("caps leave +[0-9.]+ USD of 900.00 USD for ")
                .containsPattern("reason +The spring sale is over\\.")
                .containsPattern("asked by +operator \\(human\\) over rest of operator at ")
                .containsPattern("hash +sha256:[0-9a-f]{64}");
        assertThat(asker.out()).containsPattern("not by you +The token lacks the scope");
        assertThat(unasked.code()).isEqualTo(1);
        assertThat(unasked.err()).endsWith("Nobody is there to be asked; say --yes to do it unasked.\n");
        assertThat(own.err()).contains("INSUFFICIENT_SCOPE: ");
        assertThat(approved.out()).isEqualTo(id + " is APPROVED.\n");
        assertThat(approved.err()).startsWith(shown.out()).endsWith("Approve? [y/N] ");
        assertThat(again.err()).endsWith("It is APPROVED, and only what is PENDING can be decided on.\n");
        assertThat(operator.run(
                                "call",
                                "resume_workflow_after_approval",
                                "--arg",
                                "pending_action_id=" + id,
                                "--arg",
                                "payload_hash=" + asked.find("sha256:[0-9a-f]+"))
                        .out())
                .containsPattern("status +applied");
        assertThat(approver.run("approvals", "show", id).out())
                .containsPattern("approve +approver of approver at .*: As agreed\\.");
    }

    @Test
    void rejectsForAReason() {
        Result asked =
                operator.run("call", "enable_beta_campaign", "--arg", "campaign_id=120210000000000056", "--json");
        String id = asked.find("pa_[0-9a-z]+");

        Result unsaid = approver.run("approvals", "reject", id, "--yes");
        Result rejected = approver.run("approvals", "reject", id, "--comment", "Not now.", "--yes", "--json");

        assertThat(asked.code()).isEqualTo(3);
        assertThat(asked.out()).startsWith("{\"ok\":true,");
        assertThat(unsaid.code()).isEqualTo(64);
        assertThat(rejected.code()).isZero();
        assertThat(rejected.out()).contains("\"status\":\"REJECTED\"").contains("\"reason\":\"Not now.\"");
        assertThat(approver.run("approvals", "list", "--status", "REJECTED").out())
                .containsPattern(id + " +REJECTED +sandbox +enable_beta_campaign ");
        assertThat(approver.run("approvals", "list", "--status", "NONE").err()).startsWith("INVALID_REQUEST: ");
    }

    @Test
    void decidesOnAChangeOfACap() {
        String account = "alpha:1002003002";
        Result first = setCap(account, "20.00");
        Result unchanged = approver.run("caps", "approve", account, "--yes");
        Result raised = setCap(account, "30.00");

        Result own = operator.run("caps", "approve", account, "--yes");
        Result approved = approver.answer("yes\n", "caps", "approve", account);
        Result again = setCap(account, "40.00");
        Result cancelled = operator.run("caps", "cancel", account, "--yes", "--json");
        Result asked = setCap(account, "50.00");
        Result rejected = approver.run("caps", "reject", account, "--yes");

        assertThat(List.of(first, raised, again, asked))
                .allSatisfy(set -> assertThat(set.code()).isZero());
        assertThat(unchanged.err()).endsWith("No change of this cap waits, so there is nothing to decide on.\n");
        assertThat(own.code()).isEqualTo(1);
        assertThat(own.err()).contains("INSUFFICIENT_SCOPE: ");
        assertThat(approved.err())
                .containsPattern("cap.per_day +20.00 EUR")
                .containsPattern("waiting.cap.per_day +30.00 EUR")
                .endsWith("Approve? [y/N] ");
        assertThat(approved.out()).containsPattern("cap.per_day +30.00 EUR").containsPattern("waiting +-");
        assertThat(cancelled.out()).contains("\"waiting\":null");
        assertThat(rejected.out()).containsPattern("cap.per_day +30.00 EUR").containsPattern("waiting +-");
    }

    private static Result setCap(String account, String perDay) {
        return operator.run(
                "caps",
                "set",
                account,
                "--currency",
                "EUR",
                "--per-call",
                "10.00",
                "--per-day",
                perDay,
                "--reason",
                "The sale begins.");
    }

    @Test
    void showsAWorkflow() {
        Result started = operator.run(
                "call", "start_workflow", "--arg", "steps=[{\"tool\":\"list_beta_accounts\",\"arguments\":{}}]");

        Result shown = operator.run("workflows", "show", started.find("wf_[0-9a-z]+"));

        assertThat(shown.code()).isZero();
        assertThat(shown.out()).containsPattern("step_list.0.tool +list_beta_accounts");
        assertThat(operator.run("workflows", "show", "wf_none").code()).isEqualTo(1);
    }

    @Test
    void tellsAtAGlanceHowThingsAre() {
        Result told = approver.run("status");

        assertThat(told.code()).isZero();
        assertThat(told.out())
                .containsPattern("(?m)^alpha +sandbox$")
                .containsPattern("(?m)^halts +none$")
                .containsPattern("(?m)^unknown operations +[0-9]+$");
        assertThat(operator.run("status", "--json").out())
                .startsWith("{\"at\":")
                .contains("\"unknown_operations\":");
    }

    @Test
    void showsScheduledTasksAndTheirRuns() {
        String made = operator.run(
                        "call",
                        "create_scheduled_task",
                        "--arg",
                        "name=Nightly",
                        "--arg",
                        "tool=get_campaigns",
                        "--arg",
                        "arguments={\"account_id\":\"act_1700100001\"}",
                        "--arg",
                        "interval=PT1H",
                        "--json")
                .out();
        String id = made.replaceAll("(?s).*?(st_[0-9a-z]+).*", "$1");

        assertThat(operator.run("schedules", "list").out())
                .startsWith("task_id ")
                .contains(id + "  active  Nightly  get_campaigns  ");
        assertThat(operator.run("schedules", "show", id).out()).containsPattern("name +Nightly");
        assertThat(operator.run("schedules", "runs", id).out()).startsWith("run_id  status  due_at ");
        assertThat(operator.run("schedules", "runs", "st_none").code()).isEqualTo(1);
    }

    @Test
    void tellsWhatIsLeftOfCaps() {
        Result left = operator.run("spend", "list");

        assertThat(left.code()).isZero();
        assertThat(left.out()).containsPattern("beta:act_1700100001 +sandbox .* 900.00 USD +900.00 USD\n");
        assertThat(operator.run("spend", "days", "beta:act_1700100001").out()).startsWith("day  used  committed  ");
        assertThat(operator.run("spend", "days", "nowhere").code()).isEqualTo(1);
        assertThat(approver.run("spend", "list").out()).isEqualTo(left.out());
    }
}
