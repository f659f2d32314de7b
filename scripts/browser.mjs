// Finds the browser for the browser tests. Prefers the headless Chromium shell: full Chromium draws its own
// windows and menus for every test.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { childEnv, node24, Refusal, root, run } from './boot.mjs';

const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
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

/** Some systems ship a `chromium-browser` that only prints an install hint, so run it before trusting it. */
function works(file) {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function fromEnvironment() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return undefined;
  if (works(named)) return named;
  throw new Refusal(`CHROMIUM_PATH is ${named}, which does not start.`);
}

const onThisMachine = (names, more = []) =>
  [...names.flatMap((name) => FOLDERS.map((folder) => path.join(folder, name))), ...more].find(
    (file) => existsSync(file) && works(file),
  );

async function fromDistribution() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, show: false });
  for (const name of [HEADLESS, 'chromium']) {
    await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], { env, show: false });
    const installed = onThisMachine([name]);
    if (installed) return installed;
  }
  return undefined;
}

async function fromPlaywright() {
  // Inside the checkout, so that tests leave nothing in a home directory.
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

/**
 * The other engines of test/e2e/other-browsers.spec.ts: their versions, or what to install. Never installs
 * them.
 */
export function otherBrowsers() {
  const versionOf = (name) => {
    const found = onThisMachine([name]);
    return found && execFileSync(found, ['--version'], { encoding: 'utf8' }).trim();
  };
  // WebKit's driver doesn't report its version, but the browser does at startup.
  const isHere = (name) => FOLDERS.some((folder) => existsSync(path.join(folder, name)));
  const webkit = isHere('Xvfb') && isHere('WebKitWebDriver') && 'WebKitGTK';
  const firefox = versionOf('firefox-esr') ?? versionOf('firefox');
  return [
    webkit || 'WebKit skipped: install webkit2gtk-driver and xvfb',
    firefox || 'Firefox skipped: install firefox-esr',
  ];
}

/** Returns the path of a Chromium or Chrome that starts. */
export const findBrowser = async () =>
  fromEnvironment() ??
  onThisMachine([HEADLESS]) ??
  (await fromDistribution()) ??
  onThisMachine(WHOLE, MAC) ??
  (await fromPlaywright());
