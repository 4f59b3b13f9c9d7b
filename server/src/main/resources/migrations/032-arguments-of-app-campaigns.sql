--liquibase formatted sql

--changeset adtools:032-arguments-of-app-campaigns-sqlite dbms:sqlite
--comment: create_alpha_app_campaign no longer takes currency and reason; steps that come later must not fail for them.
UPDATE workflow_step SET arguments = CAST(json_remove(CAST(arguments AS text), '$.currency', '$.reason') AS blob)
    WHERE tool = 'create_alpha_app_campaign' AND state = 'PENDING'
        -- The step at the cursor may have an operation, whose fingerprint holds its arguments.
        AND step > (SELECT cursor FROM workflow WHERE id = workflow_id);
--rollback empty

--changeset adtools:032-arguments-of-app-campaigns-postgresql dbms:postgresql
--comment: create_alpha_app_campaign no longer takes currency and reason; steps that come later must not fail for them.
UPDATE workflow_step
    SET arguments = convert_to((convert_from(arguments, 'UTF8')::jsonb - 'currency' - 'reason')::text, 'UTF8')
    WHERE tool = 'create_alpha_app_campaign' AND state = 'PENDING'
        AND step > (SELECT cursor FROM workflow WHERE id = workflow_id)
        -- jsonb has no NUL, and such a name is refused when the step runs.
        AND position('\u0000' IN convert_from(arguments, 'UTF8')) = 0;
--rollback empty
