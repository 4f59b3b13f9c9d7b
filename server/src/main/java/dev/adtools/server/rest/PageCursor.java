package dev.adtools.server.rest;

import io.swagger.v3.oas.annotations.Parameter;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes the query parameter that says where a page begins. */
@Parameter(description = "The `next_cursor` of the page before; the first page when left out.")
@Target({ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
@interface PageCursor {}
