// `npm run soak`: what is too long for `npm test`. Every test at full size, four accessibility passes per screen, and
// every benchmark at a small size, so that none of them rots.
import { command, installPackages } from './boot.mjs';
import { benchNames, runBench } from './benches.mjs';
import { browser, browserTests, chooseSoakTier, finish, step, unitTests, webBuild } from './test-steps.mjs';

command(async () => {
  chooseSoakTier();
  await step('packages', async () => {
    await installPackages();
    return {};
  });
  const chromium = await browser();
  await webBuild();
  await unitTests();
  if (chromium) await browserTests(chromium);
  // One at a time: each measures.
  for (const name of benchNames())
    await step(`bench/${name}`, async () => {
      const { code, output } = await runBench(name, ['--small']);
      return code === 0 ? { passed: 1 } : { failed: 1, lines: output };
    });
  finish();
});
