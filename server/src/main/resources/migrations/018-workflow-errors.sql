--liquibase formatted sql

--changeset adtools:018-workflow-errors
--comment: Whoever started a workflow is answered the failed step's error with its details.
ALTER TABLE workflow ADD COLUMN error_details ${bytes};
--rollback ALTER TABLE workflow DROP COLUMN error_details;
