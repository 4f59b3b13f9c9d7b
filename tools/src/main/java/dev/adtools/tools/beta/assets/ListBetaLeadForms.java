package dev.adtools.tools.beta.assets;

import dev.adtools.api.Arg;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.PageRule;
import dev.adtools.tools.paging.Paging;

/** The arguments of {@code list_beta_lead_forms}. */
@Tool(
        name = "list_beta_lead_forms",
        title = "List lead forms of a page",
        description = "Lists the lead forms of a page that an ad account on beta may"
                + " advertise. Use it to find the lead_form.id of validate_beta_conversion_setup. Forms"
                + " of every status are listed, with when each was made.",
        platform = Platform.BETA,
        mode = Mode.READ,
        group = ToolGroup.ACCOUNTS,
        rawData = true,
        rules = PageRule.class,
        searchWords = "lead forms lead generation instant form questions leads",
        handler = ListBetaLeadFormsHandler.class)
public record ListBetaLeadForms(
        @Arg(description = "The ad account that may advertise the page.", examples = "act_1700100001")
        BetaAccountId accountId,

        @Arg(description = "As list_beta_pages names it.", pattern = "^[0-9]{5,20}$", examples = "104220000000001")
        String pageId,

        @Unwrapped Paging paging) {}
