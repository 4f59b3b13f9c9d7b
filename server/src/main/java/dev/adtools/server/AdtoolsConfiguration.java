package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.api.MemoryBudget;
import dev.adtools.server.approval.ApprovalsSection;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.auth.BootstrapSection;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.http.ConnectionLimits;
import dev.adtools.server.http.ConnectionsSection;
import dev.adtools.server.http.OriginPolicy;
import dev.adtools.server.http.TrustedProxies;
import dev.adtools.server.idempotency.IdempotencySection;
import dev.adtools.server.mcp.McpSection;
import dev.adtools.server.platform.HttpSection;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.platform.PlatformsSection;
import dev.adtools.server.quota.QuotaSection;
import dev.adtools.server.quota.Quotas;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.DatabaseSection;
import dev.adtools.server.store.KeptBytes.KeptBytesSection;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.StoreSettings;
import dev.adtools.tools.platform.wire.RetryPolicy;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.server.AbstractServerFactory;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MaxDuration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.Valid;
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
    @MinDuration(value = 1, unit = TimeUnit.SECONDS)
    @MaxDuration(value = 1, unit = TimeUnit.HOURS)
    @JsonProperty
    private Duration scheduledCallTimeout = Duration.minutes(10);

    @NotNull
    @JsonProperty
    private String dataDirectory = "./data";

    @NotNull
    @Valid
    @JsonProperty
    private DatabaseSection database = DatabaseSection.EMBEDDED;

    @NotNull
    @Valid
    @JsonProperty
    private BootstrapSection bootstrap = BootstrapSection.NONE;

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
    private IdempotencySection idempotency = IdempotencySection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private ApprovalsSection approvals = ApprovalsSection.STANDARD;

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
    private KeptBytesSection schedules = KeptBytesSection.STANDARD;

    @NotNull
    @Valid
    @JsonProperty
    private KeptBytesSection workflows = KeptBytesSection.STANDARD;

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
    @JsonProperty
    private String trustedProxies = "";

    @NotNull
    @Valid
    @JsonProperty
    private McpSection mcp = McpSection.STANDARD;

    /** Returns the settings of MCP, checked. */
    McpSection mcp() {
        mcp.flaw().ifPresent(flaw -> {
            throw new StartupException("mcp.defaultGroups " + flaw);
        });
        return mcp;
    }

    /** Returns the names of platforms, checked. */
    PlatformLabels labels() {
        return platforms.labels();
    }

    /** Returns the URL at which callers find the service; empty where none is configured. */
    String publicUrl() {
        return publicUrl;
    }

    /** Returns the hosts and origins under which the service is called on the web, checked. */
    OriginPolicy origins() {
        return OriginPolicy.of(publicUrl, allowedHosts, allowedOrigins);
    }

    /** Returns the proxies that are trusted to name their clients, checked. */
    TrustedProxies proxies() {
        return TrustedProxies.of(trustedProxies);
    }

    /** Returns the settings of the audit trail. */
    AuditSection audit() {
        return audit;
    }

    /** Returns how many bytes of scheduled runs' answers an owner may keep. */
    long keptBytesOfRuns() {
        return schedules.keptBytesPerOwner().toBytes();
    }

    /** Returns how many bytes of workflows' arguments and outputs an owner may keep. */
    long keptBytesOfWorkflows() {
        return workflows.keptBytesPerOwner().toBytes();
    }

    /** Returns how long one call may take. */
    Duration callTimeout() {
        return callTimeout;
    }

    /** Returns how long one call of a scheduled task may take, no less than another call. */
    Duration scheduledCallTimeout() {
        return scheduledCallTimeout.compareTo(callTimeout) < 0 ? callTimeout : scheduledCallTimeout;
    }

    /** Returns the settings of the store. */
    StoreSettings store() {
        return database.store(Path.of(dataDirectory));
    }

    /** Returns the tokens that come from the environment, checked. */
    BootstrapTokens bootstrap() {
        return bootstrap.tokens();
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
    ConnectionLimits connections(TrustedProxies proxies) {
        return connections.limits(proxies);
    }

    /** Returns the settings of idempotency keys. */
    IdempotencySection idempotency() {
        return idempotency;
    }

    /** Returns the terms of approvals. */
    ApprovalsSection approvals() {
        return approvals;
    }
}
