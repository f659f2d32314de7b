// `npm run soak`: what takes too long for `npm test`. Every test at full size, four accessibility passes per
// screen, every attack, every benchmark at a small size, so that none of them breaks unnoticed, and a small fleet with
// faults where its programs are installed.
import { command, installPackages, node24, run } from './boot.mjs';
import { benchNames, runBench } from './benches.mjs';
import { judgeHoles } from './known-holes.mjs';
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

/** The exit code of a fleet whose programs are not installed: its output says which. */
const MISSING_PROGRAMS = 3;

command(async () => {
  chooseSoakTier();
  await step('packages', async () => {
    await installPackages();
    return {};
  });
  await step('known holes in packages', async () => {
    const { output } = await run('npm', ['audit', '--omit=dev', '--json'], { show: false });
    return judgeHoles(output);
  });
  const chromium = await browser();
  await otherEngines();
  await webBuild();
  await unitTests();
  if (chromium) await browserTests(chromium);
  await attackSteps({ seed: String(Date.now() % 1_000_000), chromium });
  // One at a time, so that they don't disturb each other's measurements.
  for (const name of benchNames())
    await step(`bench/${name}`, async () => {
      const { code, output } = await runBench(name, ['--small']);
      return code === 0 ? { passed: 1 } : { failed: 1, lines: output };
    });
  await step('fleet', async () => {
    const { code, output } = await run(node24(), ['fleet/main.ts'], { show: false });
    if (code === MISSING_PROGRAMS) return { skipped: 1, lines: output };
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [0, 0, 1];
    return { passed: Number(passed), failed: Number(failed), lines: output };
  });
  finish();
});
