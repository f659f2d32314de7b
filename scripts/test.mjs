// `npm test`: every check and every test, from a fresh clone. A failed step does not hide the later ones.
// For a part of it: npm test -- --only checks | unit | e2e
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { failedUnits, journeysOf } from './failures.mjs';
import {
  buildWeb,
  childEnv,
  command,
  installPackages,
  node24,
  Refusal,
  root,
  run,
  stopCode,
} from './boot.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs one step, prints its line, and adds what it found. `work` gives counts, and words to show. */
async function step(label, work) {
  const started = performance.now();
  const {
    passed = 0,
    failed = 0,
    skipped = 0,
    words = '',
  } = await work().catch((error) => ({
    failed: 1,
    words: error instanceof Refusal ? error.message : error.stack,
  }));
  if (stopCode()) process.exit(stopCode());
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (words) console.log(words.trimEnd());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${label} (${seconds} s)`);
}

/** A check is one thing that passes or fails. Its output matters only when it fails. */
const check = (label, file, args) =>
  step(label, async () => {
    const { code, output } = await run(file, args, { show: false, env: testEnv });
    return code === 0 ? { passed: 1 } : { failed: 1, words: output };
  });

/** Runs a test runner in the open; gives its code and its own report. */
async function runTests(args, env = () => ({})) {
  const report = path.join(reports, `${randomUUID()}.json`);
  const { code } = await run(node24(), args(report), { env: { ...testEnv, ...env(report) } });
  return { code, report: JSON.parse(readFileSync(report, 'utf8')) };
}

/** A run without a single test is a failure; and it can fail without a failed test: a file that does not load, for one. */
function judged(code, counted) {
  if (counted.passed + counted.failed === 0) return { failed: 1, words: 'No test was run.' };
  return code === 0 ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

const reports = mkdtempSync(path.join(tmpdir(), 'hearthline-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

// What a developer configured for a server of their own must not reach the tests, least of all a database.
const testEnv = childEnv();
for (const key of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'NODE_ENV', 'DEMO', 'ORIGIN', 'SMTP_URL']) {
  delete testEnv[key];
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

const checks = () =>
  Promise.all([
    check('format', bin('oxfmt'), ['--check']),
    check('lint', bin('oxlint'), ['--deny-warnings']),
    check('types', bin('tsc'), ['-b']),
    check('lockfiles', node24(), ['scripts/check-lock.mjs']),
  ]);

const webBuild = () =>
  step('web build', async () => {
    await buildWeb((_label, work) => work());
    return { passed: 1 };
  });

const unit = () =>
  step('unit and integration tests', async () => {
    const { code, report } = await runTests((file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]);
    return judged(code, {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      words: failedUnits(report),
    });
  });

/** A port nobody uses, so that two checkouts can be tested at once. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });

/** A starved machine can lose a press. What passes only the second time is told, to be looked at; more than so many is no accident. */
const MOST_AGAIN = 12;

async function e2e() {
  // Chromium keeps crash settings in the home of whoever runs it; tests leave nothing there.
  const home = { XDG_CONFIG_HOME: reports, XDG_CACHE_HOME: reports };
  Object.assign(process.env, home);
  let chromium;
  await step('browser', async () => {
    chromium = await findBrowser();
    return {};
  });
  if (!chromium) return;
  const port = await freePort();
  const journeys = (...more) =>
    runTests(
      () => ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...more],
      (file) => ({ ...home, CHROMIUM_PATH: chromium, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    );
  await step('browser tests', async () => {
    const { code, report } = await journeys();
    const all = judged(code, journeysOf(report));
    if (all.failed === 0 || all.failed > MOST_AGAIN || stopCode()) return all;
    // Once more and by themselves, when whatever kept the machine from its work may be over.
    const again = await journeys('--last-failed');
    return judged(again.code, journeysOf(report, again.report));
  });
}

command(async () => {
  const only = process.argv.includes('--only') ? process.argv.at(-1) : 'all';
  if (!['all', 'checks', 'unit', 'e2e'].includes(only))
    throw new Refusal('--only takes checks, unit or e2e.');
  const wants = (part) => only === 'all' || only === part;

  await installPackages();
  if (wants('checks')) await checks();
  // Tests wait for the database more than they compute, so the build fits beside them.
  await Promise.all([wants('unit') && unit(), wants('e2e') && webBuild()]);
  if (wants('e2e')) await e2e();

  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
});
