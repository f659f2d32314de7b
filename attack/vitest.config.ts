import { defineConfig } from 'vitest/config';

/** The attacks as a run of their own: one instance, one attack after another. `npm run attack` starts it. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['attack/run.attack.ts'],
    globalSetup: 'test/global-setup.ts',
    fileParallelism: false,
    // Bounded: an attack that isn't over by then has failed.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    retry: 0,
  },
});
