package sample.alpha;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.Rule;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.NamedAccounts;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ValidateDispatch;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** Generated from {@link CheckDraft}; edit that. */
@Generated("dev.adtools.processor.ToolProcessor")
public final class CheckDraftDispatch implements ValidateDispatch<CheckDraft, CheckDraft.Facts> {
    private static final ToolDescriptor DESCRIPTOR = ToolDescriptor.load(
            CheckDraftDispatch.class,
            "check_draft",
            Platform.BETA,
            Mode.VALIDATE,
            ToolGroup.VALIDATION,
            SpendControl.UNDECLARED);
    private final CheckDraft.Handler handler;

    public CheckDraftDispatch() {
        handler = new CheckDraft.Handler();
    }

    @Override
    public ToolDescriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public @Nullable CheckDraft decode(ArgumentReader reader) {
        return CheckDraftCodec.decode(reader);
    }

    @Override
    public @Nullable AccountId account(CheckDraft arguments) {
        return null;
    }

    @Override
    public List<Rule> rules() {
        return Rule.of(DraftRule.values(), CheckDraft.BudgetRule.values());
    }

    @Override
    public List<AccountId> accounts(CheckDraft arguments) {
        return NamedAccounts.of(account(arguments), arguments.alphaAccountIds(), arguments.betaAccountIds());
    }

    @Override
    public Outcome<Validation<CheckDraft.Facts>> validate(CheckDraft arguments, CallContext context) {
        return handler.validate(arguments, context);
    }

    @Override
    public void encode(Validation<CheckDraft.Facts> validation, JsonWriter out) {
        CheckDraftCodec.encode(validation, out);
    }
}
