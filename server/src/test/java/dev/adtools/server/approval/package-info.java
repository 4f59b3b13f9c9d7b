@NullMarked
package dev.adtools.server.approval;

import org.jspecify.annotations.NullMarked;
