package sample.alpha;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteHandler;

final class PauseCampaignHandler implements WriteHandler<PauseCampaign, PauseCampaign, PauseCampaignHandler.Nothing> {

    record Nothing() {}

    @Override
    public Planned<PauseCampaign> plan(PauseCampaign arguments, CallContext context) {
        return Planned.refused(ToolError.of(ErrorCode.NOT_FOUND, "There is no such campaign."));
    }

    @Override
    public Outcome<Nothing> apply(PauseCampaign plan, CallContext context) {
        return Outcome.completed(new Nothing());
    }
}
