package dev.adtools.server.mcp;

import java.util.List;

/**
 * Task that clients offer to people (MCP 2026-07-28, "Prompts"), made of tools that only read.
 *
 * @param name its name in the protocol
 * @param title its name for people
 * @param description what it is for
 * @param ofAccount whether it takes the id of an account
 * @param tools the tools that it names
 * @param text what a model is told, with a place for the account
 */
record Prompt(String name, String title, String description, boolean ofAccount, List<String> tools, String text) {

    /** Prompts that are listed. */
    static final List<Prompt> ALL = List.of(
            new Prompt(
                    "account_overview",
                    "Account overview",
                    "Sums up one account: its campaigns, the last four weeks and this month's budget.",
                    true,
                    List.of(
                            "get_campaigns",
                            "get_beta_campaign_performance",
                            "get_beta_budget_pacing",
                            "get_alpha_campaigns",
                            "get_alpha_campaign_performance",
                            "get_alpha_budget_pacing"),
                    """
            Give an overview of the advertising account {account_id}. An id that begins with act_ is on beta: use get_campaigns, \
            get_beta_campaign_performance (date_range last_28d, compare_previous true) and get_beta_budget_pacing. Any \
            other is on alpha: use get_alpha_campaigns, get_alpha_campaign_performance (the same arguments) and \
            get_alpha_budget_pacing. Say what runs, what it cost and brought, what changed against the period before, \
            and whether this month's budget will be met. Name currencies. Change nothing."""),
            new Prompt(
                    "weekly_review",
                    "Weekly review",
                    "Reviews the last week of all accounts: what went well, what did not, and what to look at.",
                    false,
                    List.of(
                            "list_alpha_accounts",
                            "list_beta_accounts",
                            "get_cross_account_performance",
                            "diagnose_campaign_health",
                            "get_change_history"),
                    """
            Review last week's advertising. List the accounts with list_alpha_accounts and list_beta_accounts, then read \
            get_cross_account_performance (date_range last_week) for those that are active. Where cost per conversion got \
            worse, look closer: diagnose_campaign_health for campaigns on beta, get_change_history for what was changed \
            in the account. Say per account what went well, what did not, and the three things to look at first. Never \
            add up different currencies. Change nothing."""),
            new Prompt(
                    "find_waste",
                    "Find waste and propose negatives",
                    "Finds what an account on alpha pays for in vain, and proposes negative keywords.",
                    true,
                    List.of("analyze_alpha_wasted_spend", "analyze_search_terms", "get_alpha_campaign_criteria"),
                    """
            Find wasted spend in the account {account_id} on alpha. Use analyze_alpha_wasted_spend, then analyze_search_terms for \
            search terms to exclude; get_alpha_campaign_criteria shows which negative keywords a campaign has already. \
            Propose negative keywords in a table: the term, its match type, the campaign or ad group, what it cost \
            without a conversion, and why. Say what should be checked first, such as conversion tracking. Change nothing."""));

    /** Returns its text for an account; for an empty one when it takes none. */
    String text(String accountId) {
        return text.replace("{account_id}", accountId);
    }
}
