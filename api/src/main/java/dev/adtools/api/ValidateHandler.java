package dev.adtools.api;

/**
 * A tool that checks a draft or a set-up. What is wrong with the draft is a finding, not a failure.
 *
 * @param <A> the argument record
 * @param <F> a record of what else this validation found out; its members stand beside the common ones
 */
public non-sealed interface ValidateHandler<A, F> extends ToolHandler<A> {

    /**
     * Checks one draft.
     *
     * @param arguments the decoded arguments; every bound of the schema holds
     * @param context who calls, and until when
     * @return the findings, or the failure that is the answer; a thrown exception is a bug
     */
    Outcome<Validation<F>> validate(A arguments, CallContext context);
}
