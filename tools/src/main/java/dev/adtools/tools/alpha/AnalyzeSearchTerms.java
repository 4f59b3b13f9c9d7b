package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Arg;
import dev.adtools.api.Micros;
import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.Tool;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.searchterms.JudgedDays;
import dev.adtools.tools.alpha.searchterms.TermRule;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.period.PeriodRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The arguments of {@code analyze_search_terms}. */
@Tool(
        name = "analyze_search_terms",
        title = "Analyse search terms",
        description = "Suggests search terms to exclude as negative keywords, to add as"
                + " keywords and to watch. Use it to act on what people searched for. Each suggestion"
                + " comes with the rule and the numbers behind it, and the campaigns and ad groups it"
                + " is for. Words that several wasted terms share are suggested once. Changes nothing"
                + " on the platform.",
        platform = Platform.ALPHA,
        mode = Mode.READ,
        group = ToolGroup.REPORTING,
        rawData = true,
        rules = {TermRule.class, PeriodRule.class},
        searchWords = "analysis sort classify suggest recommend negative negatives exclude block irrelevant"
                + " queries ngrams mining new keywords ideas to add harvest",
        handler = AnalyzeSearchTermsHandler.class)
public record AnalyzeSearchTerms(
        @Arg(description = "The account that the terms belong to.", examples = "123-456-7890")
        AlphaAccountId accountId,

        @Arg(
                description = "One object per term: search_term, impressions, clicks, cost_micros,"
                        + " conversions, and where known conversion_value_micros, campaign_id, ad_group_id,"
                        + " matched_keyword, match_type, status; without rows those of date_range are fetched."
                        + " Instead of cost_micros and conversion_value_micros a row may have cost and"
                        + " conversion_value in units, with currency. Status is ADDED, EXCLUDED, ADDED_EXCLUDED"
                        + " or NONE. A row with prev_period true is of the period before: it is not counted,"
                        + " only compared with. When rows are fetched, those of the period before are too.",
                maxItems = 10_000)
        @Nullable
        List<JsonObject> rows,

        @Arg(description = "Only this campaign.", pattern = "^[0-9]{1,19}$") @Nullable
        String campaignId,

        @Arg(description = "Only this ad group.", pattern = "^[0-9]{1,19}$") @Nullable
        String adGroupId,

        @Arg(description = Period.DESCRIPTION + " What rows cover, or what is fetched: without it last_30d.") @Nullable
        Period dateRange,

        @Arg(
                description = "What a conversion may cost, in micros. 2000000 is 2.00 USD. Without it the"
                        + " average of the account, or of rows that are given, is used when there are 10"
                        + " conversions or more.",
                min = 1)
        @Nullable
        Micros targetCpaMicros,

        @Arg(description = "The account's currency. ISO 4217; all amounts are in it.", pattern = "^[A-Z]{3}$") @Nullable
        String currency,

        @Arg(
                description = "Names that are never excluded. Without them, and without rows, the keywords of"
                        + " campaigns named as the brand's.",
                maxLength = 255,
                maxItems = 1000)
        @Nullable
        List<String> brandTerms,

        @Arg(description = "Other terms that are never excluded.", maxLength = 255, maxItems = 1000) @Nullable
        List<String> protectedTerms,

        @Arg(
                description = "Keywords that are not suggested again. They exist already.",
                maxLength = 255,
                maxItems = 20_000)
        @Nullable
        List<String> existingKeywords,

        @Arg(
                description = "Negative keywords that exist already. Neither they nor what they exclude is"
                        + " suggested again. [exact] excludes one term, others all terms that hold their words.",
                maxLength = 255,
                maxItems = 20_000)
        @Nullable
        List<String> existingNegatives,

        @Arg(
                description = "Fewer clicks: watched, not excluded. So by the rules that look at cost.",
                min = 0,
                max = 1_000_000,
                defaultValue = "10")
        int minClicks,

        @Arg(description = JudgedDays.DESCRIPTION, min = 0, max = 90, defaultValue = "7")
        int conversionLagDays,

        @Arg(
                description = "The most entries of each list. Of single words, and of two and three together,"
                        + " a fifth of that each. All lists together have room for 66,000 bytes, and for more"
                        + " with a top_n above 45; left_out counts what is not there.",
                min = 1,
                max = 500,
                defaultValue = "45")
        int topN,

        @Arg(
                description = "Rows of values, one per term, instead of suggestions. The answer has columns " + "too.",
                defaultValue = "false")
        boolean rawData,

        @Arg(description = "The manager account. The account is reached through it.", examples = "123-456-7890")
        @Nullable
        AlphaAccountId loginCustomerId) {}
