// Checks what `TEST_DATABASE` needs on this machine (test/databases.ts), so that the soak tier can skip it
// and say so.
import { existsSync } from 'node:fs';

const POSTGRES_15 = { program: '/usr/lib/postgresql/15/bin/initdb', package: 'postgresql-15' };
const PGBOUNCER = { program: '/usr/sbin/pgbouncer', package: 'pgbouncer' };

const NEEDED = { 'postgres-15': [POSTGRES_15], pgbouncer: [POSTGRES_15, PGBOUNCER] };

export const DATABASE_KINDS = Object.keys(NEEDED);

/** The Debian packages to install before tests can run on this kind of database. */
export const missingPackages = (kind, isHere = existsSync) =>
  NEEDED[kind].filter(({ program }) => !isHere(program)).map((needed) => needed.package);
