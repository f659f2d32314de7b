import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/accounts/tables.ts';
import { moveOwnership } from '#server/home/homes/member-store.ts';
import { homeMembers, homes } from '#server/home/homes/tables.ts';
import { days } from '#server/platform/clock.ts';
import { addHome } from '#test/homes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { readZip } from '#test/zip.ts';
import { erasePerson } from './erase.ts';
import { accountDeletions } from '#server/core/accounts/tables.ts';

const world = await openWorld({ withWorkers: false });

async function family() {
  const owner = await signedIn(world);
  const relative = await signedIn(world);
  const { id: homeId } = await addHome(owner);
  await world.db.insert(homeMembers).values({ homeId, userId: relative.user.id, role: 'member' });
  return { owner, relative, homeId };
}

const isThere = async (homeId: string) =>
  (await world.db.select().from(homes).where(eq(homes.id, homeId))).length === 1;

test('a household is notified that its home will be deleted, gets a live update, and is notified if it stays', async () => {
  const { owner, relative } = await family();
  await owner.post('/api/account/deletion', { email: owner.email });
  const [mail] = await world.mailbox(relative.email);
  expect(mail?.subject).toBe('A home you share on Hearthline will be deleted');
  expect((await relative.get('/api/account/deletion')).body).toMatchObject({
    dueAt: null,
    goingHomes: [{ addressLine: '1482 Ridgecrest Drive, Paradise, CA 95969', owner: owner.email }],
  });
  expect((await owner.get('/api/account/deletion')).body).toMatchObject({ goingHomes: [] });
  await owner.delete('/api/account/deletion');
  expect((await world.mailbox(relative.email, 2))[0]?.subject).toBe('A home you share on Hearthline stays');
  expect((await relative.get('/api/account/deletion')).body).toMatchObject({ goingHomes: [] });
});

test('a home transferred in time is kept when its former owner leaves', async () => {
  const { owner, relative, homeId } = await family();
  await owner.post('/api/account/deletion', { email: owner.email });
  await world.db.transaction((tx) =>
    moveOwnership(tx, { homeId, from: owner.user.id, to: relative.user.id, now: world.clock.now() }),
  );
  expect((await relative.get('/api/account/deletion')).body).toMatchObject({ goingHomes: [] });
  world.clock.advance(days(1) + 1000);
  await erasePerson(world.deps, owner.user.id);
  expect(await world.db.select().from(users).where(eq(users.id, owner.user.id))).toEqual([]);
  expect(await isThere(homeId)).toBe(true);
});

test('a home transferred to someone who is deleting their account is not deleted: the deletion stops with a reason', async () => {
  const { owner, relative, homeId } = await family();
  await relative.post('/api/account/deletion', { email: relative.email });
  await world.runJobs();
  await world.db.transaction((tx) =>
    moveOwnership(tx, { homeId, from: owner.user.id, to: relative.user.id, now: world.clock.now() }),
  );
  world.clock.advance(days(1) + 1000);
  await erasePerson(world.deps, relative.user.id);
  expect(await isThere(homeId)).toBe(true);
  expect(
    await world.db.select().from(accountDeletions).where(eq(accountDeletions.userId, relative.user.id)),
  ).toEqual([]);
  const subjects = (await world.mailbox(relative.email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Hearthline account wasn’t deleted');
});

test('a home received during an account deletion keeps its rows', async () => {
  const { owner, relative, homeId } = await family();
  const own = await addHome(relative, { address: '2 Own Street' });
  await world.db.insert(homeMembers).values({ homeId: own.id, userId: owner.user.id, role: 'viewer' });
  await relative.post('/api/account/deletion', { email: relative.email });
  world.clock.advance(days(1) + 1000);
  const { jobs } = world.deps;
  let isMoved = false;
  const enqueue: typeof jobs.enqueue = async (...given) => {
    if (!isMoved) {
      isMoved = true;
      await world.db.transaction((tx) =>
        moveOwnership(tx, { homeId, from: owner.user.id, to: relative.user.id, now: world.clock.now() }),
      );
    }
    await jobs.enqueue(...given);
  };
  const meanwhile = { ...world.deps, jobs: { ...jobs, enqueue } };
  await expect(erasePerson(meanwhile, relative.user.id)).rejects.toThrow('a home became theirs');
  await erasePerson(world.deps, relative.user.id); // the job's next attempt
  expect([await isThere(homeId), await isThere(own.id)]).toEqual([true, false]);
  expect(await world.db.select().from(users).where(eq(users.id, relative.user.id))).toHaveLength(1);
});

/** Tables that reference a home or a person but aren't part of a data export, each with its reason. */
const NOT_EXPORTED: Record<string, string> = {
  broadcast_people: 'whether a message to an incident still has to go out; its words are in messages',
  case_presence: 'who looks at a conversation now; deleted after minutes',
  account_deletions: 'the request itself, which Settings shows until it is done',
  case_watchers: 'who of our team looks at a case now; gone after minutes',
  current_homes: 'which home the screens show',
  data_exports: 'hashes of download tickets; the history has when each was made',
  files: 'the files themselves are in the archive, listed under files',
  home_approval_notices: 'which emails about decisions went to the owner; the history has the decisions',
  home_change_notices: 'which emails went to the owner; the history has the changes themselves',
  home_keys: 'keys, which open nothing outside',
  idempotency_keys: 'answers kept three days for repeated requests',
  neighbor_mails: 'which emails about a neighbor group went out; the groups have what they were about',
  inbound: 'sealed copies of texts and emails for 30 days; their words are in messages',
  inventory_reviews: 'when somebody was last asked to look over the inventory',
  latest_scores: 'the newest of readiness_scores, kept apart to be found quickly',
  passkey_challenges: 'random numbers that live for minutes',
  reviews: 'questions to our own people; what they decide is in the activation',
  shifts: 'when a person of our team worked at the desk; kept by the employer',
  policy_reminders: 'which reminder went out, so that it goes once',
};

test('every table that references a home or person is in their data export, or excluded for a reason', async () => {
  const me = await signedIn(world);
  await addHome(me);
  const { url } = (await me.post('/api/account/export')).body as { url: string };
  const reply = await world.app.http.inject({ method: 'GET', url, cookies: Object.fromEntries(me.cookies) });
  const exported = JSON.parse(String((await readZip(reply.rawPayload)).get('export.json'))) as {
    tables: Record<string, unknown>;
  };
  const { rows } = await world.database.pool.query<{ name: string }>(
    // A partition is a piece of the table it belongs to.
    `select distinct relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attname in ('home_id', 'user_id') and not attisdropped order by 1`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const told = new Set([...Object.keys(exported.tables), ...Object.keys(NOT_EXPORTED)]);
  expect(rows.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([]);
});

test('when two administrators’ deletions are due at once, one account stays', async () => {
  const pair = [await signedInAdmin(world), await signedInAdmin(world)];
  for (const { email, ...one } of pair) await one.post('/api/account/deletion', { email });
  world.clock.advance(days(31));
  await Promise.allSettled(pair.map(({ user }) => erasePerson(world.deps, user.id)));
  expect(await world.db.select().from(users).where(eq(users.role, 'ADMIN'))).toHaveLength(1);
});
