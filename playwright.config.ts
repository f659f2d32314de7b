import { defineConfig } from '@playwright/test';
import { isSoak, sized, SOAK } from '#test/tier.ts';

const data = '.data/e2e';
const port = process.env['E2E_PORT'] ?? '3100';

export default defineConfig({
  testDir: 'test/e2e',
  // The same texts on every machine.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A test that fails once is a defect of the test or of the product.
  retries: 0,
  ...(isSoak ? { globalSetup: './test/e2e/more-rooms.ts' } : { grepInvert: new RegExp(SOAK) }),
  // Long enough for a busy machine with two slow cores; no test measures time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // What people in California see; the demo also uses their time zone.
    locale: 'en-US',
    // Tall enough that a toast, which stays for five seconds, rarely covers the next click target.
    viewport: { width: 1280, height: 1100 },
    timezoneId: 'America/Los_Angeles',
    // Animations cost a tenth of the time. Motion tests and the soak tier turn them on: see test/tier.ts.
    contextOptions: { reducedMotion: sized({ gate: 'reduce', soak: 'no-preference' }) },
    // Mocked responses must reach the page; plan.spec.ts allows the service worker.
    serviceWorkers: 'block',
    trace: 'off', // saves a third of the time; use `--trace on` to debug a failure
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
    // A fresh database every time: tests must not depend on an earlier run.
    command: `rm -rf ${data} && exec node scripts/start.mjs`,
    url: `http://localhost:${port}/readyz`,
    // Tests answer for the demo's hotels themselves.
    env: { PORT: port, DATA_DIR: data, DEMO_HOTELS: 'wait' },
    reuseExistingServer: false,
    stdout: 'pipe', // shows server warnings next to the test that caused them
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 600_000,
  },
});
