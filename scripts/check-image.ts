/**
 * Starts an image built by `npm run image` as a deployment would: its own user, a read-only root, a data
 * folder, an external PostgreSQL. Then checks what the image promises. Needs no container engine: `unshare`
 * gives it its own mounts, and `chroot` its root and user.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

const exec = promisify(execFile);
const image = process.argv[2] ?? 'localhost/hearthline';
const MOST_MB = 500;
const USER_ID = 1000;
const PORT = 3877;
const READY_SECONDS = 120;

type Inspected = {
  Docker: { config: { User: string; Env: string[]; Cmd: string[]; Healthcheck?: { Test: string[] } } };
};

const buildah = async (...args: string[]) =>
  (await exec('buildah', args, { maxBuffer: 2 ** 26 })).stdout.trim();

let failed = 0;
let passed = 0;
function check(what: string, isTrue: boolean): void {
  if (isTrue) passed += 1;
  else failed += 1;
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}`);
}

const work = await mkdtemp(path.join(os.tmpdir(), 'hearthline-image-'));
await chmod(work, 0o755);
const container = await buildah('from', '--pull-never', image);
const root = await buildah('mount', container);
const postgres = await startEmbeddedPostgres({ dataDir: path.join(work, 'database'), flags: [] });
await chmod(postgres.connection.host, 0o755);

const { config } = (JSON.parse(await buildah('inspect', '--type', 'image', image)) as Inspected).Docker;
const bytes = Number((await exec('du', ['-sxb', root])).stdout.split('\t')[0]);
const megabytes = Math.round(bytes / 1e6);
check(`${megabytes} MB, at most ${MOST_MB}`, megabytes <= MOST_MB);
check(`runs as ${config.User}`, config.User === 'node');
check('has a health check', (config.Healthcheck?.Test.length ?? 0) > 1);
check('has no secret in its settings', !config.Env.some((one) => /KEY|SECRET|TOKEN|PASSWORD/.test(one)));
for (const name of [
  'app/test',
  'app/.env',
  'app/.git',
  'app/node_modules/vitest',
  'app/node_modules/typescript',
])
  check(`has no ${name}`, !existsSync(path.join(root, name)));

/** Only the data folder and a temporary folder are writable. */
const mounts = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount -t tmpfs tmpfs "$1/tmp" \
  && mkdir -p "$1$2" && mount --bind "$2" "$1$2" && mount --bind "$3" "$1/data" && mount -t proc proc "$1/proc" \
  && mount --bind /dev "$1/dev" && root="$1" && shift 3 \
  && exec env -i "$@" "$(command -v chroot)" --userspec=${USER_ID}:${USER_ID} "$root" /bin/sh -c "cd /app && $COMMAND"`;

const data = path.join(work, 'data');
await mkdir(data);
await chown(data, USER_ID, USER_ID);
const settings = {
  ...Object.fromEntries(
    config.Env.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  ),
  PORT: String(PORT),
  ORIGIN: `http://localhost:${PORT}`,
  DATABASE_URL: `postgres://postgres@localhost/hearthline?host=${postgres.connection.host}`,
  // Nothing listens there, so email waits, as it does when a mail server is down.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Hearthline <hello@hearthline.test>',
  SUPPORT_EMAIL: 'support@hearthline.test',
  CONCIERGE_PHONE: '+18005551212',
  VAULT_KEYS: `check:${Buffer.alloc(32, 7).toString('base64')}`,
  METRICS_TOKEN: 'for-this-check-only',
};

const start = (commandLine: string) =>
  spawn(
    'unshare',
    ['--mount', 'sh', '-c', mounts, 'sh', root, postgres.connection.host, data].concat(
      Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ),
    { env: { ...process.env, COMMAND: commandLine }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
const quoted = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ');
const codeOf = (child: ReturnType<typeof start>) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

try {
  const tries = 'touch /data/x /tmp/x && ! touch /app/server/x';
  check('writes its data and nothing of its own', (await codeOf(start(tries))) === 0);
  const server = start(`exec ${quoted(config.Cmd)}`);
  const ended = codeOf(server);
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  const statusOf = (at: string) =>
    fetch(`http://127.0.0.1:${PORT}${at}`).then(
      ({ status }) => status,
      () => 0,
    );
  let isReady = false;
  for (let second = 0; second < READY_SECONDS && !isReady; second += 1) {
    isReady = (await statusOf('/readyz')) === 200;
    if (!isReady) await sleep(1000);
  }
  check('is ready', isReady);
  if (!isReady) console.log(said.slice(-2000));
  check(
    'is healthy by its own check',
    (await codeOf(start(quoted((config.Healthcheck?.Test ?? []).slice(1))))) === 0,
  );
  check('serves the landing page', (await statusOf('/')) === 200);
  server.kill('SIGTERM');
  check('stops by itself when told to', (await ended) === 0);
} finally {
  await postgres.stop({ isForced: true });
  await buildah('rm', container);
  await rm(work, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
