package dev.adtools.server.rest;

import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Describes the query parameter that says how long a page is. */
@Parameter(
        description = "How many rows at most.",
        schema = @Schema(types = "integer", format = "int32", minimum = "1", maximum = "500", defaultValue = "50"))
@Target({ElementType.PARAMETER, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
@interface PageLimit {}
