package dev.adtools.api.spi;

import dev.adtools.api.CallContext;
import dev.adtools.api.Inverse;
import dev.adtools.api.Planned;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.json.JsonWriter;
import org.jspecify.annotations.Nullable;

/**
 * A write as the pipeline sees it.
 *
 * @param <A> the argument record
 * @param <P> the plan
 * @param <R> the result
 */
public sealed interface WriteDispatch<A, P, R> extends ToolDispatch<A>
        permits PlatformWriteDispatch, ServiceWriteDispatch {

    /**
     * {@return whether the arguments ask for a check without effect ({@code validate_only})}
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     */
    boolean validateOnly(A arguments);

    /**
     * {@return whether the call must wait for approval: always when staged, else as {@code execution_mode} says}
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     */
    boolean approvalRequired(A arguments);

    /**
     * Calls the handler's first step.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return what would be done, that nothing is to be done, or why it is refused
     */
    Planned<P> plan(A arguments, CallContext context);

    /**
     * {@return the call that takes an applied write back, or the reason for which no tool does}
     *
     * @param plan the plan, possibly read back from storage
     * @param result the result of the second step
     */
    Inverse inverse(P plan, R result);

    /**
     * Writes a plan canonically (RFC 8785), as it is stored and hashed. A greater integer is a bug of the handler, and fails.
     *
     * @param plan what the first step settled; its integers within ±(2^53−1)
     * @param out what it is written to
     */
    void encodePlan(P plan, JsonWriter out);

    /**
     * Reads a stored plan.
     *
     * @param reader what is read, at the plan
     * @return the plan; null when it does not fit, which the reader has then noted
     */
    @Nullable
    P decodePlan(ArgumentReader reader);

    /**
     * Writes the answer as {@code data}.
     *
     * @param answer the answer, made by the pipeline
     * @param out what it is written to
     */
    void encode(WriteAnswer<R> answer, JsonWriter out);
}
