package dev.adtools.tools.alpha.searchterms;

/**
 * Parts of the cost without conversion, which add up to it.
 *
 * @param costMicros the cost of all terms without conversion
 * @param candidatesMicros of it, what the candidates for exclusion cost
 * @param watchedMicros what is only watched
 * @param blockedMicros what a rule would exclude and another forbids to
 * @param stoppedMicros what is excluded already, or was in a campaign or ad group that is switched off
 * @param remainingMicros what no rule would exclude
 */
public record WastedCost(
        long costMicros,
        long candidatesMicros,
        long watchedMicros,
        long blockedMicros,
        long stoppedMicros,
        long remainingMicros) {}
