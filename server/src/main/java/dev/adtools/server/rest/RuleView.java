package dev.adtools.server.rest;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.RuleSource;
import dev.adtools.api.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A rule as the list of rules shows it. */
@Body(name = "Rule", role = Body.Role.ANSWER, description = "A rule that tools apply beyond their schemas.")
record RuleView(
        @Arg(description = "Its id in violations, findings and warnings.", examples = "CMP-BUD-1")
        String id,

        @Arg(description = "The tools that apply it, by name.", examples = "[\"validate_campaign_draft\"]")
        List<String> tools,

        @Arg(description = "How grave it is to break it, at worst.", examples = "error")
        Severity severity,

        @Arg(
                description = "What it asks for; of a rule that looks at numbers, what it finds.",
                examples = "There is exactly one budget, on one level.")
        String text,

        @Arg(description = "Who says so.", examples = "platform")
        RuleSource.Kind source,

        @Arg(
                description = "The page that says so; null when there is none.",
                examples = "https://www.iso.org/iso-4217-currency-codes.html")
        @Nullable
        String url) {

    static RuleView of(Rule rule, List<String> tools) {
        RuleDescription description = rule.description();
        RuleSource source = description.source();
        String url = source.url().isEmpty() ? null : source.url();
        return new RuleView(rule.id(), tools, description.severity(), description.text(), source.kind(), url);
    }
}
