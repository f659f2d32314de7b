import type { Evacuation, EvacuationBanner, FeedView, OrderView, RoomView } from '#contract/evacuation.ts';
import type { z } from 'zod';
import {
  acknowledge,
  conversationOf,
  eventsOf,
  standingOf,
  type Standing,
} from '#server/activations/activations.ts';
import { listFeeds, zoneOf, type LiveZone } from '#server/alerts/alerts.ts';
import { runningDrillOf } from '#server/drills/drills.ts';
import {
  homeFor,
  homesOwnedBy,
  homesSharedWith,
  publishToHome,
  type HomeAsSeen,
} from '#server/homes/homes.ts';
import { holdOf } from '#server/lodging/lodging.ts';
import { entitlementsOf } from '#server/membership/membership.ts';
import { noticesSentOf } from '#server/notifications/notifications.ts';
import { cashView, payoutOf } from '#server/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Member } from '#server/platform/route.ts';
import { cipherOf } from '#server/sealing/sealing.ts';
import { caseFacts } from './case-facts.ts';
import { peopleOf } from './check-ins.ts';
import * as store from './store.ts';
import { timelineOf } from './timeline.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'feeds' | 'config'>;

/** Where Californians read official orders for themselves. */
const OFFICIAL_MAP = 'https://protect.genasys.com/search';

/** Sources nobody asks. */
const SOURCES: Record<string, string> = {
  manual: 'Declared by our team from an official source',
  demo: 'Invented authority (demo)',
};

const hex = (hash: Uint8Array | null | undefined): string | null =>
  hash ? Buffer.from(hash).toString('hex') : null;
const lineOf = ({ address, city, state, zip }: Pick<HomeAsSeen, 'address' | 'city' | 'state' | 'zip'>) =>
  `${address}, ${city}, ${state} ${zip}`;

function orderView(
  { feeds }: Pick<Deps, 'feeds'>,
  zone: LiveZone,
  standing: Standing,
): z.input<typeof OrderView> {
  const feed = feeds.find(({ id }) => id === zone.feedId);
  return {
    zoneKey: zone.key,
    zoneName: zone.name,
    county: zone.county,
    words: zone.words,
    notes: zone.notes,
    source: feed?.name ?? SOURCES[zone.feedId] ?? 'An official source',
    officialUrl: zone.url ?? feed?.officialUrl ?? OFFICIAL_MAP,
    orderAt: standing.activation?.orderAt ?? standing.since ?? zone.firstSeenAt,
    seenAt: standing.warning && !standing.activation ? standing.warning.at : zone.firstSeenAt,
    evidence: hex(zone.evidenceHash),
    shape: zone.shape,
  };
}

async function roomView(db: Queryable, incidentId: string, homeId: string) {
  const found = await holdOf(db, incidentId, homeId);
  if (!found) return null;
  const { hold, block, hotel } = found;
  const room: z.input<typeof RoomView> = {
    state: hold.state,
    rooms: hold.rooms,
    firstNight: hold.firstNight,
    nights: hold.nights,
    ownNights: hold.ownNights,
    isWideAllowed: hold.isWideAllowed,
    memberRateCents: block?.memberRateCents ?? null,
    hotel:
      hotel && block
        ? {
            name: hotel.name,
            address: lineOf(hotel as Parameters<typeof lineOf>[0]),
            phone: hotel.phone,
            stars: hotel.stars,
            lat: hotel.lat,
            lng: hotel.lng,
            miles: hold.miles ?? 0,
            takesPets: block.takesPets,
            isAccessible: block.kind === 'accessible',
            hasBackupPower: block.hasBackupPower,
            isSample: hotel.isSample,
          }
        : null,
  };
  return { ...room, since: hold.createdAt };
}

async function feedViews({ db, feeds }: Pick<Deps, 'db' | 'feeds'>): Promise<z.input<typeof FeedView>[]> {
  const rows = await listFeeds(db);
  return feeds.map((feed) => {
    const row = rows.find(({ id }) => id === feed.id);
    return {
      id: feed.id,
      name: feed.name,
      state: row?.state ?? 'unavailable',
      since: row?.stateSince ?? new Date(0),
      lastGoodAt: row?.lastGoodAt ?? null,
      officialUrl: feed.officialUrl,
    };
  });
}

/** Everything a household needs to see in an evacuation, in one answer that a device can keep. */
export async function readEvacuation(
  deps: ViewDeps,
  userId: string,
  homeRef: string,
): Promise<z.input<typeof Evacuation>> {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, userId, homeRef, 'view');
  const now = clock.now();
  const standing = (await standingOf(db, [home.id], now)).get(home.id);
  if (!standing) throw new Error('a home has no standing');
  const { incidentId, activation, warning } = standing;
  const cipher = await cipherOf(db, masterKeys, home.id);
  const zoneId = activation?.zoneId ?? warning?.zoneId;
  const zone = zoneId ? await zoneOf(db, zoneId) : undefined;
  const order = zone ? orderView(deps, zone, standing) : null;
  const people = await peopleOf(db, home, cipher, incidentId, now);
  // The case is the activation's: a warning alone has started nothing.
  const caseId = activation ? { incidentId: activation.incidentId, homeId: home.id } : null;
  const room = caseId ? await roomView(db, caseId.incidentId, home.id) : null;
  const payout = caseId ? await payoutOf(db, caseId.incidentId, home.id) : undefined;
  const conversation = caseId ? await conversationOf(db, caseId) : undefined;
  const events = incidentId ? await eventsOf(db, { incidentId, homeId: home.id }) : [];
  const notices = incidentId ? await noticesSentOf(db, { incidentId, homeId: home.id }) : [];
  const cash = payout ? { ...cashView(payout), since: payout.createdAt } : null;
  const services = activation
    ? {
        plan: activation.plan,
        cashCents: activation.cashCents,
        nights: activation.nights,
        startedAt: activation.createdAt,
        endedAt: activation.endedAt,
        endReason: activation.endReason,
        acknowledgedAt: activation.acknowledgedAt,
        isReportedLifted: activation.state === 'lifted' && zone?.status === 'order',
      }
    : null;
  const request = await store.newestRequest(db, home.id);
  return {
    userId,
    savedAt: now,
    homeId: home.id,
    addressLine: lineOf(home),
    lat: home.lat,
    lng: home.lng,
    isPrecise: home.accuracy === 'pin' || home.accuracy === 'rooftop',
    hasMembership: (await entitlementsOf(db, home.userId, now)) !== null,
    canEdit: home.role !== 'viewer' && home.archivedAt === null,
    state: standing.state,
    since: standing.since,
    order,
    services,
    room,
    cash,
    concierge: conversation
      ? {
          openedAt: conversation.openedAt,
          phone: deps.config.conciergePhone,
          facts: caseFacts({ home, order, room, cash, people }),
        }
      : null,
    timeline: timelineOf({
      order,
      warnedAt: warning?.at ?? null,
      services,
      room,
      cash,
      conciergeAt: conversation?.openedAt ?? null,
      events,
      noticesSent: notices,
      nameOf: (personId) => people.find((p) => p.personId === personId)?.name ?? 'Somebody of your household',
    }),
    people,
    request: request ?? null,
    feeds: await feedViews(deps),
    officialUrl: OFFICIAL_MAP,
  };
}

/** The homes of a person that something is going on for, the gravest first. */
export async function readBanner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<z.input<typeof EvacuationBanner>> {
  const homes = [...(await homesOwnedBy(db, userId)), ...(await homesSharedWith(db, userId))].filter(
    ({ archivedAt }) => archivedAt === null,
  );
  const standings = await standingOf(
    db,
    homes.map(({ id }) => id),
    clock.now(),
  );
  const shown = homes.flatMap((home) => {
    const standing = standings.get(home.id);
    if (!standing?.since || standing.state === 'none') return [];
    return [
      {
        homeId: home.id,
        addressLine: lineOf(home),
        state: standing.state,
        since: standing.since,
        isAcknowledged: standing.activation?.acknowledgedAt != null,
      },
    ];
  });
  const weight = { order: 0, warning: 1, cancelled: 2, lifted: 3 } as const;
  const drill = await runningDrillOf(
    db,
    homes.map(({ id }) => id),
  );
  const drillHome = drill && homes.find(({ id }) => id === drill.homeId);
  return {
    homes: shown.toSorted((a, b) => weight[a.state] - weight[b.state]),
    drill: drill && drillHome ? { ...drill, addressLine: lineOf(drillHome) } : null,
  };
}

/** The household has seen it: reminders stop. Saying it again changes nothing. */
export async function acknowledgeEvacuation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  homeRef: string,
): Promise<void> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const at = clock.now();
  await db.transaction(async (tx) => {
    const standing = (await standingOf(tx, [home.id], at)).get(home.id);
    if (standing?.activation?.state !== 'active') return;
    const { incidentId } = standing.activation;
    await acknowledge(tx, { incidentId, homeId: home.id, by: member.id, at });
    await publishToHome(tx, home.id, 'evacuation');
  });
}
