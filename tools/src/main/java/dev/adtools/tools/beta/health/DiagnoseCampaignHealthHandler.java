package dev.adtools.tools.beta.health;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.ToolError;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.operations.changes.ChangeHistory;
import dev.adtools.tools.platform.BetaAds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Judges a campaign: the caller's snapshot of it, or what the platform tells. */
public final class DiagnoseCampaignHealthHandler implements ReadHandler<DiagnoseCampaignHealth, HealthAnswer> {

    private final BetaAds ads;
    private final ChangeHistory changes;

    public DiagnoseCampaignHealthHandler(BetaAds ads, ChangeHistory changes) {
        this.ads = ads;
        this.changes = changes;
    }

    @Override
    public Outcome<HealthAnswer> read(DiagnoseCampaignHealth arguments, CallContext context) {
        return known(arguments, context)
                .map(Diagnoser::new)
                .map(diagnoser -> arguments.rawData() ? diagnoser.table() : diagnoser.diagnosis());
    }

    private Outcome<Known> known(DiagnoseCampaignHealth arguments, CallContext context) {
        CampaignSnapshot snapshot = arguments.snapshot();
        return snapshot != null
                ? new SnapshotState(arguments, snapshot, context.now()).known()
                : BetaFoundCampaign.read(ads, arguments.campaignId(), Mode.READ, context)
                        .flatMap(found -> ofAccount(found, arguments.accountId()))
                        .flatMap(found -> CampaignReads.of(ads, changes, found, arguments, context))
                        .map(reads -> new PlatformState(reads, context.now()).known(arguments, ads.source()));
    }

    private static Outcome<BetaFoundCampaign> ofAccount(BetaFoundCampaign found, @Nullable BetaAccountId account) {
        return account == null || account.equals(found.campaign().accountId())
                ? Outcome.completed(found)
                : Outcome.failed(ToolError.ruleViolation(
                        List.of(HealthRule.HEALTH_ACCOUNT_1.at("/account_id", "must be the account of the campaign"))));
    }
}
