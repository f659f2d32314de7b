import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/accounts/tables.ts';
import { readMailbox } from '#server/office/demo/demo.ts';
import { minutes, seconds } from '#server/platform/clock.ts';
import { openReviews } from '#server/core/reviews/reviews.ts';
import { reachable, recordedFacts } from '#test/notices.ts';
import { openWorld } from '#test/world.ts';
import { drain } from './drain.ts';
import * as drainStore from './drain-store.ts';
import type { NoticeKind } from './notice-facts.ts';
import {
  channelsOf,
  dropQueued,
  noticeRows,
  queueNotices,
  recipientsOf,
  stopEscalation,
  type NoticeTarget,
} from './notifications.ts';
import { insertNotices } from './notice-store.ts';
import { notices, phones, pushSubscriptions } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps, clock } = world;

type Person = Awaited<ReturnType<typeof reachable>>;
const told = (who: readonly Person[]): Promise<NoticeTarget[]> =>
  channelsOf(
    db,
    who.map(({ id }) => id),
  ).then((ways) => who.map(({ id, homeId }) => ({ homeId, userId: id, channels: ways.get(id) ?? [] })));

async function queue(incidentId: string, kind: NoticeKind, people: readonly NoticeTarget[], again = false) {
  await db.transaction((tx) =>
    queueNotices(tx, deps.jobs, { incidentId, kind, at: clock.now(), people, again }),
  );
}
const rowsOf = (incidentId: string) => db.select().from(notices).where(eq(notices.incidentId, incidentId));
const summary = async (incidentId: string) =>
  (await rowsOf(incidentId)).map((r) => `${r.kind} ${r.round} ${r.channel} ${r.state}`).toSorted();
const mails = async (person: Person) => (await readMailbox(db, person.email)).map((m) => m.subject);
const texts = async (person: Person) => (await world.texts(person.phone)).map((t) => t.text);

test('with eight drains at once, each notice goes out once per channel', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => reachable(world)));
  const incidentId = randomUUID();
  await db.transaction(async (tx) =>
    insertNotices(tx, noticeRows({ incidentId, kind: 'order', at: clock.now(), people: await told(people) })),
  );
  const sent: string[] = [];
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 3));
  // Providers that don't dedupe by key, so that a second send is visible.
  const counting = {
    ...deps,
    mail: {
      send: async ({ to }: { to: string }) => {
        await slowly();
        sent.push(`email ${to}`);
        return { outcome: 'sent' as const };
      },
      close: async () => undefined,
    },
    sms: {
      send: async ({ to }: { to: string }) => {
        await slowly();
        sent.push(`sms ${to}`);
        return { ref: 'x' };
      },
    },
  };
  const { factsFor } = recordedFacts();
  await Promise.all(Array.from({ length: 8 }, () => drain(counting, factsFor)));
  expect(sent.toSorted()).toEqual(people.flatMap((p) => [`email ${p.email}`, `sms ${p.phone}`]).toSorted());
  const calls = world.push.calls.filter(({ endpoint }) => people.some((p) => p.endpoint === endpoint));
  expect(calls).toHaveLength(people.length);
  const states = Map.groupBy(await rowsOf(incidentId), (r) => `${r.round} ${r.state}`);
  expect([states.get('0 sent')?.length, states.get('1 queued')?.length, states.size]).toEqual([180, 60, 2]);
});

test('a notice in flight when a process died is retried, and arrives once', async () => {
  const person = await reachable(world);
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  await queue(incidentId, 'warning', await told([person]));
  const facts = { state: 'warned' as const };
  const { say, factsFor: warned } = recordedFacts();
  say(person.homeId, facts);
  // It dies after the providers accepted everything, and before it recorded that.
  const rows = await drainStore.claim(db, {
    now: clock.now(),
    until: new Date(clock.now().getTime() + seconds(90)),
    most: 40,
  });
  expect(rows).toHaveLength(3);
  const { sendNotice } = await import('./send-notice.ts');
  const its = (await warned(deps, rows)).values().next().value;
  if (!its) throw new Error('no facts');
  const reach = {
    email: person.email,
    phone: person.phone,
    browsers: [{ endpoint: person.endpoint, p256dh: '', auth: '' }],
    language: 'en' as const,
  };
  for (const row of rows) await sendNotice(deps, row, its, reach);

  await drain(deps, warned); // the lease hasn't expired, so no worker claims them
  expect(await summary(incidentId)).toEqual([
    'warning 0 email sending',
    'warning 0 push sending',
    'warning 0 sms sending',
  ]);
  clock.advance(seconds(91));
  await drain(deps, warned);
  expect(await summary(incidentId)).toEqual([
    'warning 0 email sent',
    'warning 0 push sent',
    'warning 0 sms sent',
  ]);
  expect([await mails(person), await texts(person)]).toEqual([[expect.any(String)], [expect.any(String)]]);
  const shown = [...world.push.shown.values()].filter(({ endpoint }) => endpoint === person.endpoint);
  expect(shown).toHaveLength(1);
  await drain(deps, factsFor);
});

test('an unseen order is repeated after 3, 10 and 20 minutes on every channel, then our team is asked to call', async () => {
  const person = await reachable(world);
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  await queue(incidentId, 'order', await told([person]));
  const after = async (ms: number) => {
    clock.advance(ms);
    await drain(deps, factsFor);
    await drain(deps, factsFor);
    return [(await mails(person)).length, (await texts(person)).length];
  };
  const asked = async () => (await openReviews(db, { kind: 'call-household', homeId: person.homeId })).length;
  expect(await after(0)).toEqual([1, 1]);
  expect(await after(minutes(2.9))).toEqual([1, 1]);
  expect(await after(minutes(0.2))).toEqual([2, 2]);
  expect(await after(minutes(6.8))).toEqual([2, 2]);
  expect(await after(minutes(0.3))).toEqual([3, 3]);
  expect(await asked()).toBe(0);
  expect(await after(minutes(10))).toEqual([4, 4]);
  expect(await asked()).toBe(1);
  expect(await after(minutes(60))).toEqual([4, 4]);
  expect(await asked()).toBe(1);
  expect((await mails(person))[0]).toMatch(/^Reminder 3: Evacuation Order for 12 Oak Lane/);
  const counts = Map.groupBy(await rowsOf(incidentId), (r) => r.state);
  expect([counts.get('sent')?.length, counts.size]).toEqual([12, 1]);
});

test('once someone has seen it, nothing is repeated and no call is requested', async () => {
  const person = await reachable(world);
  const incidentId = randomUUID();
  const { factsFor, say } = recordedFacts();
  await queue(incidentId, 'order', await told([person]));
  await drain(deps, factsFor);
  clock.advance(minutes(3.1));
  await drain(deps, factsFor);
  await db.transaction((tx) => stopEscalation(tx, { incidentId, homeId: person.homeId }));
  expect((await summary(incidentId)).filter((r) => r.startsWith('order 2'))).toEqual([
    'order 2 email dropped',
  ]);
  // Even if the repeat is queued already: it checks again before it sends.
  const another = await reachable(world);
  await queue(incidentId, 'order', await told([another]));
  await drain(deps, factsFor);
  say(another.homeId, { acknowledgedAt: clock.now() });
  clock.advance(minutes(40));
  await drain(deps, factsFor);
  expect([(await mails(person)).length, (await mails(another)).length]).toEqual([2, 1]);
  expect(await openReviews(db, { kind: 'call-household', homeId: another.homeId })).toEqual([]);
});

test('a household that can’t be reached by email still gets a call', async () => {
  const person = await reachable(world, { sms: false, push: false });
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  const broken = {
    ...deps,
    mail: {
      send: () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
      close: async () => undefined,
    },
  };
  await queue(incidentId, 'order', await told([person]));
  for (let i = 0; i < 60; i += 1) {
    await drain(broken, factsFor);
    clock.advance(seconds(30));
  }
  expect(await openReviews(db, { kind: 'call-household', homeId: person.homeId })).toHaveLength(1);
});

test('a correction reaches exactly those who got the order, on the same channels', async () => {
  const [got, stopped, late, unsure, elsewhere] = await Promise.all(
    Array.from({ length: 5 }, () => reachable(world)),
  );
  if (!got || !stopped || !late || !unsure || !elsewhere) throw new Error('nobody');
  const incidentId = randomUUID();
  const { factsFor, say } = recordedFacts();
  await queue(incidentId, 'order', await told([got]));
  await drain(deps, factsFor);
  await queue(incidentId, 'order', await told([stopped]));
  world.smsSwitch.next = 'stop'; // the carrier refuses the text; the email and the push arrive
  await drain(deps, factsFor);
  await queue(incidentId, 'order', [{ homeId: unsure.homeId, userId: unsure.id, channels: ['sms'] }]);
  world.smsSwitch.next = 'cut'; // it was sent, but we don't know
  await drain(deps, factsFor);
  await queue(incidentId, 'order', await told([late])); // never sent
  const homeIds = [got, stopped, late, unsure].map(({ homeId }) => homeId);
  await db.transaction(async (tx) => {
    await dropQueued(tx, incidentId, homeIds, ['order']);
    const people = await recipientsOf(tx, incidentId, 'order', homeIds);
    await queueNotices(tx, deps.jobs, { incidentId, kind: 'correction', at: clock.now(), people });
  });
  for (const homeId of homeIds) say(homeId, { state: 'cancelled' });
  await drain(deps, factsFor);
  const corrected = (await rowsOf(incidentId))
    .filter((r) => r.kind === 'correction' && r.state === 'sent')
    .map((r) => `${r.homeId} ${r.channel}`)
    .toSorted();
  expect(corrected).toEqual(
    [
      `${got.homeId} email`,
      `${got.homeId} push`,
      `${got.homeId} sms`,
      `${stopped.homeId} email`,
      `${stopped.homeId} push`,
      `${unsure.homeId} sms`,
    ].toSorted(),
  );
  expect((await mails(late)).length + (await mails(elsewhere)).length).toBe(0);
  expect((await texts(unsure))[0]).toMatch(/^Hearthline: CORRECTION/);
});

test('a correction waits for an order notice in flight, and is dropped if that was never sent', async () => {
  const person = await reachable(world, { sms: false, push: false });
  const incidentId = randomUUID();
  const { factsFor, say } = recordedFacts();
  await queue(incidentId, 'order', await told([person]));
  const now = clock.now();
  await drainStore.claim(db, { now, until: new Date(now.getTime() + seconds(90)), most: 40 });
  await db.transaction(async (tx) => {
    const people = await recipientsOf(tx, incidentId, 'order');
    await queueNotices(tx, deps.jobs, { incidentId, kind: 'correction', at: now, people });
  });
  say(person.homeId, { state: 'cancelled' });
  await drain(deps, factsFor);
  expect(await summary(incidentId)).toEqual(['correction 0 email queued', 'order 0 email sending']);
  clock.advance(minutes(2));
  await drain(deps, factsFor);
  clock.advance(minutes(2));
  await drain(deps, factsFor);
  expect(await summary(incidentId)).toEqual(['correction 0 email dropped', 'order 0 email dropped']);
  expect(await mails(person)).toEqual([]);
});

test('an order that ends before its notice goes out is not sent', async () => {
  const person = await reachable(world);
  const incidentId = randomUUID();
  const { factsFor, say } = recordedFacts();
  await queue(incidentId, 'order', await told([person]));
  say(person.homeId, { state: 'lifted' });
  await drain(deps, factsFor);
  expect(new Set((await rowsOf(incidentId)).map((r) => r.state))).toEqual(new Set(['dropped']));
  say(person.homeId, null); // the home was deleted
  await queue(incidentId, 'order', await told([person]), true);
  await drain(deps, factsFor);
  expect(await mails(person)).toEqual([]);
});

test('an order that returns is sent again, in its own series', async () => {
  const person = await reachable(world, { push: false });
  const incidentId = randomUUID();
  const { factsFor, say } = recordedFacts();
  await queue(incidentId, 'order', await told([person]));
  await drain(deps, factsFor);
  await queue(incidentId, 'order', await told([person])); // the same notice: no change
  await drain(deps, factsFor);
  expect(await mails(person)).toHaveLength(1);
  say(person.homeId, { isBack: true });
  await queue(incidentId, 'order', await told([person]), true);
  await drain(deps, factsFor);
  expect(await mails(person)).toEqual([
    'The Evacuation Order is back for 12 Oak Lane, Paradise',
    'Evacuation Order for 12 Oak Lane, Paradise',
  ]);
  expect((await rowsOf(incidentId)).map((r) => r.round)).toContain(10);
});

test('a busy carrier is retried later, and an interrupted attempt does not text twice', async () => {
  const person = await reachable(world, { push: false });
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  await queue(incidentId, 'order', [{ homeId: person.homeId, userId: person.id, channels: ['sms'] }]);
  world.smsSwitch.next = 'busy';
  await drain(deps, factsFor);
  expect(await texts(person)).toEqual([]);
  world.smsSwitch.next = 'cut';
  clock.advance(seconds(16));
  await drain(deps, factsFor);
  expect((await rowsOf(incidentId))[0]).toMatchObject({
    state: 'queued',
    reason: expect.stringMatching(/^Unsure/),
  });
  clock.advance(seconds(31));
  await drain(deps, factsFor);
  expect(await texts(person)).toHaveLength(1);
  expect((await rowsOf(incidentId))[0]).toMatchObject({ state: 'sent', attempts: 3, reason: null });
});

test('turning texts off or removing the number stops texts, and an opt-out at the carrier is respected', async () => {
  const [off, gone, stop] = await Promise.all(Array.from({ length: 3 }, () => reachable(world)));
  if (!off || !gone || !stop) throw new Error('nobody');
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  await queue(incidentId, 'order', await told([off, gone])); // then they change their mind
  await world.database.pool.query(
    `insert into notification_preferences values ($1, 'evacuation', 'sms', false), ($1, 'evacuation', 'email', false)`,
    [off.id],
  );
  await db.update(phones).set({ phone: null, verifiedAt: null }).where(eq(phones.userId, gone.id));
  await drain(deps, factsFor);
  expect([await texts(off), await texts(gone)]).toEqual([[], []]);
  expect([(await mails(off)).length, (await mails(gone)).length]).toEqual([1, 1]); // email stays
  await queue(incidentId, 'order', [{ homeId: stop.homeId, userId: stop.id, channels: ['sms'] }]);
  world.smsSwitch.next = 'stop';
  await drain(deps, factsFor);
  const ways = await channelsOf(db, [off.id, gone.id, stop.id]);
  expect([...ways.values()]).toEqual([
    ['email', 'push'],
    ['email', 'push'],
    ['email', 'push'],
  ]);
});

test('an expired push subscription is deleted', async () => {
  const person = await reachable(world, { sms: false });
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  world.push.gone.add(person.endpoint);
  await queue(incidentId, 'order', await told([person]));
  await drain(deps, factsFor);
  expect(await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.id))).toEqual(
    [],
  );
  expect(await summary(incidentId)).toContain('order 0 push failed');
});

test('after twelve attempts a message is abandoned, with the reason', async () => {
  const person = await reachable(world, { sms: false, push: false });
  const incidentId = randomUUID();
  const { factsFor } = recordedFacts();
  const silent = {
    ...deps,
    mail: { send: () => Promise.reject(new Error('no answer')), close: async () => undefined },
  };
  await queue(incidentId, 'lifted', await told([person]));
  await queue(incidentId, 'cash', await told([person]));
  const { say, factsFor: paid } = recordedFacts();
  say(person.homeId, {
    cash: {
      cents: 50_000,
      state: 'sent',
      review: null,
      card: null,
      reason: null,
      wasSent: true,
      needsIdentity: false,
      isRepayable: false,
    },
  });
  for (let i = 0; i < 14; i += 1) {
    await drain(silent, paid);
    clock.advance(minutes(6));
  }
  expect((await rowsOf(incidentId)).find((r) => r.kind === 'cash')).toMatchObject({
    state: 'failed',
    attempts: 12,
    reason: 'Unsure: no answer',
  });
  await drain(deps, factsFor);
});

test('two people of one household each get a notice in their own language', async () => {
  const [maria, tom] = [await reachable(world), await reachable(world)];
  await db.update(users).set({ language: 'es' }).where(eq(users.id, maria.id));
  const incidentId = randomUUID();
  await queue(incidentId, 'order', await told([maria, tom]));
  await drain(deps, recordedFacts().factsFor);
  expect((await mails(maria))[0]).toMatch(/^Orden de evacuación para 12 Oak Lane/);
  expect((await texts(maria))[0]).toMatch(/^Hearthline: SALGA AHORA\./);
  expect((await mails(tom))[0]).toMatch(/^Evacuation Order for 12 Oak Lane/);
  expect((await texts(tom))[0]).toMatch(/^Hearthline: LEAVE NOW\./);
});
