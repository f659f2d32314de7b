// The steps of `npm test` and `npm run soak`. A failed step doesn't hide the later ones.
import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb, childEnv, node24, quickModules, Refusal, root, run, stopCode } from './boot.mjs';
import { findBrowser, otherBrowsers } from './browser.mjs';
import { browserResults, slowestFiles, unitResults } from './test-report.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const started = performance.now();
const secondsSince = (moment) => ((performance.now() - moment) / 1000).toFixed(1);

/** Runs one step, prints its line and adds its counts. `work` returns counts and lines to print. */
export async function step(label, work) {
  const began = performance.now();
  const {
    passed = 0,
    failed = 0,
    skipped = 0,
    lines = '',
  } = await work().catch((error) => ({
    failed: 1,
    lines: error instanceof Refusal ? error.message : error.stack,
  }));
  if (stopCode()) process.exit(stopCode());
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (lines) console.log(lines.trimEnd());
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${label} (${secondsSince(began)} s)`);
}

/** Test runner reports, for the list of slowest files. */
const reports = { units: [], browser: [] };

/** Prints the summary and ends the process. */
export function finish() {
  const slow = slowestFiles(reports);
  if (slow) console.log(slow);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${secondsSince(started)} s in all`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

const scratch = mkdtempSync(path.join(tmpdir(), 'hearthline-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

// A developer's own server settings must not reach the tests, least of all a database.
const testEnv = childEnv();
const OWN_SETTINGS = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV', 'DEMO', 'ORIGIN', 'SMTP_URL'];
for (const key of [...OWN_SETTINGS, 'TEST_TIER']) {
  delete testEnv[key];
}
// Also for the server of the browser tests, which builds the web app itself if it has to.
testEnv.WEB_BUILD = 'quick';

/** After this call, every test runs at full size; see test/tier.ts. */
export function chooseSoakTier() {
  testEnv.TEST_TIER = 'soak';
  delete testEnv.WEB_BUILD;
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

// The compiler and the linter are Go programs that run side by side here, so one thread each is enough: the compiler
// checks shared files once per thread, and takes twice the CPU time and memory with its usual four. Both spend
// a fifth of their time on garbage collection; a third as often is enough. A memory limit (GOMEMLIMIT) below what they
// need would make them several times slower.
const ONE_THREAD = { GOGC: '400', GOMAXPROCS: '1' };

/** A check passes or fails as a whole. Its output matters only when it fails. */
const check = (label, file, args) =>
  step(label, async () => {
    const env = { ...ONE_THREAD, ...testEnv };
    const { code, output } = await run(file, args, { show: false, env });
    return code === 0 ? { passed: 1 } : { failed: 1, lines: output };
  });

/** `files` limits the formatter and the linter; the compiler detects changes itself. */
export const checks = (files = []) =>
  Promise.all([
    check('format', bin('oxfmt'), ['--check', ...files]),
    check('lint', bin('oxlint'), ['--deny-warnings', '--threads=1', ...files]),
    check('types', bin('tsc'), ['-b', '--singleThreaded']),
    check('lockfiles', node24(), ['scripts/check-lock.mjs']),
  ]);

export const webBuild = () =>
  step('web build', async () => {
    await buildWeb((_label, work) => work(), testEnv.WEB_BUILD === 'quick');
    return { passed: 1 };
  });

/** Runs a test runner with its output shown. Returns its exit code and its JSON report. */
async function runTests(args, env = () => ({})) {
  const file = path.join(scratch, `${randomUUID()}.json`);
  const { code } = await run(node24(), args(file), { env: { ...testEnv, ...env(file) } });
  if (!existsSync(file)) throw new Refusal('The test runner ended without a report.');
  return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
}

/**
 * A run without tests is a failure, and a run can fail without a failed test, e.g. if a file doesn't load.
 */
function judge(code, counts) {
  if (counts.passed + counts.failed === 0) return { failed: 1, lines: 'No test was run.' };
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** `files` limits the run; `env` chooses another database or size. */
export const unitTests = ({ files = [], label = 'unit and integration tests', env = {} } = {}) =>
  step(label, async () => {
    const { code, report } = await runTests(
      (file) => [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
      ],
      () => ({ NODE_OPTIONS: quickModules, ...env }),
    );
    reports.units.push(report);
    return judge(code, unitResults(report));
  });

/** An unused port, so that two checkouts can be tested at once. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

// Chromium stores crash settings in the home directory; redirect them so that tests leave nothing there.
const home = { XDG_CONFIG_HOME: scratch, XDG_CACHE_HOME: scratch };
Object.assign(process.env, home);

/** Finds or installs the browser and prints its version. Returns its path, or undefined if there is none. */
export async function browser() {
  let chromium;
  await step('browser', async () => {
    chromium = await findBrowser();
    return { lines: execFileSync(chromium, ['--version'], { encoding: 'utf8' }) };
  });
  return chromium;
}

/** Prints which other engines the soak tier uses, and why it skips one. */
export const otherEngines = () => step('other browsers', async () => ({ lines: otherBrowsers().join('\n') }));

export async function browserTests(chromium, files = []) {
  const port = await freePort();
  await step('browser tests', async () => {
    const { code, report } = await runTests(
      () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...files],
      (file) => ({ ...home, CHROMIUM_PATH: chromium, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    );
    reports.browser.push(report);
    return judge(code, browserResults(report));
  });
}

/**
 * Runs the attacks and prints a line for each, with its findings. The report stays in test-results/attack.
 */
export async function attackSteps({ seed, isSmall = false, only, chromium }) {
  const folder = path.join(root, 'test-results/attack');
  rmSync(folder, { recursive: true, force: true });
  const env = {
    ...testEnv,
    ...home,
    ATTACK_SEED: seed,
    ATTACK_SIZE: isSmall ? 'small' : 'full',
    ATTACK_REPORT: folder,
    ...(only ? { ATTACK_ONLY: only } : {}),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
  console.log(`attacks with seed ${seed}`);
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'attack/vitest.config.ts'];
  const { output } = await run(node24(), [...args, '--reporter=dot'], { show: false, env });
  const file = path.join(folder, 'report.json');
  const { results } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { results: [] };
  if (results.length === 0)
    await step('attacks', async () => ({ failed: 1, lines: `No attack was run.\n${output}` }));
  for (const { name, faults, skipped, requests, seconds } of results)
    await step(`attack: ${name}, ${requests} requests in ${seconds.toFixed(1)} s`, async () => {
      if (skipped) return { skipped: 1, lines: `skipped: ${skipped}` };
      if (faults.length === 0) return { passed: 1 };
      return {
        failed: 1,
        lines: faults
          .slice(0, MOST_FAULT_LINES)
          .map((fault) => `  ${fault}`)
          .join('\n'),
      };
    });
  console.log('The report is in test-results/attack.');
}

const MOST_FAULT_LINES = 30;
