import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.ApiResponse;
import org.openapitools.client.api.AlphaApi;
import org.openapitools.client.api.ApprovalsApi;
import org.openapitools.client.api.BetaApi;
import org.openapitools.client.api.ToolsApi;
import org.openapitools.client.model.*;

/**
 * Program on a generated client: lists the tools, reads, is refused, writes once, and runs a workflow over an approval.
 */
public final class Walk {

    private static final String ACCOUNT = "act_1700100001";
    private static final String CAMPAIGN = "120210000000000023";

    private final ToolsApi tools = new ToolsApi(client("TOKEN"));
    private final AlphaApi alpha = new AlphaApi(client("TOKEN"));
    private final BetaApi beta = new BetaApi(client("TOKEN"));
    private final ApprovalsApi approvals = new ApprovalsApi(client("APPROVER_TOKEN"));

    public static void main(String[] args) throws Exception {
        Walk walk = new Walk();
        walk.listsTheTools();
        walk.readsTypedRows();
        walk.isRefused();
        walk.writesOnce();
        walk.runsAWorkflowOverAnApproval();
        System.out.println("Java: listed, read, was refused, wrote once, approved, resumed");
        // The client's threads would go on for a minute.
        System.exit(0);
    }

    private static ApiClient client(String token) {
        ApiClient client = new ApiClient().setBasePath(System.getenv("SERVICE_URL"));
        client.setBearerToken(System.getenv(token));
        return client;
    }

    private void listsTheTools() throws ApiException {
        ToolList list = tools.listTools(null, null, null, null);

        ToolDescriptor tool = list.getTools().stream()
                .filter(each -> each.getName().equals("create_alpha_app_campaign"))
                .findFirst()
                .orElseThrow();
        equal(tool.getPlatform(), Platform.ALPHA);
        equal(tool.getMode(), ToolMode.WRITE);
        equal(
                tool.getInputSchema().get("required"),
                List.of("account_id", "name", "budget_micros", "app_id", "app_store"));
    }

    private void readsTypedRows() throws ApiException {
        GetCampaignsReport some = campaigns(new GetCampaignsArguments().includeMetrics(true)).getGetCampaignsReport();
        GetCampaignsReport none = campaigns(new GetCampaignsArguments().nameContains("no campaign has this name"))
                .getGetCampaignsReport();
        GetCampaignsColumns table = campaigns(new GetCampaignsArguments().rawData(true)).getGetCampaignsColumns();

        check(some.getRows().size() > 1, "there are campaigns");
        some.getRows().forEach(row -> check(row.getId().matches("[0-9]+") && row.getEffectiveStatus() != null, row));
        BetaMetrics spending = some.getRows().stream()
                .map(GetCampaignsRow::getMetrics)
                .filter(metrics ->
                        metrics != null && metrics.getCostMicros() != null && metrics.getCostMicros() > 0L)
                .findFirst()
                .orElseThrow();
        check(spending.getImpressions() > 0L, spending);
        equal(none.getRows(), List.of());
        equal(none.getHasMore(), false);
        equal(table.getRows().size(), some.getRows().size());
        table.getRows().forEach(row -> equal(row.size(), table.getColumns().size()));
        equal(
                table.getRows().get(0).get(table.getColumns().indexOf("id")),
                some.getRows().get(0).getId());
    }

    private GetCampaignsOutput campaigns(GetCampaignsArguments arguments) throws ApiException {
        GetCampaignsAnswer answer =
                beta.getCampaigns(new GetCampaignsCall().arguments(arguments.accountId(ACCOUNT)), null);
        equal(answer.getError(), null);
        return answer.getData();
    }

    private void isRefused() throws Exception {
        ApiException wrong = refused(() -> alpha.createAlphaAppCampaign(null, null, campaign("Broken", "0.5")));
        ToolsApi stranger = new ToolsApi(client("NOBODY"));
        ApiException unknown = refused(() -> stranger.listTools(null, null, null, null));

        equal(wrong.getCode(), 400);
        FailedCall failed = Refusal.fromJson(wrong.getResponseBody()).getFailedCall();
        equal(failed.getOk(), false);
        equal(failed.getTool(), "create_alpha_app_campaign");
        equal(failed.getError().getCode(), "INVALID_ARGUMENTS");
        ErrorDetails details = failed.getError().getDetails();
        equal(details.getRetry(), ErrorDetails.RetryEnum.AFTER_FIX);
        equal(details.getRequestId(), header(wrong.getResponseHeaders(), "X-Request-Id"));
        check(
                details.getViolations().stream().anyMatch(each -> each.getPointer().equals("/budget_micros")),
                details);
        equal(unknown.getCode(), 401);
        equal(ErrorBody.fromJson(unknown.getResponseBody()).getCode(), "UNAUTHENTICATED");
    }

    private static CreateAlphaAppCampaignCall campaign(String name, String budgetMicros) {
        return new CreateAlphaAppCampaignCall()
                .arguments(new CreateAlphaAppCampaignArguments()
                        .accountId("100-200-3001")
                        .name(name)
                        .budgetMicros(new BigDecimal(budgetMicros))
                        .appId("com.example.app")
                        .appStore(CreateAlphaAppCampaignArguments.AppStoreEnum.ALPHA_APP_STORE));
    }

    private void writesOnce() throws ApiException {
        CreateAlphaAppCampaignCall request = campaign("Launch by Java", "50000000");

        ApiResponse<CreateAlphaAppCampaignAnswer> first =
                alpha.createAlphaAppCampaignWithHttpInfo("create-java", null, request);
        ApiResponse<CreateAlphaAppCampaignAnswer> again =
                alpha.createAlphaAppCampaignWithHttpInfo("create-java", null, request);

        CreateAlphaAppCampaignOutput data = first.getData().getData();
        equal(data.getStatus(), WriteStatus.APPLIED);
        equal(data.getResult().getCampaign().getStatus(), "PAUSED");
        equal(data.getSpend().getWhenEnabled().getDailyAfterMicros(), 50000000L);
        equal(again.getData().getData(), data);
        check(header(first.getHeaders(), "Operation-Id") != null, first.getHeaders());
        equal(header(again.getHeaders(), "Operation-Id"), header(first.getHeaders(), "Operation-Id"));
        equal(header(first.getHeaders(), "Idempotent-Replayed"), null);
        equal(header(again.getHeaders(), "Idempotent-Replayed"), "true");
    }

    private void runsAWorkflowOverAnApproval() throws ApiException {
        StartWorkflowArgumentsStep step = new StartWorkflowArgumentsStep()
                .tool("update_campaign_budget")
                .arguments(Map.of("campaign_id", CAMPAIGN, "daily_budget", 6100, "currency", "USD"));
        StartWorkflowCall request =
                new StartWorkflowCall().arguments(new StartWorkflowArguments().addStepsItem(step));
        StartWorkflowOutcome workflow =
                beta.startWorkflow(request, "workflow-java", null).getData().getResult();
        equal(workflow.getStatus(), StartWorkflowOutcome.StatusEnum.WAITING_APPROVAL);
        PendingAction held = approvals.getPendingAction(workflow.getPendingActionId(), null);
        equal(held.getTool(), "update_campaign_budget");
        check(held.getExpiresAt().isAfter(java.time.OffsetDateTime.now()), held.getExpiresAt());
        PendingAction approved =
                approvals.approvePendingAction(held.getId(), new ApprovalRequest().payloadHash(held.getPayloadHash()));
        equal(approved.getStatus(), PendingActionStatus.APPROVED);
        ResumeWorkflowAfterApprovalArguments execution = new ResumeWorkflowAfterApprovalArguments()
                .pendingActionId(held.getId())
                .payloadHash(held.getPayloadHash())
                .workflowId(workflow.getWorkflowId());
        ResumeWorkflowAfterApprovalOutcome resumed = beta.resumeWorkflowAfterApproval(
                        new ResumeWorkflowAfterApprovalCall().arguments(execution), null, null)
                .getData()
                .getResult();

        equal(resumed.getPendingAction().getStatus(), "EXECUTED");
        equal(resumed.getAlreadyExecuted(), false);
        GetWorkflowCall asked =
                new GetWorkflowCall().arguments(new GetWorkflowArguments().workflowId(workflow.getWorkflowId()));
        GetWorkflowOutput seen = beta.getWorkflow(asked, null).getData();
        equal(seen.getStatus(), GetWorkflowOutput.StatusEnum.SUCCEEDED);
        equal(
                seen.getStepList().stream().map(WorkflowStep::getStatus).toList(),
                List.of(WorkflowStepStatus.DONE));
    }

    private static ApiException refused(Call call) throws Exception {
        try {
            call.run();
        } catch (ApiException e) {
            return e;
        }
        throw new AssertionError("it was not refused");
    }

    private static String header(Map<String, List<String>> headers, String name) {
        return headers.entrySet().stream()
                .filter(header -> header.getKey().equalsIgnoreCase(name))
                .map(header -> header.getValue().get(0))
                .findFirst()
                .orElse(null);
    }

    private static void equal(Object actual, Object expected) {
        check(Objects.equals(actual, expected), actual + " is not " + expected);
    }

    private static void check(boolean holds, Object otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }

    /** A call of the service. */
    private interface Call {
        void run() throws ApiException;
    }
}
