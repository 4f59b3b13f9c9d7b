export default {
    adtools: {
        input: { target: process.env.DOCUMENT },
        output: {
            target: 'orval-client/index.ts',
            schemas: 'orval-client/model',
            client: 'fetch',
            baseUrl: { runtime: 'process.env.SERVICE_URL' },
        },
    },
};
