// Lighthouse with its mobile defaults against a running server: npm run lighthouse -- http://localhost:3000 / /faq
// Five runs a page. `--slowdown 2.5` instead of the preset's 4 makes a slower machine the same phone (`npm run bench -- pages`
// finds the number), and `--json file` also writes the table there. benchmarkIndex says how fast the machine was meanwhile: below about 800 the run measures the
// machine's other work, not the page.
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import * as constants from 'lighthouse/core/config/constants.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});
const [base, ...given] = positionals;
if (!base) {
  console.error(
    'Give the address of a running server, then paths: npm run lighthouse -- http://localhost:3000 / /faq',
  );
  process.exit(1);
}
const paths = given.length > 0 ? given : ['/'];

// Nothing but these: flags that choose a software GPU eat the two cores that are measured.
const CHROME_FLAGS = ['--headless=new', '--no-sandbox'];
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const CATEGORIES = { a11y: 'accessibility', 'best practices': 'best-practices', SEO: 'seo' };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function measure(address, tries = 3) {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH, chromeFlags: CHROME_FLAGS });
  try {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error' };
    const { lhr } = await lighthouse(address, flags, {
      extends: 'lighthouse:default',
      settings: {
        throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: Number(values.slowdown) },
      },
    });
    if (!lhr.runtimeError) return lhr;
    // Now and then a trace is recorded without its beginning: that run measured nothing.
    if (tries <= 1) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return measure(address, tries - 1);
}

/** Bytes on the wire of one file as a browser that speaks gzip gets it. */
function gzipSize(address) {
  const { get } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('end', () => resolve(size));
    }).on('error', reject);
  });
}

/** Every script the page loaded by itself, compressed. */
async function scriptSize(lhr) {
  const requests = lhr.audits['network-requests'].details.items;
  const scripts = new Set(requests.filter((r) => r.resourceType === 'Script').map((r) => r.url));
  const sizes = await Promise.all([...scripts].filter((url) => url.startsWith('http')).map(gzipSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const score = (lhr, category) => Math.round(lhr.categories[category].score * 100);

function misses(lhr) {
  return Object.values(CATEGORIES).flatMap((category) =>
    lhr.categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => `${category}: ${lhr.audits[id].title} (${id})`),
  );
}

const table = [];
const notes = new Set();
for (const path of paths) {
  const runs = [];
  for (let n = 0; n < Number(values.runs); n += 1) runs.push(await measure(new URL(path, base).href));
  const performance = runs.map((lhr) => score(lhr, 'performance'));
  const speed = runs.map((lhr) => Math.round(lhr.environment.benchmarkIndex));
  const metric = (id) => median(runs.map((lhr) => lhr.audits[id].numericValue));
  table.push({
    page: path,
    performance: median(performance),
    runs: performance.join(' '),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, Number(metric(id).toFixed(name === 'CLS' ? 3 : 0))]),
    ),
    ...Object.fromEntries(
      Object.entries(CATEGORIES).map(([name, id]) => [name, Math.min(...runs.map((lhr) => score(lhr, id)))]),
    ),
    'JS kB gz': Number(((await scriptSize(runs[0])) / 1000).toFixed(1)),
    benchmarkIndex: `${median(speed)} (${Math.min(...speed)}-${Math.max(...speed)})`,
  });
  for (const lhr of runs) for (const miss of misses(lhr)) notes.add(`${path} ${miss}`);
}
console.table(table);
if (values.json) writeFileSync(values.json, JSON.stringify(table));
for (const note of notes) console.log(note);
