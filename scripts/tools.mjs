// `npm run lighthouse -- <address> [path ...]` and `npm run observatory -- <address> [path ...]`: measure a
// running server. The tools live in tools/ and are installed on first use.
import { tmpdir } from 'node:os';
import { findBrowser } from './browser.mjs';
import { childEnv, command, installPackages, installTools, node24, run } from './boot.mjs';

command(async () => {
  const [tool, ...args] = process.argv.slice(2);
  await installPackages();
  await installTools();
  const env = { ...childEnv(), XDG_CONFIG_HOME: tmpdir(), XDG_CACHE_HOME: tmpdir() };
  if (tool === 'lighthouse') env.CHROMIUM_PATH = await findBrowser();
  const { code } = await run(node24(), [`tools/${tool}.mjs`, ...args], { env });
  process.exit(code);
});
