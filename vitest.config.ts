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
    // A test that fails once is a defect of the test or of the product.
    retry: 0,
  },
});
