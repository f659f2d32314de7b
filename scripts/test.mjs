// `npm test`: every check and every test, from a fresh clone.
// A part of it: npm test -- --only checks | unit | e2e
// What the working tree's change touches: npm test -- --changed
import { chooseParts, command, installPackages, node24, Refusal, run } from './boot.mjs';
import { browser, browserTests, checks, finish, step, unitTests, webBuild } from './test-steps.mjs';

const PARTS = ['checks', 'unit', 'e2e'];

async function runAll(parts) {
  const chromium = parts.includes('e2e') && browser();
  // The compiler runs longest and leaves a core idle, so the build runs beside the checks.
  await Promise.all([parts.includes('checks') && checks(), parts.includes('e2e') && webBuild()]);
  if (parts.includes('unit')) await unitTests();
  const found = await chromium;
  if (found) await browserTests(found);
}

/** Determines what the change affects. The selector is TypeScript, so it runs on Node 24. */
async function runChanged() {
  const { code, output } = await run(node24(), ['scripts/changed.ts'], { show: false });
  if (code !== 0) throw new Refusal(output);
  const { changed, unit, e2e } = JSON.parse(output);
  if (changed.length === 0) throw new Refusal('Nothing has changed since the last commit.');
  console.log(
    `${changed.length} changed files touch ${unit.length} test files and ${e2e.length} browser test files.`,
  );
  await checks(changed.filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file)));
  if (unit.length > 0) await unitTests({ files: unit });
  if (e2e.length === 0) return;
  await webBuild();
  const chromium = await browser();
  if (chromium) await browserTests(chromium, e2e);
}

command(async () => {
  const args = process.argv.slice(2);
  const parts = chooseParts(args, PARTS);
  await step('packages', async () => {
    await installPackages();
    return {};
  });
  await (args.includes('--changed') ? runChanged() : runAll(parts));
  finish();
});
