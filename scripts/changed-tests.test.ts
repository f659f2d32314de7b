import { expect, test } from 'vitest';
import { importsOf, touchedTests } from './changed-tests.ts';

const sources = new Map(
  Object.entries({
    'server/money/points/points.ts': `import { a } from './store.ts';`,
    'server/money/points/store.ts': '',
    'server/money/points/points.test.ts': `import { openWorld } from '#test/world.ts';`,
    'server/money/orders/orders.ts': `import { b } from '#server/money/points/points.ts';`,
    'server/money/orders/orders.test.ts': `import { c } from './orders.ts';`,
    'server/home/claims/claims.test.ts': `import { openWorld } from '#test/world.ts';`,
    'server/app.ts': `import { c } from '#server/money/orders/orders.ts';`,
    'test/world.ts': `import { app } from '#server/app.ts';`,
    'test/api.test.ts': `import { openWorld } from './world.ts';`,
    'test/e2e/points.spec.ts': `import { d } from './people.ts';`,
    'test/e2e/landing.spec.ts': '',
    'test/e2e/people.ts': '',
    'web/ui/button.tsx': '',
  }),
);

test('a change affects tests that import it, tests beside it, and tests that cover every endpoint', () => {
  expect(touchedTests(['server/money/points/store.ts'], sources)).toEqual({
    unit: ['server/money/orders/orders.test.ts', 'server/money/points/points.test.ts', 'test/api.test.ts'],
    e2e: ['test/e2e/points.spec.ts'],
  });
});

test('a migration, the lockfile or the test harness affects every test', () => {
  for (const file of ['migrations/0001_start.sql', 'package-lock.json', 'test/world.ts'])
    expect(touchedTests([file], sources).unit).toHaveLength(4);
});

test('an e2e helper affects the specs that use it, and a shared component affects the specs of shared pages', () => {
  expect(touchedTests(['test/e2e/people.ts'], sources)).toEqual({
    unit: [],
    e2e: ['test/e2e/points.spec.ts'],
  });
  expect(touchedTests(['web/ui/button.tsx'], sources).e2e).toEqual(['test/e2e/landing.spec.ts']);
});

test('documentation affects no tests', () => {
  expect(touchedTests(['README.md'], sources)).toEqual({ unit: [], e2e: [] });
});

test('imports are resolved from the repo root and relative paths, static and dynamic', () => {
  const source = `import a from '#web/lib/a.ts';\nexport { b } from './b.ts';\nconst c = () => import('../c.ts');`;
  expect(importsOf('web/shell/x.tsx', source)).toEqual(['web/lib/a.ts', 'web/shell/b.ts', 'web/c.ts']);
});
