package sample.alpha;

import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Inverse;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.SpendingWriteHandler;
import dev.adtools.api.ToolError;

final class PauseCampaignHandler implements SpendingWriteHandler<PauseCampaign, PauseCampaign, PauseCampaignHandler.Nothing> {

    record Nothing() {}

    @Override
    public Planned<PauseCampaign> plan(PauseCampaign arguments, CallContext context) {
        return Planned.refused(ToolError.of(ErrorCode.NOT_FOUND, "There is no such campaign."));
    }

    @Override
    public Outcome<Nothing> apply(PauseCampaign plan, ApplyContext context) {
        return Outcome.completed(new Nothing());
    }

    @Override
    public Probe<Nothing> readBack(PauseCampaign plan, CallContext context) {
        return Probe.inconclusive("It cannot be read.");
    }

    @Override
    public Inverse inverse(PauseCampaign plan, Nothing result) {
        return Inverse.none("It is final.");
    }
}
