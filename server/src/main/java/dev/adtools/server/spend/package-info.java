/**
 * Guards against money spent by accident: halts, and caps per account, both decided in the transaction that lets
 * a write go. Imports {@code api}, {@code call}, {@code decision}, {@code store}, {@code tools.spend} and Jackson's annotations only.
 */
@NullMarked
package dev.adtools.server.spend;

import org.jspecify.annotations.NullMarked;
