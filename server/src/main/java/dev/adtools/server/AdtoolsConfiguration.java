package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.api.MemoryBudget;
import dev.adtools.server.approval.ApprovalTerms;
import dev.adtools.server.audit.AuditSettings;
import dev.adtools.server.http.ConnectionLimits;
import dev.adtools.server.idempotency.NewKeys;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.platform.HttpSection;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.platform.PlatformsSection;
import dev.adtools.server.quota.QuotaSection;
import dev.adtools.server.quota.Quotas;
import dev.adtools.server.schedules.KeptResults;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.StoreSettings;
import dev.adtools.server.workflow.KeptSteps;
import dev.adtools.tools.platform.wire.RetryPolicy;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.server.AbstractServerFactory;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MaxDuration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.concurrent.TimeUnit;

/** Settings that config.yml may have beyond Dropwizard's own settings. */
public final class AdtoolsConfiguration extends Configuration {

    @NotNull
    @MinDuration(value = 1, unit = TimeUnit.SECONDS)
    @JsonProperty
    private Duration callTimeout = Duration.seconds(30);

    @NotNull
    @JsonProperty
    private String dataDirectory = "./data";

    @NotNull
    @Valid
    @JsonProperty
    private DatabaseSection database = new DatabaseSection("", "", "", false);

    @NotNull
    @Valid
    @JsonProperty
    private BootstrapSection bootstrap = new BootstrapSection("", "");

    @NotNull
    @Valid
    @JsonProperty
    private PlatformsSection platforms = PlatformsSection.SANDBOX;

    @NotNull
    @Valid
    @JsonProperty
    private HttpSection http = HttpSection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private IdempotencySection idempotency = new IdempotencySection(Duration.hours(24), 60, 300);

    @NotNull
    @Valid
    @JsonProperty
    private ApprovalsSection approvals = new ApprovalsSection(Duration.days(7), Duration.hours(24), 1);

    @NotNull
    @JsonProperty
    private SpendSection spend = SpendSection.NONE;

    @NotNull
    @JsonProperty
    private QuotaSection quotas = QuotaSection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private ConnectionsSection connections = ConnectionsSection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private AuditSection audit = AuditSection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private SchedulesSection schedules = SchedulesSection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private WorkflowsSection workflows = WorkflowsSection.STANDARD;

    @NotNull
    @JsonProperty
    private String publicUrl = "";

    @NotNull
    @JsonProperty
    private String allowedHosts = "";

    @NotNull
    @JsonProperty
    private String allowedOrigins = "";

    @NotNull
    @Valid
    @JsonProperty
    private McpSection mcp = McpSection.STANDARD;

    /** Returns the settings of MCP. */
    McpSection mcp() {
        return mcp;
    }

    /** Returns the URL at which callers find the service; empty where none is configured. */
    String publicUrl() {
        return publicUrl;
    }

    /** Returns the hosts and origins under which the service is called on the web, checked. */
    OriginPolicy webNames() {
        return OriginPolicy.of(publicUrl, allowedHosts, allowedOrigins);
    }

    /** Returns the settings of the audit trail. */
    AuditSettings audit() {
        return audit.settings();
    }

    /** Returns the limit of the kept answers of scheduled runs. */
    KeptResults keptResults() {
        return schedules.keptResults();
    }

    /** Returns the limit of the kept arguments and outputs of workflows' steps. */
    KeptSteps keptSteps() {
        return workflows.keptSteps();
    }

    /** Returns how long one call may take. */
    Duration callTimeout() {
        return callTimeout;
    }

    /** Returns the settings of the store. */
    StoreSettings store() {
        return new StoreSettings(
                Path.of(dataDirectory),
                database.url(),
                database.user(),
                database.password(),
                database.allowAsynchronousCommit());
    }

    /** Returns the tokens that come from the environment. */
    BootstrapSection bootstrap() {
        return bootstrap;
    }

    /** Returns the live platforms, checked. */
    LivePlatforms livePlatforms(Clock clock, MemoryBudget memory) {
        RetryPolicy policy = RetryPolicy.standard(clock, new SecureRandom(), length -> Thread.sleep(length.toMillis()));
        return new LivePlatforms(platforms, http, policy, memory);
    }

    /** Returns the caps of accounts, checked. */
    Caps caps() {
        return Caps.of(spend);
    }

    /** Returns the quotas of callers, checked. */
    Quotas quotas() {
        Quotas checked = Quotas.of(quotas);
        if (getServerFactory() instanceof AbstractServerFactory server
                && checked.maxConcurrentCalls() >= server.getMaxThreads()) {
            // Who refuses needs a thread too.
            throw new StartupException("quotas.maxConcurrentCalls must be less than server.maxThreads, which is "
                    + server.getMaxThreads() + ".");
        }
        return checked;
    }

    /** Returns the limits on the number and the slowness of connections. */
    ConnectionLimits connections() {
        return connections.limits();
    }

    /** Returns the times for which operations are kept. */
    Retention retention() {
        return new Retention(idempotency.replay().toJavaDuration());
    }

    /** Returns the rate of keys that a principal may use for the first time. */
    NewKeys newKeys() {
        return new NewKeys(idempotency.newKeysPerSecond(), idempotency.newKeysBurst());
    }

    /**
     * The section {@code idempotency}.
     *
     * @param replay how long a write's answer is kept, and replayed to whoever sends its key again
     * @param newKeysPerSecond how many keys a second a principal may use for the first time
     * @param newKeysBurst how many of them at once
     */
    record IdempotencySection(
            @JsonProperty
            @NotNull
            @MinDuration(value = 1, unit = TimeUnit.HOURS)
            @MaxDuration(value = 30, unit = TimeUnit.DAYS)
            Duration replay,

            @JsonProperty @Min(1) @Max(1_000_000) int newKeysPerSecond,
            @JsonProperty @Min(1) @Max(1_000_000) int newKeysBurst) {}

    /** Returns the terms of approvals. */
    ApprovalTerms approvals() {
        return new ApprovalTerms(
                approvals.pendingFor().toJavaDuration(),
                approvals.executableFor().toJavaDuration(),
                approvals.required());
    }

    /**
     * The section {@code approvals}.
     *
     * @param pendingFor how long a Pending Action waits for its decision
     * @param executableFor how long it may be executed once it is approved
     * @param required how many owners must approve
     */
    record ApprovalsSection(
            @JsonProperty
            @NotNull
            @MinDuration(value = 1, unit = TimeUnit.HOURS)
            @MaxDuration(value = 30, unit = TimeUnit.DAYS)
            Duration pendingFor,

            @JsonProperty
            @NotNull
            @MinDuration(value = 1, unit = TimeUnit.MINUTES)
            @MaxDuration(value = 7, unit = TimeUnit.DAYS)
            Duration executableFor,

            @JsonProperty @Min(1) @Max(5) int required) {}

    /**
     * The section {@code database}.
     *
     * @param url a PostgreSQL URL; empty for SQLite in the data directory
     * @param user the PostgreSQL user; empty to take it from the URL
     * @param password the PostgreSQL password; empty to take it from the URL
     * @param allowAsynchronousCommit whether a PostgreSQL that may lose acknowledged commits is accepted
     */
    record DatabaseSection(
            @JsonProperty @NotNull String url,
            @JsonProperty @NotNull String user,
            @JsonProperty @NotNull String password,
            @JsonProperty boolean allowAsynchronousCommit) {

        @Override
        public String toString() {
            return "DatabaseSection";
        }
    }

    /**
     * The section {@code bootstrap}: tokens that are valid while they are set.
     *
     * @param token the operator's; empty for none
     * @param approverToken the approver's; empty for none
     */
    record BootstrapSection(
            @JsonProperty @NotNull String token,
            @JsonProperty @NotNull String approverToken) {

        @Override
        public String toString() {
            return "BootstrapSection";
        }
    }
}
