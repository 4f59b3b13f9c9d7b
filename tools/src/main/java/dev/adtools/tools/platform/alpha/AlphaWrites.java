package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.OperationKind;
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
        return mutate(campaign, OperationKind.VALIDATE, deadline).map(answer -> campaign);
    }

    PlatformResult<CreatedAppCampaign> create(AppCampaign campaign, Instant deadline) {
        return mutate(campaign, OperationKind.WRITE, deadline)
                .flatMap(answer -> AlphaMutation.created(answer)
                        .map(PlatformResult::answered)
                        .orElseGet(() ->
                                PlatformResult.failed(unnamed("the platform's answer does not name what it made"))));
    }

    private PlatformResult<ObjectNode> mutate(AppCampaign campaign, OperationKind kind, Instant deadline) {
        return wire.post(
                kind,
                "customers/" + campaign.accountId().value() + "/googleAds:mutate",
                AlphaMutation.body(campaign, kind == OperationKind.VALIDATE),
                campaign.loginCustomerId(),
                deadline);
    }

    PlatformResult<AlphaStatusChange> check(AlphaStatusChange change, Instant deadline) {
        return mutate(change, OperationKind.VALIDATE, deadline).map(answer -> change);
    }

    PlatformResult<AlphaStatusChange> set(AlphaStatusChange change, Instant deadline) {
        return mutate(change, OperationKind.WRITE, deadline)
                .flatMap(answer -> AlphaStatusMutation.isDone(change, answer)
                        ? PlatformResult.answered(change)
                        : PlatformResult.failed(unnamed("the platform's answer does not name what it changed")));
    }

    private PlatformResult<ObjectNode> mutate(AlphaStatusChange change, OperationKind kind, Instant deadline) {
        return wire.post(
                kind,
                "customers/" + change.accountId().value() + "/campaigns:mutate",
                AlphaStatusMutation.body(change, kind == OperationKind.VALIDATE),
                change.loginCustomerId(),
                deadline);
    }

    private static PlatformFailure unnamed(String reason) {
        return new PlatformFailure.OutcomeUnknown(reason);
    }
}
