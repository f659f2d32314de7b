// `npm run attack`: attacks an instance that it starts itself, with production settings, on this machine.
//   --small        fewer callers, requests and connections
//   --seed 7       the random numbers of an earlier run
//   --only words   only attacks whose name contains these words; several, separated by commas
import { command, installPackages, Refusal } from './boot.mjs';
import { attackSteps, browser, finish, step, webBuild } from './test-steps.mjs';

const KNOWN = new Set(['--small', '--seed', '--only']);

function optionsOf(args) {
  const valueOf = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const seed = valueOf('--seed') ?? String(Date.now() % 1_000_000);
  const only = valueOf('--only');
  for (const arg of args)
    if (!KNOWN.has(arg) && arg !== valueOf('--seed') && arg !== only)
      throw new Refusal(
        `${arg} isn't an option. The attack starts its own instance on this machine and goes nowhere else. Use --small, --seed or --only.`,
      );
  if (!/^\d+$/.test(seed)) throw new Refusal('--seed takes a whole number.');
  return { seed, only, isSmall: args.includes('--small') };
}

command(async () => {
  const options = optionsOf(process.argv.slice(2));
  await step('packages', async () => {
    await installPackages();
    return {};
  });
  const chromium = await browser();
  await webBuild();
  await attackSteps({ ...options, chromium });
  finish();
});
