import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { cancelOf, later, referTo, reported, square } from '#test/alert-messages.ts';
import { isSoak } from '#test/tier.ts';
import { openWorld, type World } from '#test/world.ts';
import { liveZones } from './alerts.ts';
import { endExpiredZones } from './message-ends.ts';
import { packMessages, takeMessages } from './messages.ts';
import { holdFeed, setFeed } from './store.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ withWorkers: false });
});

const NOW = later(60);

class Undone extends Error {}

/** Applies messages one by one in a transaction that is rolled back, and returns what was live at the end. */
async function after(messages: readonly ReportedMessage[], at = NOW) {
  let seen: Awaited<ReturnType<typeof look>> | undefined;
  const look = async (tx: Parameters<typeof liveZones>[0]) => {
    const zones = (await liveZones(tx)).filter(({ feedId }) => feedId === 'ipaws');
    const reviews = await tx.execute(sql`select kind, summary from reviews order by opened_at, kind`);
    return {
      zones: zones.map(({ status, verdict, shapeHash, words, verdictReason }) => ({
        status,
        verdict,
        shapeHash,
        words,
        verdictReason,
      })),
      reviews: reviews.rows.map(({ kind }) => String(kind)),
    };
  };
  await world.db
    .transaction(async (tx) => {
      await holdFeed(tx, 'ipaws');
      await setFeed(tx, 'ipaws', { lastGoodAt: at });
      for (const message of messages)
        await takeMessages(tx, { feedId: 'ipaws', at }, await packMessages([message]));
      seen = await look(tx);
      throw new Undone();
    })
    .catch((e: unknown) => {
      if (!(e instanceof Undone)) throw e;
    });
  if (!seen) throw new Error('Nothing was seen.');
  return seen;
}

const statuses = async (...messages: ReportedMessage[]) =>
  (await after(messages)).zones.map(({ status, verdict }) => `${status} ${verdict}`);

const warning = (changed: Partial<ReportedMessage>) =>
  reported({
    event: 'Fire Warning',
    codes: ['FRW'],
    headline: 'Evacuation Warning for Upper Canyon',
    texts: ['Evacuation Warning for Upper Canyon.'],
    response: ['Prepare'],
    ...changed,
  });

const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, i) => ordersOf(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));

describe('one message', () => {
  test('a signed order with a boundary can activate', async () => {
    expect(await statuses(reported())).toEqual(['order auto']);
  });

  test('the same message again changes nothing', async () => {
    const order = reported();
    expect(await statuses(order, order, order)).toEqual(['order auto']);
  });

  test('an order with an unpinned certificate is held for review', async () => {
    const seen = await after([reported({ signatureProblem: 'Its certificate is not trusted.' })]);
    expect(seen.zones).toMatchObject([{ status: 'order', verdict: 'held' }]);
    expect(seen.reviews).toEqual(['message-doubtful']);
  });

  test('a refused message starts nothing and goes to review', async () => {
    const seen = await after([
      reported({ signature: 'refused', signatureProblem: 'Its signature does not hold.', shape: null }),
    ]);
    expect(seen).toMatchObject({ zones: [], reviews: ['message-doubtful'] });
  });

  test('a county-wide order without a boundary covers no one and goes to review', async () => {
    const seen = await after([reported({ shape: null, shapeProblem: 'It came without a shape.' })]);
    expect(seen.zones).toMatchObject([{ status: 'order', verdict: 'held', shapeHash: null }]);
    expect(seen.reviews).toEqual(['order-without-shape']);
  });

  test('an order over most of a county is held for review', async () => {
    const seen = await after([reported({ shape: square(-122.53, 37.69, 0.16), counties: ['06075'] })]);
    expect(seen.zones).toMatchObject([{ verdict: 'held' }]);
    expect(seen.reviews).toEqual(['order-very-large']);
  });

  test.each([
    ['a test', { capStatus: 'Test' }],
    ['a required weekly test', { codes: ['RWT'] }],
    ['the sender of a training', { sender: 'IPAWS_TSSF_Training' }],
    ['an order in another state', { counties: ['49027'], shape: square(-112.4, 38.8) }],
    ['an order that was over when it came', { endsAt: later(30) }],
    ['weather', { codes: ['HTY'], event: 'Heat Advisory', texts: ['Drink water.'], response: [] }],
  ])('%s starts nothing and opens no review', async (_, changed) => {
    expect(await after([reported(changed)])).toEqual({ zones: [], reviews: [] });
  });
});

describe('messages that refer to others', () => {
  test('a cancel message ends the order it names, even when it arrives first', async () => {
    const order = reported();
    const cancel = cancelOf(order, { sentAt: later(9) });
    expect(await statuses(order, cancel)).toEqual([]);
    expect(await statuses(cancel, order)).toEqual([]);
  });

  test('a cancel message for something else ends nothing', async () => {
    expect(await statuses(reported(), cancelOf(reported(), { sentAt: later(9) }))).toEqual(['order auto']);
  });

  test('an update reduces an order to a warning', async () => {
    const order = reported();
    const update = warning({ msgType: 'Update', references: referTo(order), sentAt: later(30) });
    expect(await statuses(order, update)).toEqual(['warning auto']);
    expect(await statuses(update, order)).toEqual(['warning auto']);
  });

  test('an update that says something else leaves the order in force and opens a review', async () => {
    const order = reported();
    const update = reported({
      msgType: 'Update',
      references: referTo(order),
      texts: ['The evacuation shelter has moved to the high school.'],
      headline: null,
      sentAt: later(30),
    });
    for (const inOrder of [
      [order, update],
      [update, order],
    ]) {
      const seen = await after(inOrder);
      expect(seen.zones).toMatchObject([{ status: 'order', verdict: 'auto' }]);
      expect(seen.reviews.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['another sender', { sender: 'alerts@elsewhere.example' }],
    ['a certificate nobody pinned', { signatureProblem: 'Its certificate is not trusted.' }],
    ['a test', { capStatus: 'Exercise' }],
  ])('a cancel message with %s ends nothing', async (_, changed) => {
    const order = reported();
    expect(await statuses(order, cancelOf(order, { sentAt: later(9), ...changed }))).toEqual(['order auto']);
  });

  test('messages result in the same live zones in any order of arrival', async () => {
    const order = reported({ identifier: 'a' });
    const wider = reported({
      identifier: 'b',
      msgType: 'Update',
      references: referTo(order),
      sentAt: later(10),
      shape: square(-118.41, 37.35, 0.05),
    });
    const reduced = warning({
      identifier: 'c',
      msgType: 'Update',
      references: referTo(order, wider),
      sentAt: later(20),
    });
    const cancel = cancelOf(reduced, { identifier: 'd', sentAt: later(30) });
    const other = reported({ identifier: 'e', shape: square(-118.6, 37.1), sentAt: later(5) });
    const refresh = reported({ identifier: 'f', shape: square(-118.6, 37.1), sentAt: later(25) });
    const ended = cancelOf(wider, { identifier: 'g', sentAt: later(15) });
    const chains: [ReportedMessage[], string[]][] = [
      [[order, wider, reduced], ['warning auto']],
      [[order, wider, reduced, cancel], []],
      [[order, wider, ended, other], ['order auto']],
      [
        [order, wider, other, refresh],
        ['order auto', 'order auto'],
      ],
    ];
    const said = async (messages: readonly ReportedMessage[]) => {
      const { zones } = await after(messages);
      return zones.map(({ status, verdict, shapeHash }) => `${status} ${verdict} ${shapeHash}`).toSorted();
    };
    for (const [chain, expected] of chains) {
      const inOrder = await said(chain.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime()));
      expect(inOrder.map((zone) => zone.split(' ').slice(0, 2).join(' '))).toEqual(expected);
      // The gate runs every fourth of the 24 orders.
      const orders = ordersOf(chain).filter((_, n) => isSoak || chain.length < 4 || n % 4 === 1);
      for (const inAnyOrder of orders)
        expect(await said([...inAnyOrder, ...inAnyOrder.slice(0, 1)])).toEqual(inOrder);
    }
  });
});

describe('time', () => {
  test('an order expires some time after its end time, once the feed has responded', async () => {
    const order = reported({ endsAt: later(120) });
    const live = async (minutes: number, heardAt: number) => {
      let count = -1;
      await world.db
        .transaction(async (tx) => {
          await holdFeed(tx, 'ipaws');
          await takeMessages(tx, { feedId: 'ipaws', at: NOW }, await packMessages([order]));
          await setFeed(tx, 'ipaws', { lastGoodAt: later(heardAt) });
          await endExpiredZones(tx, { feedId: 'ipaws', at: later(minutes) });
          count = (await liveZones(tx)).length;
          throw new Undone();
        })
        .catch((e: unknown) => {
          if (!(e instanceof Undone)) throw e;
        });
      return count;
    };
    expect(await live(121, 121)).toBe(1);
    expect(await live(151, 119)).toBe(1); // unreachable since before then: a refresh may have been missed
    expect(await live(151, 151)).toBe(0);
  });

  test('an order resent over the same area without a reference is the same zone and stays in force', async () => {
    const order = reported({ endsAt: later(120) });
    const anew = reported({ sentAt: later(119), endsAt: later(1500), shape: square(-118.4001, 37.3601) });
    expect(await statuses(order, anew)).toEqual(['order auto']);
    const { zones } = await after([order, anew], later(200));
    expect(zones).toHaveLength(1);
  });

  test('"lifted" over the same area from the same office ends it; from another it opens a review', async () => {
    const order = reported();
    const lifted = { texts: ['The evacuation order for Upper Canyon has been lifted.'], sentAt: later(40) };
    expect(await statuses(order, reported(lifted))).toEqual([]);
    const seen = await after([order, reported({ ...lifted, sender: 'alerts@elsewhere.example' })]);
    expect(seen).toMatchObject({ zones: [{ status: 'order' }], reviews: ['message-doubtful'] });
  });
});
