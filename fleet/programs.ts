/**
 * The programs that the fleet runs besides the servers. They come from Debian packages; missing ones are
 * named.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const POSTGRES = '/usr/lib/postgresql';
/** Each version has all we use: initdb, pg_basebackup and postgres are one package. */
const OLDEST_POSTGRES = 15;

const find = (name: string): string | undefined =>
  PLACES.map((dir) => path.join(dir, name)).find((file) => existsSync(file));

/** The oldest installed version that we support, because newer ones are compatible. */
function findPostgres(): string | undefined {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  return versions
    .filter((version) => version >= OLDEST_POSTGRES)
    .toSorted((a, b) => a - b)
    .map((version) => path.join(POSTGRES, String(version), 'bin'))
    .find((bin) => ['initdb', 'postgres', 'pg_basebackup'].every((name) => existsSync(path.join(bin, name))));
}

export type Programs = { postgres: string; pgbouncer: string; haproxy: string; setpriv: string };

/** Returns the programs' paths, or the command that installs the missing ones. */
export function findPrograms(): { programs: Programs } | { missing: string } {
  const postgres = findPostgres();
  const [pgbouncer, haproxy, setpriv] = ['pgbouncer', 'haproxy', 'setpriv'].map(find);
  if (postgres && pgbouncer && haproxy && setpriv)
    return { programs: { postgres, pgbouncer, haproxy, setpriv } };
  const packages = [
    ...(postgres ? [] : ['postgresql-15']),
    ...(pgbouncer ? [] : ['pgbouncer']),
    ...(haproxy ? [] : ['haproxy']),
    ...(setpriv ? [] : ['util-linux']),
  ];
  return { missing: `apt-get install ${packages.join(' ')}` };
}
