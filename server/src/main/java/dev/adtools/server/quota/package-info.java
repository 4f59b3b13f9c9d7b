/**
 * Quotas of callers: rates by the minute, which are counted in memory or in PostgreSQL, and writes by the
 * day, which are counted in the transaction that lets a write go. Imports {@code api}, {@code call}, {@code store}, {@code
 * tools.operations.usage}, Bucket4j and Jackson's annotations.
 */
@NullMarked
package dev.adtools.server.quota;

import org.jspecify.annotations.NullMarked;
