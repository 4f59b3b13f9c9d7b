package dev.adtools.tools.platform.alpha;

import dev.adtools.api.Sending;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;

/** Has changes checked, or makes them. Only an answer that names what was changed proves that it was. */
final class AlphaWrites {

    private final AlphaWire wire;

    AlphaWrites(AlphaWire wire) {
        this.wire = wire;
    }

    PlatformResult<AppCampaign> check(AppCampaign campaign, Instant deadline) {
        return wire.check(path(campaign), AlphaMutation.body(campaign), campaign.loginCustomerId(), deadline)
                .map(answer -> campaign);
    }

    PlatformResult<CreatedAppCampaign> create(AppCampaign campaign, Instant deadline, Sending sending) {
        return wire.send(path(campaign), AlphaMutation.body(campaign), campaign.loginCustomerId(), deadline, sending)
                .flatMap(answer -> AlphaMutation.created(answer)
                        .map(PlatformResult::answered)
                        .orElseGet(() ->
                                PlatformResult.failed(unnamed("the platform's answer does not name what it made"))));
    }

    private static String path(AppCampaign campaign) {
        return "customers/" + campaign.accountId().value() + "/googleAds:mutate";
    }

    PlatformResult<AlphaStatusChange> check(AlphaStatusChange change, Instant deadline) {
        return wire.check(path(change), AlphaStatusMutation.body(change), change.loginCustomerId(), deadline)
                .map(answer -> change);
    }

    PlatformResult<AlphaStatusChange> set(AlphaStatusChange change, Instant deadline, Sending sending) {
        return wire.send(path(change), AlphaStatusMutation.body(change), change.loginCustomerId(), deadline, sending)
                .flatMap(answer -> AlphaStatusMutation.isDone(change, answer)
                        ? PlatformResult.answered(change)
                        : PlatformResult.failed(unnamed("the platform's answer does not name what it changed")));
    }

    private static String path(AlphaStatusChange change) {
        return "customers/" + change.accountId().value() + "/campaigns:mutate";
    }

    private static PlatformFailure unnamed(String reason) {
        return new PlatformFailure.OutcomeUnknown(reason);
    }
}
