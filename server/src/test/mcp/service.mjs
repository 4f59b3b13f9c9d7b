// The service that the clients are tried on.
const { MCP_URL, API_URL, TOKEN, APPROVER_TOKEN } = process.env;

export const service = { mcp: MCP_URL, api: API_URL, token: TOKEN, approver: APPROVER_TOKEN };
