package dev.adtools.server.mcp;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Task that clients offer to people (MCP 2026-07-28, "Prompts"), made of tools that only read. Its text names only tools that
 * the caller may call.
 *
 * @param name its name in the protocol
 * @param title its name for people
 * @param description its purpose
 * @param account the tools that list its account; empty when it takes none
 * @param task the first sentence for a model, with a place for the account
 * @param steps the sentences that name tools
 * @param end the sentences after them
 */
record Prompt(
        String name,
        String title,
        String description,
        List<String> account,
        String task,
        List<Step> steps,
        String end) {

    /** Prompts that are listed. */
    static final List<Prompt> ALL = List.of(
            new Prompt(
                    "account_overview",
                    "Account overview",
                    "Sums up one account: its campaigns, the last four weeks and this month's budget.",
                    List.of("list_alpha_accounts", "list_beta_accounts"),
                    "Give an overview of the advertising account {account_id}.",
                    List.of(
                            new Step(
                                    "An id that begins with act_ is on beta: use {tools}.",
                                    "get_campaigns",
                                    "get_beta_campaign_performance",
                                    "get_beta_budget_pacing"),
                            new Step(
                                    "An id of ten digits is on alpha: use {tools}.",
                                    "get_alpha_campaigns",
                                    "get_alpha_campaign_performance",
                                    "get_alpha_budget_pacing")),
                    "Read performance with date_range last_28d and compare_previous true. Say which campaigns run, their cost"
                            + " and results, the change against the period before, and whether this month's budget will be"
                            + " met. Name currencies. Change nothing."),
            new Prompt(
                    "weekly_review",
                    "Weekly review",
                    "Reviews the last week of all accounts: what went well, what did not, and what to look at.",
                    List.of(),
                    "Review last week's advertising.",
                    List.of(
                            new Step("List the accounts with {tools}.", "list_alpha_accounts", "list_beta_accounts"),
                            new Step(
                                    "Read the active accounts with {tools} (date_range last_week).",
                                    "get_cross_account_performance"),
                            new Step(
                                    "If cost per conversion got worse, check campaigns on beta with {tools}.",
                                    "diagnose_campaign_health"),
                            new Step("Find recent changes in an account with {tools}.", "get_change_history")),
                    "Say for each account what went well, what did not, and the three things to look at first. Never add up"
                            + " different currencies. Change nothing."),
            new Prompt(
                    "find_waste",
                    "Find waste and propose negatives",
                    "Finds what an account on alpha pays for in vain, and proposes negative keywords.",
                    List.of("list_alpha_accounts"),
                    "Find wasted spend in the account {account_id} on alpha.",
                    List.of(
                            new Step("Begin with {tools}.", "analyze_alpha_wasted_spend"),
                            new Step("Find search terms to exclude with {tools}.", "analyze_search_terms"),
                            new Step(
                                    "Check the negative keywords that a campaign already has with {tools}.",
                                    "get_alpha_campaign_criteria")),
                    "Propose negative keywords in a table: the term, its match type, the campaign or ad group, its cost"
                            + " without a conversion, and the reason. Say what to check first, such as conversion tracking."
                            + " Change nothing."));

    /** Returns whether it takes the id of an account. */
    boolean ofAccount() {
        return !account.isEmpty();
    }

    /** Returns whether one of its tools is among some. */
    boolean uses(Set<String> tools) {
        return steps.stream().flatMap(step -> step.tools().stream()).anyMatch(tools::contains);
    }

    /** Returns the description of its account, given the tools that a caller may call. */
    String accountDescription(Set<String> callable) {
        List<String> finders = account.stream().filter(callable::contains).toList();
        return finders.isEmpty()
                ? "The id of the account."
                : "The account, as listed by " + list(finders, " or ") + ".";
    }

    /** Returns its text for an account, empty when it takes none, given the tools that a caller may call. */
    String text(String accountId, Set<String> callable) {
        Stream<String> sentences = steps.stream()
                .map(step -> step.text(
                        step.tools().stream().filter(callable::contains).toList()))
                .filter(text -> !text.isEmpty());
        return Stream.of(Stream.of(task.replace("{account_id}", accountId)), sentences, Stream.of(end))
                .flatMap(text -> text)
                .collect(Collectors.joining(" "));
    }

    private static String list(List<String> names, String last) {
        int end = names.size() - 1;
        return end == 0 ? names.get(0) : String.join(", ", names.subList(0, end)) + last + names.get(end);
    }

    /**
     * Sentence that names tools.
     *
     * @param sentence the sentence, with a place for those tools that the caller may call
     * @param tools their names
     */
    record Step(String sentence, List<String> tools) {

        Step(String sentence, String... tools) {
            this(sentence, List.of(tools));
        }

        /** Returns the sentence with some of its tools; empty when there are none. */
        String text(List<String> visible) {
            return visible.isEmpty() ? "" : sentence.replace("{tools}", list(visible, " and "));
        }
    }
}
