/** The reverse proxy: terminates TLS with its own certificate and adds proxy headers. */
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { issue } from '#test/certificates.ts';
import { whenOver } from '#test/when-over.ts';
import { SITE } from './client.ts';

export async function openFront(port: number): Promise<number> {
  const { pem, key } = issue({ O: 'Attack', CN: SITE });
  const server = https.createServer(
    { cert: pem, key: key.export({ type: 'pkcs8', format: 'pem' }) },
    (req, res) => {
      const headers = { ...req.headers, 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'https' };
      const { url: path, method } = req;
      const onward = http.request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
        res.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(res);
      });
      onward.on('error', () => res.destroy());
      res.on('close', () => onward.destroy());
      req.pipe(onward);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  whenOver(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}
