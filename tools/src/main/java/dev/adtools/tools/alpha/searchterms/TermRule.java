package dev.adtools.tools.alpha.searchterms;

import static dev.adtools.api.RuleDescription.error;
import static dev.adtools.api.RuleDescription.info;
import static dev.adtools.api.RuleDescription.warning;
import static dev.adtools.api.RuleSource.PRACTICE;
import static dev.adtools.api.RuleSource.SERVICE;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.AlphaDocs;

/** Rules of the analysis of search terms. */
public enum TermRule implements Rule {
    ST_ROWS_2(error("The rows can be added up exactly.", SERVICE)),
    ST_CUR_1(error("All rows are in one currency, which is the account's when they are fetched.", SERVICE)),
    ST_NEG_1(info("No conversion at twice the target cost.", PRACTICE)),
    ST_NEG_2(info("No conversion at one and a half times the target cost.", PRACTICE)),
    ST_NEG_3(info("No conversion and a low click rate.", PRACTICE)),
    ST_NEG_4(info("No conversion in many clicks.", PRACTICE)),
    ST_NEG_5(info("It has words of people who look for information, and no conversion.", PRACTICE)),
    ST_ADD_1(info("It has two conversions or more, and is no keyword.", PRACTICE)),
    ST_ADD_2(info("It has a conversion within the target cost, and is no keyword.", PRACTICE)),
    ST_ADD_3(info("It is clicked often, and is worth a test.", PRACTICE)),
    ST_WATCH(info("It would be excluded, and was not seen long enough.", PRACTICE)),
    ST_PROTECT(info("It would be excluded, and also brings business.", PRACTICE)),
    ST_TEXT_1(info("The platform takes the text as a keyword.", AlphaDocs.KEYWORD)),
    ST_NGRAM_1(info("Words that cost in several terms and never convert.", PRACTICE)),
    ST_LIMIT_1(warning("There are no more negative keywords than a list holds.", AlphaDocs.ACCOUNT_LIMITS));

    private final RuleDescription description;

    TermRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
