import { defineConfig } from 'vitest/config';

/** Runs the attacks separately: one instance, one attack after another. Started by `npm run attack`. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['attack/run.attack.ts'],
    globalSetup: 'test/global-setup.ts',
    fileParallelism: false,
    // Time limit: an attack that isn't done by then has failed.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    retry: 0,
  },
});
