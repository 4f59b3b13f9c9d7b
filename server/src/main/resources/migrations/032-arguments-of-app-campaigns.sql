--liquibase formatted sql

--changeset adtools:032-arguments-of-app-campaigns-sqlite dbms:sqlite
--comment: create_alpha_app_campaign no longer takes currency and reason; steps that have not begun must not fail for them.
UPDATE workflow_step SET arguments = CAST(json_remove(CAST(arguments AS text), '$.currency', '$.reason') AS blob)
    WHERE tool = 'create_alpha_app_campaign' AND state = 'PENDING';
--rollback empty

--changeset adtools:032-arguments-of-app-campaigns-postgresql dbms:postgresql
--comment: create_alpha_app_campaign no longer takes currency and reason; steps that have not begun must not fail for them.
UPDATE workflow_step
    SET arguments = convert_to((convert_from(arguments, 'UTF8')::jsonb - 'currency' - 'reason')::text, 'UTF8')
    WHERE tool = 'create_alpha_app_campaign' AND state = 'PENDING'
        -- jsonb has no NUL, and such a name is refused when the step runs.
        AND position('\u0000' IN convert_from(arguments, 'UTF8')) = 0;
--rollback empty
