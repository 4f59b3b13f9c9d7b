package dev.adtools.tools.operations.performance;

/** Insight that a report on several accounts can give. */
enum CrossAccountInsight {
    /** Accounts that could not be read, so rows and totals lack them. */
    ACCOUNTS_UNREADABLE,
    /** Accounts in which nothing was shown. */
    ACCOUNTS_WITHOUT_DELIVERY,
    /** More than one currency, so no sum is of all accounts. */
    SEVERAL_CURRENCIES,
    /** The unit of a currency is not known, so amounts are left out. */
    CURRENCY_UNKNOWN,
    /** Weeks of which not every day was asked for. */
    PARTIAL_WEEKS,
    /** The last day is not over. */
    DAY_NOT_OVER
}
