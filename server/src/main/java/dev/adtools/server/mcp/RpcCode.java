package dev.adtools.server.mcp;

/** The error codes of JSON-RPC 2.0 (section 5.1) and of MCP 2026-07-28, with the HTTP status that each era gives them. */
enum RpcCode {
    PARSE_ERROR(-32700, 400, 400),
    INVALID_REQUEST(-32600, 400, 400),
    METHOD_NOT_FOUND(-32601, 404, 200),
    INVALID_PARAMS(-32602, 400, 200),
    INTERNAL_ERROR(-32603, 500, 500),
    HEADER_MISMATCH(-32020, 400, 400),
    UNSUPPORTED_PROTOCOL_VERSION(-32022, 400, 400);

    private final int number;
    private final int statelessStatus;
    private final int handshakeStatus;

    RpcCode(int number, int statelessStatus, int handshakeStatus) {
        this.number = number;
        this.statelessStatus = statelessStatus;
        this.handshakeStatus = handshakeStatus;
    }

    /** Returns the code itself. */
    int number() {
        return number;
    }

    /** Returns the HTTP status that goes with it. */
    int status(ProtocolMode mode) {
        return mode == ProtocolMode.STATELESS ? statelessStatus : handshakeStatus;
    }
}
