// The browser the journeys run in: one that is on the machine, else the distribution's, else Playwright's own.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { childEnv, node24, Refusal, root, run } from './boot.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const FOLDERS = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Some systems ship a `chromium-browser` that only tells you to install one: ask before trusting it. */
function works(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function onThisMachine() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (works(named)) return named;
    throw new Refusal(`CHROMIUM_PATH is ${named}, which does not start.`);
  }
  const places = [...FOLDERS.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...MAC];
  return places.find((file) => existsSync(file) && works(file));
}

async function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, show: false });
  await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], { env, show: false });
  return onThisMachine();
}

async function fromPlaywright() {
  // Inside the checkout, so that tests leave nothing in anybody's home.
  const env = { ...childEnv(), PLAYWRIGHT_BROWSERS_PATH: path.join(root, 'node_modules/.cache/browsers') };
  const ask = `import('playwright-core').then((p) => process.stdout.write(p.chromium.executablePath()))`;
  const { output: file } = await run(node24(), ['-e', ask], { env, show: false });
  if (existsSync(file)) return file;
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const cli = 'node_modules/playwright-core/cli.js';
  const { output } = await run(node24(), [cli, 'install', ...withLibraries, 'chromium'], {
    env,
    show: false,
  });
  if (existsSync(file)) return file;
  throw new Refusal(
    `No browser was found and none could be installed; set CHROMIUM_PATH.\n${output.slice(-1500)}`,
  );
}

/** The path of a Chromium or Chrome that starts. */
export const findBrowser = async () =>
  onThisMachine() ?? (await fromDistribution()) ?? (await fromPlaywright());
