// `npm run soak`: what takes too long for `npm test`. Every test at full size, four accessibility passes per
// screen, every attack, and every benchmark at a small size, so that none of them breaks unnoticed.
import { command, installPackages, run } from './boot.mjs';
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
  finish();
});
