import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,seeds,test,scripts}/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    // Importing the server is most of a file's time: files share a worker's modules, and each its own database.
    isolate: false,
    maxWorkers: 2,
    // Long enough for a busy machine; no test measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two workers, three databases' worth of jobs: a wait can run out once on a starved machine. The report names it.
    retry: 1,
  },
});
