package forged;

import dev.adtools.api.*;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;

/** A plan has no right to send, nor has the look back. */
abstract class PlanThatSends implements SpendingWriteHandler<PlanThatSends.Args, PlanThatSends.Args, JsonObject> {

    record Args(AlphaAccountId accountId) {}

    @Override
    public Planned<Args> plan(Args arguments, CallContext context) {
        context.sending().begin(); // ! sending()
        return Planned.refused(ToolError.accountForbidden(""));
    }
}
