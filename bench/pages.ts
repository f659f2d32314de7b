/**
 * Lighthouse scores of public pages on a phone: the median of five runs per page, at Lighthouse's preset and
 * at the slowdown that makes this machine match the preset's phone. The target applies to the second. Needs
 * the built web app (`npm run build`).
 *
 *   npm run bench -- pages
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finish } from './lib/finish.ts';
import { openBrowser } from './lib/interactions.ts';
import { slowdownToPhone } from './lib/phone.ts';
import { addFigure, addTable, describeBench } from './lib/results.ts';
import { isSmall, sizesFor } from './lib/sizes.ts';
import { openWebsite } from './lib/website.ts';

describeBench('public pages as Lighthouse judges them on a phone');

const { runs } = sizesFor({ runs: { full: 5, small: 1 } });
const PAGES = isSmall ? ['/faq'] : ['/', '/coverage', '/map', '/waitlist', '/faq', '/sign-in'];
/** Lighthouse's slowdown for its phone. */
const PRESET = 4;
const LEAST_SCORE = 97;
const MOST_SCRIPT_KB = 95;

const root = path.resolve(import.meta.dirname, '..');
const { dir, origin } = await openWebsite();

type Row = {
  page: string;
  performance: number;
  runs: string;
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
} & {
  a11y: number;
  'best practices': number;
  SEO: number;
  'JS kB gz': number;
  benchmarkIndex: string;
};

/** Lighthouse runs in a separate process, because this one is the server. */
async function judge(slowdown: number): Promise<Row[]> {
  const file = path.join(dir, `lighthouse-${slowdown}.json`);
  const args = ['tools/lighthouse.mjs', origin, ...PAGES];
  const options = ['--runs', String(runs), '--slowdown', String(slowdown), '--json', file];
  const child = spawn(process.execPath, [...args, ...options], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Row[];
}

const browser = await openBrowser();
const { index, slowdown } = await slowdownToPhone(browser);
await browser.close();
console.log(`index ${index}, slowdown to a phone ${slowdown}`);
const preset = await judge(PRESET);
const phone = slowdown === PRESET ? preset : await judge(slowdown);

let isMissed = false;
for (const [n, row] of phone.entries()) {
  const note = `${preset[n]?.performance} at slowdown 4; first paint ${row.FCP} ms, largest ${row.LCP} ms, blocked ${row.TBT} ms`;
  const others = Math.min(row.a11y, row['best practices'], row.SEO);
  addFigure({
    what: `${row.page}: performance`,
    value: row.performance,
    unit: '',
    target: { atLeast: LEAST_SCORE },
    note,
  });
  addFigure({
    what: `${row.page}: accessibility, best practices, SEO, the least`,
    value: others,
    unit: '',
    target: { atLeast: 100 },
  });
  addFigure({
    what: `${row.page}: script`,
    value: row['JS kB gz'],
    unit: 'kB',
    target: { atMost: MOST_SCRIPT_KB },
  });
  isMissed ||= row.performance < LEAST_SCORE || others < 100 || row['JS kB gz'] > MOST_SCRIPT_KB;
}
addTable({
  title: `Every run, at a slowdown of ${slowdown} (this machine's index is ${index}) and at the preset of ${PRESET}`,
  columns: ['page', 'slowdown', 'performance', 'runs', 'index'],
  rows: [
    ...phone.map((row) => [row.page, slowdown, row.performance, row.runs, row.benchmarkIndex]),
    ...(phone === preset ? [] : preset).map((row) => [
      row.page,
      PRESET,
      row.performance,
      row.runs,
      row.benchmarkIndex,
    ]),
  ],
});
await finish(isMissed && !isSmall ? 1 : 0);
