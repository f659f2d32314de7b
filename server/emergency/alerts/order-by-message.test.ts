/** From the network to a household: an order through IPAWS, the same through the weather service, and its end. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reconcileActivations } from '#server/emergency/activations/execute/reconcile.ts';
import { createIpawsFeed } from '#server/adapters/alert-feed.ipaws.ts';
import { createNwsFeed } from '#server/adapters/alert-feed.nws.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import { reviews } from '#server/core/reviews/tables.ts';
import { capOrder, issue, signCap } from '#test/certificates.ts';
import { addHouseholds } from '#test/evacuees.ts';
import { startFeed } from '#test/feed-double.ts';
import { openWorld, signedInAdmin, type World } from '#test/world.ts';
import { decideZone, evidenceOf, liveZones } from './alerts.ts';
import { pollOne } from './polling.ts';

const root = issue({ O: 'Trust', CN: 'Root' }, { isAuthority: true });
const ipaws = issue({ O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' }, { issuer: root });
/** Inside the triangle of `capOrder`. */
const INSIDE = { lat: 37.37, lng: -118.395 };

const list = (...links: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${links.map((href) => `<entry><link href="${href}"/></entry>`).join('')}</feed>`;

/** The order of the test's own day. */
const today = (world: World, identifier: string, sent = world.clock.now()) =>
  capOrder({ identifier })
    .replaceAll('2026-07-29T03:13:26+01:00', sent.toISOString())
    .replaceAll('2026-07-30T03:13:26+01:00', after(sent, hours(24)).toISOString());

async function open({
  trust = root.pem,
  files,
}: {
  trust?: string;
  files: (world: World) => Record<string, Buffer>;
}) {
  const world = await openWorld({ withWorkers: false });
  const [home] = await addHouseholds(world.db, [INSIDE]);
  world.clock.advance(minutes(10));
  const double = await startFeed(
    Object.fromEntries(Object.entries(files(world)).map(([name, raw]) => [`/rest/eas/${name}`, raw])),
  );
  double.state.isTagged = false;
  const feed = createIpawsFeed({ clock: world.clock, userAgent: 'test', url: `${double.url}/rest`, trust });
  const publish = async (...names: string[]) => {
    double.state.answers['/rest/feed'] = list(...names.map((name) => `eas/${name}`));
    return poll(world, feed);
  };
  return { world, double, publish, homeId: home?.homeId };
}

/** One pull, minutes after the last, and the notices that households got from it. */
async function poll(world: World, feed: AlertFeedPort) {
  world.clock.advance(minutes(3));
  await pollOne({ ...world.deps, feeds: [feed] }, feed);
  return (await reconcileActivations(world.deps)).map(({ homeId, event }) => `${event} ${homeId}`);
}

const countOf = async (world: World, table: string) =>
  (await world.db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows.length;

test('a signed order starts services once, even if sent repeatedly, and its cancel message lifts them', async () => {
  const { world, publish, homeId } = await open({
    files: (w) => {
      const sent = w.clock.now();
      const order = today(w, 'order-1', sent);
      const cancel = order
        .replace('<identifier>order-1<', '<identifier>cancel-1<')
        .replace('<msgType>Alert<', '<msgType>Cancel<')
        .replace(
          /<info>.*<\/info>/,
          `<references>alerts@canyon.example,order-1,${sent.toISOString()}</references>`,
        );
      return { order: signCap(order, ipaws), cancel: signCap(cancel, ipaws) };
    },
  });
  expect(await publish('order')).toEqual([`activated ${homeId}`]);
  expect(await publish('order')).toEqual([]);

  // The same order from the weather service, in its own format.
  const { url, state } = await startFeed({ '/alerts/active': nwsCopy(world) });
  state.isTagged = false;
  expect(await poll(world, createNwsFeed({ clock: world.clock, userAgent: 'test', url }))).toEqual([]);
  expect(await countOf(world, 'activations')).toBe(1);
  expect(await countOf(world, 'payouts')).toBe(1);

  const [zone] = (await liveZones(world.db)).filter(({ feedId }) => feedId === 'ipaws');
  const evidence = zone?.evidenceHash ? await evidenceOf(world.db, zone.evidenceHash) : undefined;
  expect(evidence?.body.toString()).toContain('<SignatureValue>');

  // Canceled here, it stays in force through the other source until that one ends, too.
  expect(await publish('order', 'cancel')).toEqual([]);
  state.answers['/alerts/active'] = nwsCopy(world, { messageType: 'Cancel' });
  expect(await poll(world, createNwsFeed({ clock: world.clock, userAgent: 'test', url }))).toEqual([
    `lifted ${homeId}`,
  ]);
});

const NWS_SENT = new Date(Date.now() - minutes(1)).toISOString();

/** The weather service's version of the order, or of its cancellation. */
function nwsCopy(world: World, cancel?: { messageType: 'Cancel' }): string {
  const first = { identifier: 'IINFO_1', sender: 'Canyon County', sent: NWS_SENT };
  const feature = {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [[[-118.4, 37.36], [-118.4, 37.38], [-118.38, 37.38], [-118.4, 37.36]]] }, // prettier-ignore
    properties: {
      id: cancel ? 'IINFO_2' : first.identifier,
      sender: first.sender,
      sent: cancel ? world.clock.now().toISOString() : first.sent,
      references: cancel ? [first] : [],
      geocode: { SAME: ['006027'] },
      status: 'Actual',
      messageType: 'Alert',
      event: 'Evacuation Immediate',
      eventCode: { SAME: ['EVI'] },
      headline: 'Evacuation Order for Upper Canyon',
      ...cancel,
    },
  };
  return JSON.stringify({ type: 'FeatureCollection', features: [feature] });
}

test('without a trusted issuer an order is held for review, and activates when approved', async () => {
  const { world, publish, homeId } = await open({
    trust: '',
    files: (w) => ({ order: signCap(today(w, 'order-1'), ipaws) }),
  });
  expect(await publish('order')).toEqual([`held ${homeId}`]);
  const [zone] = await liveZones(world.db);
  expect(zone).toMatchObject({ status: 'order', verdict: 'held' });
  const asked = await world.db.select().from(reviews);
  expect(asked.filter(({ kind }) => kind === 'message-doubtful')).toMatchObject([{ zoneId: zone?.id }]);
  const admin = await signedInAdmin(world);
  await world.db.transaction((tx) =>
    decideZone(tx, world.deps, {
      zoneId: zone?.id ?? '',
      decision: 'approved',
      by: { id: admin.user.id, device: null },
      note: 'Called the county.',
    }),
  );
  expect((await reconcileActivations(world.deps)).map(({ homeId: id, event }) => `${event} ${id}`)).toEqual([
    `activated ${homeId}`,
  ]);
});

test('forged, test, possible and county-wide orders start nothing', async () => {
  const stranger = issue({ O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' });
  const { world, publish } = await open({
    files: (w) => {
      const said = (name: string, words: string) =>
        signCap(
          today(w, name)
            .replace('Evacuation Order for Upper Canyon &amp; Ridge.', words)
            .replace('<value>Evacuation Order<', '<value>Alert<'),
          ipaws,
        );
      return {
        forged: signCap(today(w, 'forged'), stranger),
        changed: Buffer.from(signCap(today(w, 'changed'), ipaws).toString().replace('Upper', 'Lower')),
        test: signCap(today(w, 'test').replace('<status>Actual<', '<status>Test<'), ipaws),
        weekly: signCap(today(w, 'weekly').replace('<value>EVI<', '<value>RWT<'), ipaws),
        drill: said('drill', 'TEST TEST. Evacuation Order for Upper Canyon. This is a drill.'),
        perhaps: said('perhaps', 'An evacuation order may be issued if the wind turns.'),
        warning: said('warning', 'Evacuation Warning for Upper Canyon.'),
        county: signCap(today(w, 'county').replace(/<polygon>[^<]*<\/polygon>/, ''), ipaws),
      };
    },
  });
  const events = await publish('forged', 'changed', 'test', 'weekly', 'drill', 'perhaps', 'county');
  expect(events.filter((event) => event.startsWith('activated'))).toEqual([]);
  expect((await publish('warning')).map((event) => event.split(' ')[0])).toEqual(['warned']);
  expect(await countOf(world, 'activations')).toBe(0);
  expect(await countOf(world, 'payouts')).toBe(0);
});
