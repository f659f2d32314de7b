// The benchmarks: every .ts file directly in bench/ is one. Shared code is in bench/lib/.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installTools, node24, root, run, serverFlags, stopCode } from './boot.mjs';
import { findBrowser } from './browser.mjs';

const LAST_LINES = 20;
/** These open pages in a browser, and Lighthouse measures the machine's speed. */
const IN_BROWSER = new Set(['interactions', 'member-pages', 'pages']);

export const benchNames = () =>
  readdirSync(path.join(root, 'bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();

/** Runs one bench. Returns its exit code, its duration, and its output unless shown. */
export async function runBench(name, args = [], { show = false } = {}) {
  if (IN_BROWSER.has(name)) {
    await installTools();
    process.env.CHROMIUM_PATH ??= await findBrowser();
  }
  const started = performance.now();
  const { code, output } = await run(node24(), [...serverFlags, `bench/${name}.ts`, ...args], { show });
  return { code, output, seconds: (performance.now() - started) / 1000 };
}

/** Runs benches one after the other, with a line for each. Returns how many passed and failed. */
export async function runBenches(args = [], names = benchNames()) {
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const { code, output, seconds } = await runBench(name, args);
    if (stopCode()) process.exit(stopCode());
    const isOk = code === 0;
    total[isOk ? 'passed' : 'failed'] += 1;
    if (!isOk) console.log(output.trimEnd().split('\n').slice(-LAST_LINES).join('\n'));
    console.log(`${isOk ? 'ok    ' : 'FAILED'} bench/${name} (${seconds.toFixed(1)} s)`);
  }
  return total;
}
