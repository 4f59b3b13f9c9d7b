// Adds a bearer token to every request, because the conformance suite cannot send one. What comes back and all other headers,
// Host and Origin among them, pass unchanged.
//   node bearer-proxy.mjs LISTEN_PORT SERVICE_PORT TOKEN
import http from 'node:http';

const [listenPort, servicePort, token] = process.argv.slice(2);

const proxy = http.createServer((request, response) => {
    const onward = http.request(
        {
            host: '127.0.0.1',
            port: servicePort,
            method: request.method,
            path: request.url,
            // A connection for each request: one that is kept may be closed by the service while the next request is written.
            headers: { ...request.headers, authorization: `Bearer ${token}`, connection: 'close' },
            agent: false,
            setHost: false,
        },
        (answer) => {
            response.writeHead(answer.statusCode, answer.headers);
            answer.pipe(response);
        },
    );
    onward.on('error', (error) => {
        console.error(`${request.method} ${request.url}: ${error}`);
        response.destroy();
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
});
proxy.listen(Number(listenPort), '127.0.0.1');
