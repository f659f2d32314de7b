import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first: started last, one of them would run alone at the end. */
const LONGEST = [
  // At full size, thousands of random cases and killed processes: up to half an hour.
  /\/(random-routes|kills|model)\.test\.ts$/,
  // The whole product.
  /\/(test|attack)\/[^/]+\.test\.ts$/,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((names) => names.test(moduleId));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    setupFiles: 'test/setup.ts',
    // Importing the server takes most of a file's time, so files share a worker's modules; each has its own
    // database.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Three for two cores, because tests also wait for the database and for child processes.
    maxWorkers: 3,
    // Long enough for a busy machine; no test measures time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A flaky test is a bug in the test or the product.
    retry: 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,server,seeds,test,scripts,attack}/**/*.test.ts'],
          exclude: ['test/e2e/**'],
          setupFiles: 'test/quick-codes.ts',
          globalSetup: 'test/global-setup.ts',
          // Node.js loads the modules as it does for the server itself; Vite would transform each one first. Nothing
          // is mocked, so no module needs to be replaced, either.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      // The web app uses JSX and what Vite adds to `import.meta`.
      { extends: true, test: { name: 'web', include: ['web/**/*.test.ts'] } },
    ],
  },
});
