import { defineConfig } from '@playwright/test';
import { isSoak, SOAK } from '#test/tier.ts';

const data = '.data/e2e';
const port = process.env['E2E_PORT'] ?? '3100';

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  // Once, until the last tests that press while something moves are mended. Those that need it are named at the end.
  retries: 1,
  ...(isSoak ? {} : { grepInvert: new RegExp(SOAK) }),
  // Long enough for a busy machine with two cores; no test measures time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // What people in California see; the demo's own clock is theirs too.
    locale: 'en-US',
    // Tall enough that a toast, which stays for five seconds, seldom covers what is pressed next.
    viewport: { width: 1280, height: 1100 },
    timezoneId: 'America/Los_Angeles',
    // Answers a test makes up must reach the page; plan.spec.ts lets the worker in.
    serviceWorkers: 'block',
    trace: 'off', // a third of the time; `--trace on` when a failure needs it
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-default-browser-check',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    // An empty database every time: journeys must not lean on what an earlier run left.
    command: `rm -rf ${data} && exec node scripts/start.mjs`,
    url: `http://localhost:${port}/readyz`,
    env: { PORT: port, DATA_DIR: data },
    reuseExistingServer: false,
    stdout: 'pipe', // what it warns of stands beside the test that met it
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 180_000,
  },
});
