package dev.adtools.tools.alpha.searchterms;

/** The answer of an analysis: the report, or the compact rows. */
public sealed interface SearchTermsAnswer permits SearchTermsReport, SearchTermsTable {}
