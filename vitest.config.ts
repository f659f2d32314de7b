import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole-product tests take the longest: begun last, one of them would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWhole = ({ moduleId }: TestSpecification) => /\/test\/[^/]+\.test\.ts$/.test(moduleId);
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{contract,server,web,seeds,test,scripts}/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/setup.ts',
    // Importing the server is most of a file's time: files share a worker's modules, and each its own database.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Three for two cores: tests also wait, for the database and for processes they start.
    maxWorkers: 3,
    // Long enough for a busy machine; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A test that fails once is a defect of the test or of the product.
    retry: 0,
  },
});
