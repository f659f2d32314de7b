import { defineConfig } from '@playwright/test';
import { isSoak, sized, SOAK } from '#test/tier.ts';

const data = '.data/e2e';
const port = process.env['E2E_PORT'] ?? '3100';

export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  workers: 2,
  // A test that fails once is a defect of the test or of the product.
  retries: 0,
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
    // Moving screens cost a tenth of the time. What is about motion, and the soak tier, asks for it: see test/tier.ts.
    contextOptions: { reducedMotion: sized({ gate: 'reduce', soak: 'no-preference' }) },
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
