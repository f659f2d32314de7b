import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRecordedFeed } from '#server/adapters/alert-feed.recorded.ts';
import { readArcgis } from '#server/adapters/feed-arcgis.ts';
import type { AppError } from '#server/platform/errors.ts';
import { FeedTrouble, type AlertFeedPort, type ReportedZone } from '#server/ports/alert-feed.ts';
import { decideReview, openReview, openReviews, reviewOf } from '#server/core/reviews/reviews.ts';
import { nothing, numbered, square } from '#test/zones.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';
import {
  decideDeclaration,
  decideZone,
  endZone,
  evidenceOf,
  listFeeds,
  liveZones,
  proposeDeclaration,
  takePull,
  withdrawDeclaration,
  zoneHistory,
  zoneOf,
} from './alerts.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;

let feed: AlertFeedPort & { counted: number | null };
beforeEach(() => {
  feed = {
    ...createRecordedFeed({
      id: `feed-${randomUUID()}`,
      name: 'A feed',
      officialUrl: 'https://example.com',
      read: (raw) => ({ kind: 'zones', ...readArcgis(raw) }),
    }),
    counted: null,
    count: async () => feed.counted,
  };
});

const START = new Date('2025-01-08T17:34:15Z').getTime();
const minute = (n: number) => new Date(START + n * 60_000);
let serial = 0;
const pull = (atMinute: number, zones: ReportedZone[], raw = `${(serial += 1)}`) =>
  takePull(
    deps,
    feed,
    {
      status: 'answered',
      raw: Buffer.from(raw),
      contentType: 'application/geo+json',
      etag: `"${raw}"`,
      lastModified: null,
      content: { kind: 'zones', zones, problem: null },
    },
    minute(atMinute),
  );
const mine = async () => (await liveZones(db)).filter(({ feedId }) => feedId === feed.id);
const one = async (n: number) => {
  const zone = (await mine()).find(({ key }) => key === numbered(n).officialId);
  if (!zone) throw new Error(`There is no zone ${n}.`);
  return zone;
};
const row = async () => (await listFeeds(db)).find(({ id }) => id === feed.id);
const many = (to: number) => Array.from({ length: to }, (_, n) => numbered(n));
const admin = async () => {
  const { user } = await signedInAdmin(world);
  return { id: user.id, device: 'Firefox' };
};
const refusal = (code: AppError['code']) => expect.objectContaining({ code });

describe('pulls', () => {
  test('every zone version references the bytes it was read from', async () => {
    await pull(0, many(3), 'first');
    await pull(10, [numbered(0, 'Evacuation Warning'), numbered(1), numbered(2)], 'second');
    const zone = await one(0);
    const versions = await zoneHistory(db, zone.id);
    expect(versions.map(({ status, reason }) => [status, reason])).toEqual([
      ['order', 'First seen as an evacuation order.'],
      ['warning', 'Reduced to an evacuation warning.'],
    ]);
    const bodies = await Promise.all(
      versions.map(
        async ({ evidenceHash }) => evidenceHash && (await evidenceOf(db, evidenceHash))?.body.toString(),
      ),
    );
    expect(bodies).toEqual(['first', 'second']);
    expect(zone.evidenceHash).toEqual(versions[1]?.evidenceHash);
  });

  test('a bad response changes only the feed’s state, and is not used for later comparison', async () => {
    await pull(0, many(8), 'whole');
    const before = await mine();
    for (const [at, given] of [
      [10, []],
      [20, [nothing]],
      [30, [numbered(0)]],
    ] as const) {
      const { state, changes } = await pull(at, [...given]);
      expect([state, changes]).toEqual(['stale', []]);
    }
    await takePull(deps, feed, new FeedTrouble('It did not answer.'), minute(61));
    expect(await row()).toMatchObject({
      state: 'unavailable',
      reason: 'It did not answer.',
      failures: 4,
      lastGoodAt: minute(0),
      etag: '"whole"',
    });
    expect(await mine()).toEqual(before);
    await takePull(deps, feed, { status: 'unchanged' }, minute(70));
    expect(await row()).toMatchObject({ state: 'ok', failures: 0, stateSince: minute(70) });
    expect((await mine()).map(({ lastSeenAt }) => lastSeenAt)).toEqual(before.map(() => minute(70)));
  });

  test('identical bytes count as another complete response, including for missing zones', async () => {
    await pull(0, many(4), 'all');
    for (const at of [10, 25]) await pull(at, many(3), 'three');
    expect(await mine()).toHaveLength(4);
    const { outcome, changes } = await pull(40, many(3), 'three');
    expect([outcome, changes.map(({ kind }) => kind)]).toEqual(['unchanged', ['ended']]);
    expect(await mine()).toHaveLength(3);
  });

  /** Rows with the ids of one refresh. */
  const refreshed = (zones: ReportedZone[], refresh: string) =>
    zones.map((zone, n) => ({ ...zone, rowId: `${refresh}-${n}` }));

  test('a list that returns to earlier content, with the same row ids, is complete and counts', async () => {
    await pull(0, refreshed(many(3), 'a'));
    await pull(10, refreshed([...many(3), numbered(7)], 'b'));
    expect(await pull(20, refreshed(many(3), 'a').toReversed())).toMatchObject({
      outcome: 'good',
      state: 'ok',
    });
    expect((await one(7)).absentPulls).toBe(1);
  });

  test('the same rows with kept ids confirm that a zone is gone', async () => {
    await pull(0, refreshed(many(4), 'a'));
    for (const at of [10, 25, 45]) await pull(at, refreshed(many(3), 'b'));
    expect(await mine()).toHaveLength(3);
  });

  test('an empty response is accepted only when the feed counts none', async () => {
    feed.counted = 1;
    expect((await pull(0, [])).state).toBe('unavailable');
    feed.counted = 0;
    expect(await pull(10, [])).toMatchObject({ outcome: 'good', state: 'ok' });
  });

  test('a redrawn zone keeps its old area until the new boundary is confirmed, on every read', async () => {
    const [first, second] = [square(1), square(1, 0.03)];
    const drawn = [
      [0, first, [first]],
      [10, second, [first, second]],
      [20, first, [first, second]],
      [30, second, [first, second]],
      [50, second, [first, second]],
      [70, second, [second]],
    ] as const;
    for (const [n, shape, ground] of drawn) {
      await pull(n, [{ ...numbered(1), shape }]);
      for (let times = 0; times < 2; times += 1)
        expect((await one(1)).shape).toEqual(expect.arrayContaining(ground.flat()));
      expect((await one(1)).shape).toHaveLength(ground.length);
    }
  });

  test('each doubt opens one review, even if published repeatedly', async () => {
    const old = numbered(0, 'Evacuation Order', { issuedAt: new Date('2023-09-20T00:00:00Z') });
    for (const at of [0, 10, 20]) await pull(at, [old, numbered(1, null)]);
    const zones = await mine();
    const asked = (await openReviews(db)).filter(({ zoneId }) => zones.some(({ id }) => id === zoneId));
    expect(asked.map(({ kind }) => kind).toSorted()).toEqual(['order-old', 'status-unknown']);
  });

  test('a resolved doubt no longer needs review', async () => {
    const dated = (issuedAt: Date) => [numbered(0, 'Evacuation Order', { issuedAt }), numbered(1)];
    await pull(0, dated(new Date('2023-09-20T00:00:00Z')));
    const { id } = await one(0);
    const asked = (await openReviews(db)).find(({ zoneId }) => zoneId === id);
    expect(asked).toMatchObject({ kind: 'order-old' });
    await pull(10, dated(minute(5)));
    expect(await one(0)).toMatchObject({ verdict: 'auto', version: 2, orderSince: minute(5) });
    expect(await reviewOf(db, asked?.id ?? '')).toMatchObject({
      decidedAt: minute(10),
      decidedBy: null,
      decision: 'noted',
      note: expect.stringContaining('The doubt is gone'),
    });
  });

  test('a decision made by our team meanwhile survives a pull', async () => {
    await pull(0, [numbered(0, 'Evacuation Order', { notes: 'A test' }), numbered(1)]);
    const zone = await one(0);
    const by = await admin();
    await db.transaction((tx) =>
      decideZone(tx, deps, { zoneId: zone.id, decision: 'approved', by, note: 'Called' }),
    );
    await pull(10, [numbered(0, 'Evacuation Order', { notes: 'Still a test' }), numbered(1)]);
    expect(await one(0)).toMatchObject({ verdict: 'approved', notes: 'Still a test' });
  });
});

describe('decisions', () => {
  test('a review is decided once', async () => {
    const key = randomUUID();
    const question = { kind: 'message-doubtful' as const, key, summary: 'Is it?', facts: {}, at: minute(0) };
    expect(await openReview(db, question)).toBe(true);
    expect(await openReview(db, question)).toBe(false);
    const [{ id } = { id: '' }] = (await openReviews(db)).filter((review) => review.key === key);
    const decide = () =>
      db.transaction((tx) => decideReview(tx, { id, by: null, decision: 'yes', note: null, at: minute(1) }));
    const both = await Promise.allSettled([decide(), decide()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a zone without a shape cannot be approved, and an ended one cannot be decided', async () => {
    await pull(0, [numbered(0, 'Evacuation Order', { shape: null }), numbered(1)]);
    const by = await admin();
    const decide = async (n: number) => {
      const zoneId = (await one(n)).id;
      return db.transaction((tx) => decideZone(tx, deps, { zoneId, decision: 'approved', by, note: null }));
    };
    await expect(decide(0)).rejects.toEqual(refusal('conflict'));
    const { id: zoneId } = await one(1);
    await db.transaction((tx) => endZone(tx, deps, { zoneId, by, reason: 'The county has lifted it.' }));
    expect(await zoneOf(db, zoneId)).toMatchObject({
      status: 'lifted',
      endReason: 'The county has lifted it.',
    });
    await expect(
      db.transaction((tx) => decideZone(tx, deps, { zoneId, decision: 'refused', by, note: null })),
    ).rejects.toEqual(refusal('conflict'));
  });
});

describe('declarations', () => {
  const propose = async (by: { id: string; device: string }, shape = square(3)) =>
    db.transaction((tx) =>
      proposeDeclaration(tx, deps, {
        status: 'order',
        name: 'Canyon',
        source: 'Sheriff, by phone',
        shape,
        by,
      }),
    );

  test('an administrator can’t approve their own declaration; a second one can, once', async () => {
    const [first, second] = [await admin(), await admin()];
    const { id, shapeHash } = await propose(first);
    const decide = (by: typeof first, shownHash = shapeHash) =>
      db.transaction((tx) =>
        decideDeclaration(tx, deps, { id, decision: 'approved', by, note: null, shownHash }),
      );
    await expect(decide(first)).rejects.toEqual(refusal('not_allowed'));
    await expect(decide(second, 'another')).rejects.toEqual(refusal('conflict'));
    const { zoneId } = await decide(second);
    await expect(decide(second)).rejects.toEqual(refusal('conflict'));
    const zone = await zoneOf(db, zoneId ?? '');
    expect(zone).toMatchObject({ feedId: 'manual', status: 'order', verdict: 'approved', shape: square(3) });
    const evidence = zone?.evidenceHash && (await evidenceOf(db, zone.evidenceHash));
    expect(JSON.parse(String(evidence && evidence.body))).toMatchObject({
      proposedBy: first.id,
      decidedBy: second.id,
      source: 'Sheriff, by phone',
    });
  });

  test('the database requires an approver for approvals, and both people can later delete their accounts', async () => {
    const [first, second] = [await admin(), await admin()];
    const { id, shapeHash } = await propose(first);
    for (const by of [sql`null`, sql`${first.id}::uuid`])
      await expect(
        db.execute(
          sql`update declarations set state = 'approved', decided_at = now(), decided_by = ${by} where id = ${id}`,
        ),
      ).rejects.toMatchObject({ cause: { constraint: 'declarations_two_people' } });
    const approve = { id, decision: 'approved' as const, by: second, note: null, shownHash: shapeHash };
    await db.transaction((tx) => decideDeclaration(tx, deps, approve));
    for (const { id: userId } of [first, second])
      await db.execute(sql`update declarations set proposed_by = nullif(proposed_by, ${userId}),
        decided_by = nullif(decided_by, ${userId}) where id = ${id}`);
    const { rows } = await db.execute(
      sql`select state, proposed_by, decided_by from declarations where id = ${id}`,
    );
    expect(rows).toEqual([{ state: 'approved', proposed_by: null, decided_by: null }]);
  });

  test('a refused or withdrawn declaration never becomes a zone', async () => {
    const [first, second] = [await admin(), await admin()];
    const before = (await liveZones(db)).length;
    const { id, shapeHash } = await propose(first);
    await expect(db.transaction((tx) => withdrawDeclaration(tx, deps, { id, by: second }))).rejects.toEqual(
      refusal('not_allowed'),
    );
    await db.transaction((tx) => withdrawDeclaration(tx, deps, { id, by: first }));
    const approve = { id, decision: 'approved' as const, by: second, note: null, shownHash: shapeHash };
    await expect(db.transaction((tx) => decideDeclaration(tx, deps, approve))).rejects.toEqual(
      refusal('conflict'),
    );
    const other = await propose(first);
    await db.transaction((tx) =>
      decideDeclaration(tx, deps, {
        ...approve,
        id: other.id,
        decision: 'refused',
        note: 'Wrong side of the river',
      }),
    );
    expect(await liveZones(db)).toHaveLength(before);
  });

  test.each([
    [
      'no area',
      [
        [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      ] as [number, number][][][],
    ],
    ['an area larger than a county', square(1, 3)],
  ])('refuses to declare %s', async (_, shape) => {
    await expect(propose(await admin(), shape)).rejects.toEqual(refusal('validation_failed'));
  });
});

test('administrators’ open windows get live updates about changed zones, and none when nothing changed', async () => {
  const admin = await signedInAdmin(world);
  const heard: string[] = [];
  const stop = deps.events.subscribe(admin.user.id, {
    event: ({ topic }) => void heard.push(topic),
    gap: () => undefined,
  });
  await pull(0, [numbered(1)]); // the feed's first response
  await expect.poll(() => heard).toContain('operations');
  heard.length = 0;
  await pull(1, [numbered(1)], 'other bytes');
  await pull(2, [numbered(1), numbered(2)]);
  await expect.poll(() => heard).toEqual(['operations']);
  stop();
});
