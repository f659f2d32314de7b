import { expect, test } from 'vitest';
import { DATABASE_KINDS, missingPackages } from './other-databases.mjs';

test('the soak tier runs the tests on PostgreSQL 15, and through PgBouncer', () => {
  expect(DATABASE_KINDS).toEqual(['postgres-15', 'pgbouncer']);
});

test('a machine without the programs learns which packages to install', () => {
  expect(missingPackages('postgres-15', () => false)).toEqual(['postgresql-15']);
  expect(missingPackages('pgbouncer', () => false)).toEqual(['postgresql-15', 'pgbouncer']);
  expect(missingPackages('pgbouncer', (program) => program.includes('postgresql'))).toEqual(['pgbouncer']);
  expect(missingPackages('pgbouncer', () => true)).toEqual([]);
});
