// Mozilla's HTTP Observatory, offline, against a running server: npm run observatory -- http://localhost:3000 / /faq
// It judges https, so TLS with a certificate made for this run stands in front of the server, and plain http on the
// same port is redirected to it, as the real edge does. `--cookie name=value` scans what a member sees.
// The server itself should run as it does behind a real edge: ORIGIN=https://... and TRUST_PROXY set.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const WANTED = 130;
const HOST = '127.0.0.1';
const TLS_HANDSHAKE = 0x16;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { cookie: { type: 'string' } },
});
const [base, ...given] = positionals;
if (!base) {
  console.error(
    'Give the address of a running server, then paths: npm run observatory -- http://localhost:3000 / /faq',
  );
  process.exit(1);
}
const paths = given.length > 0 ? given : ['/'];

function certificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthline-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=IP:${HOST}`];
  const options = [
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ];
  execFileSync('openssl', ['req', ...options], { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}

/** Passes a request on to the server as an edge would. */
function forward(request, response) {
  const { hostname, port, host } = new URL(base);
  const headers = { ...request.headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-for': HOST };
  if (values.cookie) headers.cookie = values.cookie;
  const onward = http.request(
    { hostname, port, path: request.url, method: request.method, headers },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', (error) => {
    response.writeHead(502).end(error.message);
  });
  request.pipe(onward);
}

/** One port for both protocols, told apart by the first byte. */
async function openEdge(made) {
  const secure = https.createServer(made, forward);
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end();
  });
  const edge = net.createServer((socket) => {
    socket.once('readable', () => {
      const first = socket.read(1);
      if (first === null) return;
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise((resolve) => edge.listen(0, HOST, resolve));
  return edge;
}

/** The scanner wants a list it would download after install: whom browsers preload. We are not on it. */
function scanner() {
  const entry = fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory'));
  const root = entry.slice(0, entry.lastIndexOf(`${path.sep}src${path.sep}`));
  const list = path.join(root, 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
  return import(path.join(root, 'src/scanner/index.js'));
}

const made = certificate();
tls.setDefaultCACertificates([...tls.getCACertificates(), made.cert]);
const edge = await openEdge(made);
const { scan } = await scanner();

let isBelow = false;
const table = [];
const notes = [];
for (const page of paths) {
  const result = await scan(`${HOST}:${edge.address().port}${page}`).catch((error) => ({ error }));
  if (result.error) {
    isBelow = true;
    notes.push(`${page}: ${result.error.message}`);
    continue;
  }
  const { score, grade, testsPassed, testsQuantity, statusCode } = result.scan;
  isBelow ||= score < WANTED;
  table.push({ page, status: statusCode, score, grade, tests: `${testsPassed}/${testsQuantity}` });
  for (const [name, { pass, result: found, scoreModifier }] of Object.entries(result.tests)) {
    if (!pass) notes.push(`${page} ${name}: ${found} (${scoreModifier})`);
  }
}
console.table(table);
for (const note of notes) console.log(note);
console.log(isBelow ? `At least one page is below ${WANTED}.` : `Every page has ${WANTED} or more.`);
process.exit(isBelow ? 1 : 0);
