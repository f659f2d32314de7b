/** Injects the day's faults one after the other, each with what clients noticed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Failure, Site } from './client.ts';
import { until } from './machine.ts';
import type { Pooler } from './pooler.ts';
import type { Cluster } from './postgres.ts';
import type { Servers } from './servers.ts';
import type { Service } from './services.ts';

export type Outcome = {
  name: string;
  startedAt: number;
  /** How long the fault lasted, and for how long after its start clients saw errors. */
  lastedMs: number;
  recoveredMs: number;
  failures: Failure[];
  /** Why servers refused requests, from their logs. */
  refusals: string;
  note: string;
};

export type Fleet = {
  site: Site;
  servers: Servers;
  cluster: Cluster;
  pooler: Pooler;
  s3: Service;
  stripe: Service;
  say(line: string): void;
};

const QUIET_MS = 3000;
const HELD_MS = 8000;
const CLOCK_SHIFT_SECONDS = 600;

/** Waits until clients have seen no error for a while and all servers are ready. */
async function settle({ site, servers }: Fleet): Promise<void> {
  await until(
    'quiet after a fault',
    async () => {
      const last = site.failures.at(-1)?.at ?? 0;
      return Date.now() - last > QUIET_MS && (await servers.areReady());
    },
    180,
  );
}

/** Runs one fault and measures from its start to the last error that a client saw. */
export async function suffer(fleet: Fleet, name: string, work: () => Promise<string>): Promise<Outcome> {
  fleet.say(`  ${name} ...`);
  const startedAt = Date.now();
  const before = fleet.site.failures.length;
  const note = await work();
  const lastedMs = Date.now() - startedAt;
  await sleep(QUIET_MS);
  await settle(fleet);
  const failures = fleet.site.failures.slice(before);
  const last = failures.at(-1)?.at ?? startedAt;
  const refusals = fleet.servers.refusals(startedAt);
  fleet.say(`    ${failures.length} errors, the last after ${((last - startedAt) / 1000).toFixed(1)} s`);
  return { name, startedAt, lastedMs, recoveredMs: last - startedAt, failures, refusals, note };
}

export const killServer = (fleet: Fleet, n: number) =>
  suffer(fleet, `server ${n + 1} killed (SIGKILL)`, async () => {
    await fleet.servers.kill(n);
    return 'The service manager starts it again after a second.';
  });

export const disturbWebhooks = (fleet: Fleet) =>
  suffer(fleet, 'webhooks late, out of order and three times', async () => {
    await fleet.stripe.call('setMode', { maxDelayMs: 6000, duplicates: 0.5 });
    await fleet.stripe.call('trouble', 'lost', 5);
    await sleep(HELD_MS);
    return 'From here on half of all events come three times, up to 6 s late; 5 answers of the provider are lost.';
  });

export const breakStorage = (fleet: Fleet, trouble: 'error' | 'full') =>
  suffer(fleet, trouble === 'error' ? 'S3 answers 500 to everything' : 'S3 is full (507)', async () => {
    await fleet.s3.call('breakWith', trouble);
    await sleep(HELD_MS);
    await fleet.s3.call('mend');
    return `For ${HELD_MS / 1000} s.`;
  });

export const fillDisk = (fleet: Fleet) =>
  suffer(fleet, 'the disk of the primary is full', async () => {
    if (!fleet.cluster.hasOwnDisk) return 'Left out: a disk of its own needs the right to mount a tmpfs.';
    const free = fleet.cluster.fillDisk();
    await sleep(HELD_MS);
    free();
    return `A tmpfs, full to the last byte for ${HELD_MS / 1000} s.`;
  });

export const shiftClock = (fleet: Fleet, n: number) =>
  suffer(fleet, `the clock of server ${n + 1} runs ${CLOCK_SHIFT_SECONDS / 60} minutes ahead`, async () => {
    await fleet.servers.shiftClock(n, CLOCK_SHIFT_SECONDS);
    await sleep(HELD_MS);
    return 'It stays so until the new version is rolled out.';
  });

export const failOver = (fleet: Fleet) =>
  suffer(fleet, 'the primary is killed and the replica takes over', async () => {
    const began = Date.now();
    const next = await fleet.cluster.failOver();
    const promoted = Date.now() - began;
    fleet.pooler.pointTo(next);
    return `Promoted after ${(promoted / 1000).toFixed(1)} s, then PgBouncer was pointed to it.`;
  });

export const rebuildReplica = (fleet: Fleet) =>
  suffer(fleet, 'the former primary comes back as a replica', async () => {
    await fleet.cluster.rebuild();
    return 'A new base backup while people work; from then on commits wait for it again.';
  });

/** A harmless but realistic migration: a new column and a new table. */
const MIGRATION = {
  name: '9000_fleet.sql',
  sql: `alter table users add column fleet_note text;
create table fleet_notes (id uuid primary key default gen_random_uuid(), note text not null);
`,
};

export async function rollOut(fleet: Fleet): Promise<{ outcome: Outcome; code: string }> {
  let code = '';
  const outcome = await suffer(fleet, 'a new version is rolled out, with a migration', async () => {
    code = await fleet.servers.rollOut(MIGRATION, (line) => fleet.say(`    ${line}`));
    return 'One server after the other; old and new code run side by side on the migrated database.';
  });
  return { outcome, code };
}
