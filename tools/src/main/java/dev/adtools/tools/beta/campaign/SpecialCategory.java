package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Closest;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The special ad categories, with the words in a campaign's name that hint at them. */
public enum SpecialCategory {
    HOUSING(true, List.of("rent", "rental", "rentals", "apartment", "apartments", "real estate", "housing", "homes")),
    EMPLOYMENT(true, List.of("hiring", "job", "jobs", "career", "careers", "vacancy", "vacancies", "recruitment")),
    CREDIT(true, List.of("loan", "loans", "mortgage", "mortgages", "credit card", "lending", "refinance")),
    ISSUES_ELECTIONS_POLITICS(false, List.of("election", "elections", "vote", "ballot", "campaign rally")),
    FINANCIAL_PRODUCTS_SERVICES(true, List.of("insurance", "investing", "investment", "savings account", "trading")),
    ONLINE_GAMBLING_AND_GAMING(false, List.of("casino", "betting", "poker", "lottery"));

    /** The word for no category, in a list of its own. */
    public static final String NONE = "NONE";

    private final boolean limitsTargeting;
    private final Pattern hints;

    SpecialCategory(boolean limitsTargeting, List<String> hints) {
        this.limitsTargeting = limitsTargeting;
        this.hints = Pattern.compile("\\b(" + String.join("|", hints) + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    /** Returns the category of a name. */
    public static Optional<SpecialCategory> of(String name) {
        return Stream.of(values())
                .filter(category -> category.name().equals(name))
                .findFirst();
    }

    /** Returns the names of all categories, for a sentence. */
    public static String names() {
        return Stream.of(values()).map(Enum::name).collect(Collectors.joining(", "));
    }

    /** Returns whether a name is that of a category or the word for none. */
    public static boolean isKnown(String name) {
        return name.equals(NONE) || of(name).isPresent();
    }

    /** Returns what a misspelt name was meant to be, as a question; empty when nothing is close. */
    public static String hint(String name) {
        return Closest.hint(name, Stream.of(values()).map(Enum::name).toList());
    }

    /** Returns whether ads of this category must not choose people by age, gender or narrow places. */
    public boolean limitsTargeting() {
        return limitsTargeting;
    }

    /** Returns whether a text has a word that hints at this category. */
    public boolean hintedBy(String text) {
        return hints.matcher(text).find();
    }
}
