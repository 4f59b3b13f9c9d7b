package dev.adtools.tools.beta.draft;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The special ad categories, with the words in a campaign's name that hint at them. */
enum SpecialCategory {
    HOUSING(true, List.of("rent", "rental", "rentals", "apartment", "apartments", "real estate", "housing", "homes")),
    EMPLOYMENT(true, List.of("hiring", "job", "jobs", "career", "careers", "vacancy", "vacancies", "recruitment")),
    CREDIT(true, List.of("loan", "loans", "mortgage", "mortgages", "credit card", "lending", "refinance")),
    ISSUES_ELECTIONS_POLITICS(false, List.of("election", "elections", "vote", "ballot", "campaign rally")),
    FINANCIAL_PRODUCTS_SERVICES(true, List.of("insurance", "investing", "investment", "savings account", "trading")),
    ONLINE_GAMBLING_AND_GAMING(false, List.of("casino", "betting", "poker", "lottery"));

    private final boolean limitsTargeting;
    private final Pattern hints;

    SpecialCategory(boolean limitsTargeting, List<String> hints) {
        this.limitsTargeting = limitsTargeting;
        this.hints = Pattern.compile("\\b(" + String.join("|", hints) + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    /** Returns the category of a name. */
    static Optional<SpecialCategory> of(String name) {
        return Stream.of(values())
                .filter(category -> category.name().equals(name))
                .findFirst();
    }

    /** Returns whether ads of this category must not choose people by age, gender or narrow places. */
    boolean limitsTargeting() {
        return limitsTargeting;
    }

    /** Returns whether a text has a word that hints at this category. */
    boolean hintedBy(String text) {
        return hints.matcher(text).find();
    }
}
