package sample.alpha;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.RuleSource;

/** Rules of a draft. */
enum DraftRule implements Rule {
    DRAFT_1;

    @Override
    public RuleDescription description() {
        return RuleDescription.error("The draft has a name.", RuleSource.SERVICE);
    }
}
