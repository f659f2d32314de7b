/** A mid-range phone on a slow connection, in Chromium on this machine. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import net from 'node:net';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { onFinish } from './finish.ts';
import { quantile } from './measure.ts';

/**
 * Lighthouse measures a machine's speed as an index. Its mobile preset slows a desktop computer of 1,500 or
 * more down four times. Slower machines need less slowdown to match the same phone, and Lighthouse's guide
 * says to adjust it.
 */
const DESKTOP_INDEX = 1500;
const PRESET_SLOWDOWN = 4;
const PAGE_FUNCTIONS = path.resolve(
  import.meta.dirname,
  '../../tools/node_modules/lighthouse/core/lib/page-functions.js',
);

/** This machine's index, and the slowdown factor at which it matches the preset's phone. */
export async function slowdownToPhone(browser: Browser): Promise<{ index: number; slowdown: number }> {
  if (!existsSync(PAGE_FUNCTIONS)) throw new Error('Run it with `npm run bench`, which installs the tools.');
  const { pageFunctions } = (await import(PAGE_FUNCTIONS)) as {
    pageFunctions: { computeBenchmarkIndex: () => number };
  };
  const page = await browser.newPage();
  const indexes: number[] = [];
  for (let n = 0; n < 5; n += 1)
    indexes.push(await page.evaluate<number>(`(${String(pageFunctions.computeBenchmarkIndex)})()`));
  await page.close();
  const index = quantile(indexes, 0.5);
  const needed = (PRESET_SLOWDOWN * index) / DESKTOP_INDEX;
  return {
    index: Math.round(index),
    slowdown: Math.max(1, Math.min(PRESET_SLOWDOWN, Math.round(needed * 10) / 10)),
  };
}

/** Slow 4G as Lighthouse defines it. */
const ROUND_TRIP_MS = 150;
const BYTES_A_MS = { down: (1.6 * 1024 * 1024) / 8 / 1000, up: (750 * 1024) / 8 / 1000 };

/** One direction of the connection, shared by all sockets: each byte waits its turn, then travels half a round trip. */
function lane(bytesAMs: number) {
  let freeAt = 0;
  return (size: number): number => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + size / bytesAMs;
    return freeAt - now + ROUND_TRIP_MS / 2;
  };
}

const PACKET = 1460;

/** Forwards incoming data in packets, each at its scheduled time. */
function passOn(from: net.Socket, to: net.Socket, delayOf: (size: number) => number, openAt: number): void {
  let last = Promise.resolve();
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += PACKET) {
      const packet = data.subarray(at, at + PACKET);
      const arrival = Math.max(performance.now() + delayOf(packet.length), openAt);
      const due = new Promise<void>((resolve) => setTimeout(resolve, arrival - performance.now()));
      last = Promise.all([last, due]).then(() => void (to.writable && to.write(packet)));
    }
  });
  from.on('end', () => void last.then(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => void last.then(() => to.destroySoon()));
}

type Certificate = { key: Buffer; cert: Buffer };

/** A certificate for this run. */
function makeCertificate(dir: string): Certificate {
  const [key, cert] = [path.join(dir, 'edge-key.pem'), path.join(dir, 'edge-cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, ...files], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Makes the browser trust this certificate. If its errors were only ignored, Chromium would cache nothing from the
 * server, and every visit would load everything again.
 */
function trust({ cert }: Certificate): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/** TLS and HTTP/2 in front of a server, like the edge of a real deployment. */
async function openEdge(port: number, certificate: Certificate): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const edge = http2.createSecureServer(certificate, (req, res) => {
    const headers = Object.entries(req.headers).filter(([name]) => !name.startsWith(':'));
    const asked = http.request(
      {
        agent,
        port,
        method: req.method,
        path: req.url,
        headers: { ...Object.fromEntries(headers), host: req.authority },
      },
      (answer) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(res);
      },
    );
    asked.on('error', () => res.destroy());
    res.on('close', () => asked.destroy());
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  onFinish(() => edge.close());
  return (edge.address() as net.AddressInfo).port;
}

/**
 * A connection to a server over slow 4G: delayed packets, TLS and HTTP/2. A new connection costs a round trip
 * before its first byte, and TLS adds its own. `args`: what the browser must be started with.
 */
export async function openSlow4G(port: number, dir: string): Promise<{ origin: string; args: string[] }> {
  const certificate = makeCertificate(dir);
  const edge = await openEdge(port, certificate);
  const [down, up] = [lane(BYTES_A_MS.down), lane(BYTES_A_MS.up)];
  const proxy = net.createServer({ noDelay: true }, (client) => {
    const server = net.connect({ port: edge, host: '127.0.0.1', noDelay: true });
    const openAt = performance.now() + ROUND_TRIP_MS;
    passOn(client, server, up, openAt);
    passOn(server, client, down, openAt);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onFinish(() => proxy.close());
  const origin = `https://localhost:${(proxy.address() as net.AddressInfo).port}`;
  return { origin, args: [trust(certificate)] };
}
