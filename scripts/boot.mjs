// What every command does first: update the packages, find Node 24, build the web app.
// Plain JavaScript for the machine's own Node (20 or newer), because nothing is installed yet when this runs.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => path.join(root, ...parts);

/** An error the user can fix: its message is printed without a stack trace. */
export class Refusal extends Error {}

/** Runs a command's main function. Every failure ends as one sentence and exit code 1. */
export function command(main) {
  main().catch((error) => {
    // A full disk or an unwritable file isn't a bug, either: its message says what is wrong.
    console.error(error instanceof Refusal || error.syscall ? error.message : error);
    process.exit(1);
  });
}

/** Reads `--only PART`. Without it, every part. */
export function chooseParts(args, all) {
  const at = args.indexOf('--only');
  if (at === -1) return all;
  if (!all.includes(args[at + 1])) throw new Refusal(`--only takes one of: ${all.join(', ')}.`);
  return [args[at + 1]];
}

// ── Child processes ─────────────────────────────────────────────────────────────────────────────────────────

const running = new Set();
let stoppedBy;

/**
 * Sends every child a stop signal. A second Ctrl-C isn't forwarded, because the server is already shutting
 * down.
 */
export function stopAll(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  if (running.size === 0) process.exit(stopCode());
  for (const child of running) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));

// `kill -9` of npm can't be caught, but it changes our parent. Without npm (a service manager, `nohup`) a new
// parent means nothing.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopAll('SIGTERM'), 250).unref();
}

/** The exit code if we were told to stop, else undefined. */
export const stopCode = () => stoppedBy && 128 + constants.signals[stoppedBy];

/**
 * Environment for children: Node 24 first in PATH, and a compile cache between runs (starts a fifth faster).
 */
export const childEnv = () => ({
  ...process.env,
  PATH: `${at('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: at('node_modules/.cache/node'),
});

/** Finds modules quickly: the server and its commands start in half the time. */
export const quickModules = `--import=${pathToFileURL(at('server/platform/quick-modules.ts')).href}`;

/**
 * Node flags for the server and its commands. By default, Node 24 lets new objects grow to 134 MB before it collects garbage.
 * Semi-spaces of 4 MB cost no measurable speed (record 17). Keep in sync with the Dockerfile.
 */
export const serverFlags = ['--max-semi-space-size=4', quickModules];

/** Starts a child and resolves with its exit code. Its output is shown or collected. */
export async function run(file, args, { env = childEnv(), show = true, ipc = false } = {}) {
  const output = show ? 'inherit' : 'pipe';
  const stdio = [show ? 'inherit' : 'ignore', output, output, ...(ipc ? ['ipc'] : [])];
  const child = spawn(file, args, { cwd: root, env, stdio, shell: process.platform === 'win32' });
  running.add(child);
  let gathered = '';
  child.stdout?.on('data', (chunk) => (gathered += chunk));
  child.stderr?.on('data', (chunk) => (gathered += chunk));
  try {
    const [code, signal] = await new Promise((resolve, reject) => {
      child.once('error', (error) => reject(new Refusal(`${file} could not be started (${error.code}).`)));
      child.once('close', (...end) => resolve(end));
    });
    return { code: code ?? 128 + constants.signals[signal], output: gathered };
  } finally {
    running.delete(child);
  }
}

/**
 * Helper children (npm, the build) must not survive a `kill -9` of this process and interfere with the next
 * start.
 */
async function helper(file, args, env) {
  const leash = `--import=${pathToFileURL(at('scripts/die-with-parent.mjs')).href}`;
  const done = await run(file, args, { env: { ...env, NODE_OPTIONS: leash }, show: false, ipc: true });
  if (stoppedBy) process.exit(stopCode());
  return done;
}

/** One progress line per step: "Installing packages ... 41 s". */
export async function step(label, work) {
  const started = performance.now();
  process.stdout.write(`${label} ...`);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
}

const lastLines = (text) => text.trimEnd().split('\n').slice(-20).join('\n');

// ── Doing a thing once ──────────────────────────────────────────────────────────────────────────────────────

function hashOf(...names) {
  const hash = createHash('sha256');
  const add = (name) => {
    if (!existsSync(at(name)) || name.endsWith('/node_modules')) return;
    if (statSync(at(name)).isDirectory())
      for (const entry of readdirSync(at(name)).sort()) add(`${name}/${entry}`);
    else hash.update(`\0${name}\0`).update(readFileSync(at(name)));
  };
  for (const name of names) add(name);
  return hash.digest('hex');
}

const stampIs = (file, value) => existsSync(at(file)) && readFileSync(at(file), 'utf8') === value;

/**
 * Serializes concurrent starts. The holder touches the lock file every second; an older one was left by a
 * kill.
 */
async function inTurn(work) {
  const lock = at('dist/.boot-lock');
  mkdirSync(at('dist'), { recursive: true });
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (tries === 0) console.log('Another start is preparing this checkout; waiting for it.');
      if (Date.now() - touched > 5000) rmSync(lock, { force: true });
      else await sleep(200);
    }
  }
  const release = () => rmSync(lock, { force: true });
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1000);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/**
 * Runs `work` unless the stamp matches these inputs. An interrupted run leaves no stamp, so it is repeated.
 */
async function once(stamp, value, work) {
  if (stampIs(stamp, value)) return;
  await inTurn(async () => {
    if (stampIs(stamp, value)) return;
    rmSync(at(stamp), { force: true });
    await work();
    mkdirSync(path.dirname(at(stamp)), { recursive: true });
    writeFileSync(at(stamp), value);
  });
}

// ── The steps ───────────────────────────────────────────────────────────────────────────────────────────────

/** Installs a folder's locked packages if its lockfile changed or an install was interrupted. */
async function install(label, folder) {
  const wanted = `${hashOf(`${folder}package-lock.json`, `${folder}.npmrc`)} ${process.platform}-${process.arch}\n`;
  await once(`${folder}node_modules/.installed`, wanted, () =>
    step(label, async () => {
      // Always with development packages, whatever NODE_ENV says, because the web app is built on this
      // machine.
      const kinds = ['--include=dev', '--include=optional'];
      const args = ['ci', '--prefix', at(folder), ...kinds, '--no-audit', '--no-fund', '--loglevel=error'];
      const { code, output } = await helper('npm', args, process.env);
      if (code !== 0)
        throw new Refusal(`The packages could not be installed; npm ci said:\n${lastLines(output)}`);
    }),
  );
}

export async function installPackages() {
  const [major] = process.versions.node.split('.');
  if (Number(major) < 20)
    throw new Refusal(`Hearthline needs Node 20 or newer to start; this is ${process.version}.`);
  await install('Installing packages', '');
}

/** The measuring tools have their own package, because nothing else needs them. */
export const installTools = () => install('Installing the tools', 'tools/');

/** The Node that runs TypeScript: the one in node_modules, or this one if it is new enough. */
export function node24() {
  const own = at('node_modules/.bin/node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Refusal(
    `On ${process.platform}-${process.arch} Hearthline needs Node 24 or newer and a DATABASE_URL; this is Node ${process.version}.`,
  );
}

/** What the web app is built from. A change here rebuilds it; a test finds what is missing. */
export const WEB_INPUTS = [
  'web',
  'contract',
  'vite.config.ts',
  'scripts/build-web.ts',
  'scripts/common-fonts.ts',
  'scripts/coverage-poster.ts',
  'scripts/file-plan.ts',
  'scripts/first-areas.ts',
  'scripts/slim-contract.ts',
  'scripts/slim-icons.ts',
  'scripts/swap-in.ts',
  'scripts/visitor-styles.ts',
  'scripts/web-chunks.ts',
  'scripts/web-documents.ts',
  'scripts/web-manifest.ts',
  'scripts/web-worker.ts',
  'package.json',
  'package-lock.json',
  'seeds/risk-areas.ts',
  'seeds/risk-counties.ts',
  'server/outreach/risk-map',
  'server/platform/caller.ts',
];

/**
 * Builds the web app into dist/web if any of its inputs changed. The smallest compressed files take a third of the time
 * and matter on a slow network only, so tests take larger ones (WEB_BUILD=quick), or a whole build that is there.
 */
export async function buildWeb(progress = step, isQuick = process.env.WEB_BUILD === 'quick') {
  const stamp = 'dist/web/.built';
  const whole = `${hashOf(...WEB_INPUTS)}\n`;
  if (isQuick && stampIs(stamp, whole)) return;
  await once(stamp, isQuick ? `quick ${whole}` : whole, () =>
    progress('Building the web app', async () => {
      const env = { ...childEnv(), NODE_ENV: 'production' };
      // We hold the lock, so any work folder here was left by a killed build.
      for (const left of readdirSync(at('dist')).filter((name) => name.startsWith('.build-')))
        rmSync(at('dist', left), { recursive: true, force: true });
      const args = ['scripts/build-web.ts', ...(isQuick ? ['--quick'] : [])];
      const { code, output } = await helper(node24(), args, env);
      if (code !== 0) throw new Refusal(`The web app could not be built:\n${lastLines(output)}`);
    }),
  );
}
