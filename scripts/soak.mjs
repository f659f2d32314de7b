// `npm run soak`: what takes too long for `npm test`. Every test at full size, four accessibility passes per
// screen, and every benchmark at a small size, so that none of them breaks unnoticed.
import { command, installPackages } from './boot.mjs';
import { benchNames, runBench } from './benches.mjs';
import {
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
  const chromium = await browser();
  await otherEngines();
  await webBuild();
  await unitTests();
  if (chromium) await browserTests(chromium);
  // One at a time, so that they don't disturb each other's measurements.
  for (const name of benchNames())
    await step(`bench/${name}`, async () => {
      const { code, output } = await runBench(name, ['--small']);
      return code === 0 ? { passed: 1 } : { failed: 1, lines: output };
    });
  finish();
});
