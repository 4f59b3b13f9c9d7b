package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.Outcome;
import dev.adtools.api.Violation;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Call that is to be made later, and that its caller could make now.
 *
 * @param tool the tool
 * @param account the account that the arguments name; null for none
 * @param arguments the arguments
 */
public record DeferredCall(ToolDescriptor tool, @Nullable AccountId account, Arguments arguments) {

    /**
     * Checks a call as if it were made now.
     *
     * @param tool a tool that the caller may see
     * @param arguments its arguments
     * @param asking the call that wants it; with {@code validate_only}, the scope of validations is enough
     * @param pointer where the arguments stand in what the caller sent
     * @param violations gets what is wrong with the arguments; the call is of no use then
     * @param catalog has the tools that refusals name
     * @return the call, or why its caller could not make it
     */
    public static <A> Outcome<DeferredCall> of(
            ToolDispatch<A> tool,
            Arguments arguments,
            ToolCall asking,
            String pointer,
            List<Violation> violations,
            ToolCatalog catalog) {
        Caller caller = asking.caller();
        Scope needed = ScopeFilter.needed(tool.descriptor());
        boolean isCheck = asking.ready().onlyValidates() && caller.may(Scope.TOOLS_VALIDATE);
        if (!caller.may(needed) && !isCheck) {
            return Outcome.failed(ScopeFilter.refusal(needed));
        }
        ArgumentReader reader = arguments.reader();
        A decoded = tool.decode(reader);
        new ArgumentAdvice(tool.descriptor(), catalog, caller)
                .on(reader.violations())
                .forEach(found ->
                        violations.add(new Violation(pointer + found.pointer(), found.rule(), found.message())));
        if (decoded == null || !reader.valid()) {
            return Outcome.completed(new DeferredCall(tool.descriptor(), null, arguments));
        }
        return AccountFilter.refusal(caller, tool.accounts(decoded))
                .<Outcome<DeferredCall>>map(Outcome::failed)
                .orElseGet(
                        () -> Outcome.completed(new DeferredCall(tool.descriptor(), tool.account(decoded), arguments)));
    }
}
