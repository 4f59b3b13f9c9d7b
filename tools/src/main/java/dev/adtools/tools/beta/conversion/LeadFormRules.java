package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.ConversionRule.LEAD_1;
import static dev.adtools.tools.beta.conversion.ConversionRule.LEAD_2;
import static dev.adtools.tools.beta.conversion.ConversionRule.LEAD_3;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The lead form: what it must have, what it should not ask, and how its questions are put. */
final class LeadFormRules implements ConversionRules {

    private static final Pattern PAGE_ID = Pattern.compile("[0-9]{5,20}");
    // One way to match only: a second one takes minutes on a megabyte of dots.
    private static final Pattern HTTPS = Pattern.compile("https://[^\\s/.]+\\.[^\\s]+", Pattern.CASE_INSENSITIVE);
    private static final Pattern HTTP = Pattern.compile("https?://[^\\s/.]+\\.[^\\s]+", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_LINK_TEXT = 70;
    private static final int MOST_QUESTIONS = 10;

    @Override
    public void check(Setup setup, Checks checks) {
        Node form = setup.leadForm();
        if (form.absent()) {
            List.of(LEAD_1, LEAD_2, LEAD_3).forEach(checks::skip);
            return;
        }
        required(checks.rule(LEAD_1).confidential(), form);
        // A form that the platform has already was complete when it was made.
        if (setup.form().absent() || form.at("privacy_policy").present()) {
            policy(checks.rule(LEAD_1).confidential(), form.at("privacy_policy"));
        }
        locale(checks.rule(LEAD_1), form.at("locale"));
        scope(checks.rule(LEAD_2).confidential(), form.at("questions"));
        questions(checks.rule(LEAD_3).confidential(), form.at("questions").items());
        followUp(checks.rule(LEAD_3).confidential(), form.at("follow_up_action_url"));
    }

    private static void required(Check check, Node form) {
        Node page = form.at("page_id");
        if (page.text().filter(id -> PAGE_ID.matcher(id).matches()).isEmpty()) {
            check.error(page, "The form needs the page it belongs to.", "a string of 5 to 20 digits", "");
        }
        if (form.at("id").present()) {
            return;
        }
        if (blank(form.at("name"))) {
            check.error(form.at("name"), "The form needs a name.", "text", "");
        }
        if (form.at("questions").items().isEmpty()) {
            check.error(form.at("questions"), "The form asks nothing.", "at least one question", "");
        }
    }

    private static boolean blank(Node text) {
        return text.text().filter(words -> !words.isBlank()).isEmpty();
    }

    private static void policy(Check check, Node policy) {
        Node url = policy.at("url");
        if (url.text().filter(link -> HTTPS.matcher(link).matches()).isEmpty()) {
            check.error(url, "The form needs a link to the privacy policy.", "an https URL", "");
        }
        Node text = policy.at("link_text");
        int length = text.text()
                .map(words -> words.codePointCount(0, words.length()))
                .orElse(0);
        if (length > LONGEST_LINK_TEXT || (text.present() && text.text().isEmpty())) {
            check.error(text, "The text of the link is too long.", "at most " + LONGEST_LINK_TEXT + " characters", "");
        }
    }

    private static void locale(Check check, Node locale) {
        if (locale.present()
                && locale.text()
                        .filter(name -> LeadVocabulary.LOCALES.contains(name.toUpperCase(Locale.ROOT)))
                        .isEmpty()) {
            Discreet.at(check, locale).error(locale, "Forms are not offered in this locale.", "for example EN_US", "");
        }
    }

    private static void scope(Check check, Node questions) {
        List<Node> items = questions.items();
        if (items.size() > MOST_QUESTIONS) {
            check.warn(questions, "Long forms are seldom filled in.", "at most " + MOST_QUESTIONS + " questions", "");
        }
        if (!items.isEmpty() && items.stream().noneMatch(LeadFormRules::asksContact)) {
            check.warn(questions, "The form does not ask how to reach people.", "a question EMAIL or PHONE", "");
        }
        for (Node question : items) {
            if (isSensitive(question)) {
                check.warn(
                        question,
                        "The platform restricts questions on health, money, identity and the like.",
                        "",
                        "Leave the question out.");
            }
        }
    }

    private static boolean asksContact(Node question) {
        return question.at("type")
                .text()
                .filter(LeadVocabulary.CONTACTS::contains)
                .isPresent();
    }

    private static boolean isSensitive(Node question) {
        String label = question.at("label").text().orElse("").toLowerCase(Locale.ROOT);
        return question.at("type")
                        .text()
                        .filter(LeadVocabulary.SENSITIVE_TYPES::contains)
                        .isPresent()
                || LeadVocabulary.SENSITIVE_WORDS.stream().anyMatch(label::contains);
    }

    private static void questions(Check check, List<Node> questions) {
        Set<String> keys = new HashSet<>();
        for (Node question : questions) {
            Node type = question.at("type");
            if (type.text().filter(LeadVocabulary::isType).isEmpty()) {
                check.error(type, "This is no type of question.", "for example EMAIL or CUSTOM", "");
            } else if (type.is(LeadVocabulary.CUSTOM)) {
                custom(check, question, keys);
            }
        }
    }

    private static void custom(Check check, Node question, Set<String> keys) {
        Node key = question.at("key");
        if (blank(key)) {
            check.error(key, "A custom question needs a key.", "a key of its own", "");
        } else if (!keys.add(key.text().orElse(""))) {
            check.error(key, "Another question has this key.", "a key of its own", "");
        }
        if (blank(question.at("label"))) {
            check.error(question.at("label"), "A custom question needs a label.", "text", "");
        }
    }

    private static void followUp(Check check, Node url) {
        if (url.present()
                && url.text().filter(link -> HTTP.matcher(link).matches()).isEmpty()) {
            check.error(url, "The link behind the form is no web URL.", "an http or https URL", "");
        }
    }
}
