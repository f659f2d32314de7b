// `npm run soak`: what takes too long for `npm test`. Every test at full size, four accessibility passes per
// screen, the tests again on other databases, every attack, every benchmark at a small size, so that none of them breaks
// unnoticed, and a small fleet with faults. What needs programs that are not installed is skipped, and says so.
// A part of it: npm run soak -- --only packages | unit | e2e | databases | attacks | benches | fleet
import { chooseParts, command, installPackages, node24, run } from './boot.mjs';
import { benchNames, runBench } from './benches.mjs';
import { judgeHoles } from './known-holes.mjs';
import { DATABASE_KINDS, missingPackages } from './other-databases.mjs';
import {
  attackSteps,
  browser,
  browserTests,
  chooseSoakTier,
  finish,
  otherEngines,
  step,
  unitTests,
  webBuild,
} from './test-steps.mjs';

/** The exit code of the fleet if its programs aren't installed; its output lists them. */
const MISSING_PROGRAMS = 3;

const holesInPackages = () =>
  step('known holes in packages', async () => {
    const { output } = await run('npm', ['audit', '--omit=dev', '--json'], { show: false });
    return judgeHoles(output);
  });

async function everyBrowserTest(chromium) {
  await otherEngines();
  await browserTests(chromium);
}

/** PostgreSQL 15 is the oldest version we support. Both runs use it, at the gate's size. */
async function otherDatabases() {
  for (const kind of DATABASE_KINDS) {
    const missing = missingPackages(kind);
    if (missing.length > 0)
      await step(`tests on ${kind}`, async () => ({
        skipped: 1,
        lines: `skipped: apt-get install ${missing.join(' ')}`,
      }));
    else await unitTests({ label: `tests on ${kind}`, env: { TEST_DATABASE: kind, TEST_TIER: 'gate' } });
  }
}

// One at a time, so that they don't disturb each other's measurements.
async function benches() {
  for (const name of benchNames())
    await step(`bench/${name}`, async () => {
      const { code, output } = await runBench(name, ['--small']);
      return code === 0 ? { passed: 1 } : { failed: 1, lines: output };
    });
}

const fleet = () =>
  step('fleet', async () => {
    const { code, output } = await run(node24(), ['fleet/main.ts'], { show: false });
    if (code === MISSING_PROGRAMS) return { skipped: 1, lines: output };
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [0, 0, 1];
    return { passed: Number(passed), failed: Number(failed), lines: output };
  });

const PARTS = {
  packages: holesInPackages,
  unit: () => unitTests(),
  e2e: everyBrowserTest,
  databases: otherDatabases,
  attacks: (chromium) => attackSteps({ seed: String(Date.now() % 1_000_000), chromium }),
  benches,
  fleet,
};

command(async () => {
  const parts = chooseParts(process.argv.slice(2), Object.keys(PARTS));
  chooseSoakTier();
  await step('packages', async () => {
    await installPackages();
    return {};
  });
  const chromium = await browser();
  if (!chromium) finish();
  await webBuild();
  for (const part of parts) await PARTS[part](chromium);
  finish();
});
