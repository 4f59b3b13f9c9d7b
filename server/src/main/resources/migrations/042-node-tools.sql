--liquibase formatted sql

--changeset adtools:042-node-tools
--comment: The tools that each running node serves, so that a request made with another version is ended only when no node serves it.
CREATE TABLE node_tools (
    node text NOT NULL PRIMARY KEY,
    digests text NOT NULL,
    seen_at ${big} NOT NULL
) ${strict};
--rollback DROP TABLE node_tools;
