"use strict";
{
    // This file is two folders below the service's root, wherever that is.
    const root = new URL("../..", document.currentScript.src);

    // Calls go to the service that has served the page; the policy lets them go nowhere else.
    const ownServer = () => ({
        statePlugins: {
            spec: {
                wrapActions: {
                    updateJsonSpec: (original) => (document) =>
                        original({ ...document, servers: [{ url: root.href.replace(/\/$/, "") }] }),
                },
            },
        },
    });

    // The token is neither shown nor remembered by the browser, also not in the command that the page writes for a call.
    const secretToken = () => ({
        wrapComponents: {
            Input: (Original, { React }) => (input) =>
                React.createElement(
                    Original,
                    input.id === "auth-bearer-value"
                        ? { ...input, className: "secret", autoComplete: "off", spellCheck: false }
                        : input,
                ),
            curl: (Original, { React }) => (command) =>
                React.createElement(Original, {
                    ...command,
                    request: command.request.update("headers", (headers) =>
                        headers?.map((value, name) => (name === "Authorization" ? "Bearer TOKEN" : value)),
                    ),
                }),
        },
    });

    const dark = matchMedia("(prefers-color-scheme: dark)");
    const paint = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
    dark.addEventListener("change", paint);
    paint();

    SwaggerUIBundle({
        dom_id: "#viewer",
        url: new URL("api/v1/openapi.json", root).href,
        presets: [SwaggerUIBundle.presets.apis],
        plugins: [ownServer, secretToken],
        layout: "BaseLayout",
        deepLinking: true,
        docExpansion: "none",
        defaultModelsExpandDepth: 0,
        displayRequestDuration: true,
        // Nothing is asked of other hosts, and nothing outlives the page.
        validatorUrl: null,
        persistAuthorization: false,
        queryConfigEnabled: false,
    });
}
