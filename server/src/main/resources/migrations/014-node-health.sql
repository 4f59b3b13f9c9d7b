--liquibase formatted sql

--changeset adtools:014-node-health
--comment: A row that each node writes when it is asked whether it is well.
CREATE TABLE node_health (
    node text NOT NULL PRIMARY KEY,
    checked_at ${big} NOT NULL
) ${strict};
--rollback DROP TABLE node_health;
