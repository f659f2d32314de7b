import type { Evacuation, FeedView } from '#contract/emergency/evacuation.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { z } from 'zod';
import {
  eventsOf,
  firstSignOf,
  homeStatusesOf,
  isProtectedAt,
  knownHome,
  type HomeStatus,
  warningOf,
} from '#server/emergency/activations/activations.ts';
import { listFeeds } from '#server/emergency/alerts/alerts.ts';
import { dayAt, homeFor, homeOf, type HomeAsSeen } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { saidRouteOf } from '#server/emergency/evacuation-routes/evacuation-routes.ts';
import { holdOf, roomViewNow } from '#server/emergency/lodging/lodging.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { noticesSentOf } from '#server/core/notifications/notifications.ts';
import { cashView, payoutOf } from '#server/money/payouts/payouts.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { caseFacts } from './case-facts.ts';
import { peopleOf } from './check-ins.ts';
import { isReportedLifted, OFFICIAL_MAP, orderView, publishedAs } from './order-view.ts';
import { endSeenIn } from './seeing.ts';
import { whyNoServices } from './no-services.ts';
import { refugesFor } from './refuges.ts';
import { openRequest } from './request-texts.ts';
import * as store from './store.ts';
import { timelineOf } from './timeline.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'feeds' | 'config'>;
type Place = Pick<HomeAsSeen, 'address' | 'city' | 'state' | 'zip'>;

export const lineOf = ({ address, city, state, zip }: Place): string =>
  `${address}, ${city}, ${state} ${zip}`;

async function roomOf(db: Queryable, incidentId: string, homeId: string) {
  const found = await holdOf(db, incidentId, homeId);
  return found ? { ...(await roomViewNow(db, found)), since: found.hold.createdAt } : null;
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

/** The zone of the order to show: of the services or, without them, the one that covers or covered the home. */
function orderZone({ state, zoneId, since, activation, alert }: HomeStatus) {
  if (activation) return { zoneId: activation.zoneId, by: activation.createdAt };
  if (alert) return { zoneId: alert.zoneId, by: alert.at };
  return state === 'order' && zoneId && since ? { zoneId, by: since } : null;
}

/** What the county published for this home: the order, the warning, and the one to show. */
async function publishedOrders(
  { db, feeds }: Pick<Deps, 'db' | 'feeds'>,
  { id: homeId, lat, lng }: { id: string; lat: number | null; lng: number | null },
  status: HomeStatus,
  language: Language,
) {
  const t = messagesIn(language);
  const point = lat === null || lng === null ? null : { lat, lng };
  const { state, since, incidentId, zoneId, activation, warning: openWarning } = status;
  const zone = orderZone(status);
  const ordered = zone ? await publishedAs(db, feeds, { ...zone, status: 'order', point }) : undefined;
  const known = openWarning ?? (incidentId ? await warningOf(db, { incidentId, homeId }) : undefined);
  // A warning that official zones report before we have our own record of it.
  const warning = known ?? (state === 'warning' && zoneId && since ? { zoneId, at: since } : undefined);
  const warned = warning
    ? await publishedAs(db, feeds, { zoneId: warning.zoneId, status: 'warning', by: warning.at, point })
    : undefined;
  const shown = state === 'warning' ? warned : ordered;
  const order = shown ? orderView(feeds, shown, activation?.orderAt ?? since ?? shown.seenAt, t) : null;
  return { ordered, warned, order };
}

const servicesOf = (
  activation: NonNullable<HomeStatus['activation']>,
  events: Awaited<ReturnType<typeof eventsOf>>,
) => ({
  plan: activation.plan,
  cashCents: activation.cashCents,
  nights: activation.nights,
  startedAt: activation.createdAt,
  endedAt: activation.endedAt,
  endReason: activation.endReason,
  acknowledgedAt: activation.acknowledgedAt,
  endSeenAt: endSeenIn(events, activation.endedAt),
  isReportedLifted: activation.state === 'lifted' && isReportedLifted(activation.endReason),
});

/** An order that covers or covered the home and started no services, and why. */
async function unservedOf(
  { db }: Pick<Deps, 'db'>,
  home: HomeAsSeen,
  status: HomeStatus,
  { isMember, events }: { isMember: boolean; events: Awaited<ReturnType<typeof eventsOf>> },
) {
  const { state, since, activation, alert, isPossible, isConfirmed } = status;
  const isOver = state === 'lifted' || state === 'cancelled';
  if (activation?.state === 'active' || !(state === 'order' || (isOver && !activation && alert))) return null;
  const orderAt = alert?.at ?? since ?? new Date(0);
  const sign = await firstSignOf(db, status.incidentId, orderAt);
  const wasMemberAt = async (moment: Date) =>
    (await entitlementsOf(db, home.userId, new Date(moment.getTime() - 1))) !== null;
  const reason = whyNoServices({
    isConfirmed,
    isPossible,
    wasMember: await wasMemberAt(orderAt),
    wasMemberBefore: await wasMemberAt(sign),
    isMember,
    isOwnerNew: home.ownedSince !== null && home.ownedSince >= sign,
    isLocatedAfter: home.locatedAt !== null && home.locatedAt >= sign,
    isProtected: isProtectedAt(knownHome(home), sign),
    approval: home.approval,
    startsByHand: home.startsByHand,
  });
  return {
    reason,
    acknowledgedAt: alert?.acknowledgedAt ?? null,
    endedAt: alert?.endedAt ?? null,
    endSeenAt: endSeenIn(events, alert?.endedAt ?? null),
    isReportedLifted: isOver && isReportedLifted(alert?.endReason ?? null),
  };
}

/**
 * Everything a household needs during an evacuation, in one response that a device can store, in the reader's language.
 */
export async function readEvacuation(
  deps: ViewDeps,
  userId: string,
  homeRef: string,
  language: Language = callerLanguage(),
): Promise<z.input<typeof Evacuation>> {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, userId, homeRef, 'view');
  const now = clock.now();
  const status = (await homeStatusesOf(db, [home.id], now)).get(home.id);
  if (!status) throw new Error('home has no status');
  const { incidentId, activation } = status;
  const cipher = await cipherOf(db, masterKeys, home.id);
  const { ordered, warned, order } = await publishedOrders(deps, home, status, language);
  const household = await readHousehold(db, cipher, dayAt(home.state, now));
  const people = await peopleOf(db, { homeId: home.id, household, incidentId });
  // Rooms, cash and concierge belong to the activation: a warning alone starts nothing.
  const caseId = activation ? { incidentId: activation.incidentId, homeId: home.id } : null;
  const room = caseId ? await roomOf(db, caseId.incidentId, home.id) : null;
  const route = caseId && status.state === 'order' ? await saidRouteOf(db, caseId) : undefined;
  const payout = caseId ? await payoutOf(db, caseId.incidentId, home.id, deps.config.funds) : undefined;
  const events = incidentId ? await eventsOf(db, { incidentId, homeId: home.id }) : [];
  const notices = incidentId ? await noticesSentOf(db, { incidentId, homeId: home.id }) : [];
  const cash = payout ? { ...cashView(payout), since: payout.createdAt, changedAt: payout.changedAt } : null;
  const services = activation ? servicesOf(activation, events) : null;
  const request = await store.newestRequest(db, home.id);
  const isMember = (await entitlementsOf(db, home.userId, now)) !== null;
  const hasRoom = room?.state === 'held' || room?.state === 'checked-in';
  return {
    userId,
    savedAt: now,
    homeId: home.id,
    addressLine: lineOf(home),
    lat: home.lat,
    lng: home.lng,
    isPrecise: home.accuracy === 'pin' || home.accuracy === 'rooftop',
    hasMembership: isMember,
    canEdit: home.role !== 'viewer' && home.archivedAt === null,
    state: status.state,
    since: status.since,
    incidentId,
    order,
    isPossible: status.isPossible,
    isConfirmed: status.isConfirmed,
    startsByHand: home.startsByHand,
    unserved: await unservedOf(deps, home, status, { isMember, events }),
    helpPhone: isMember || activation ? deps.config.conciergePhone : null,
    refuges: hasRoom ? [] : await refugesFor(deps, home, status.state),
    services,
    room,
    cash,
    concierge: activation
      ? {
          openedAt: activation.createdAt,
          phone: deps.config.conciergePhone,
          facts: caseFacts({ home, order, room, route, cash, checkIns: people, household }, language),
        }
      : null,
    timeline: timelineOf(
      {
        ordered: ordered ?? null,
        warned: warned ?? null,
        services,
        room,
        cash,
        conciergeAt: activation?.createdAt ?? null,
        conciergeHours: deps.config.conciergeHours,
        events,
        noticesSent: notices,
        nameOf: (personId) =>
          people.find((p) => p.personId === personId)?.name ?? messagesIn(language).timeline.someone,
      },
      language,
    ),
    people,
    request: request ? openRequest(cipher, request) : null,
    feeds: await feedViews(deps),
    officialUrl: OFFICIAL_MAP,
  };
}

/**
 * What the concierge reads about a household, which is what the household sees as "What they see". Undefined
 * when the incident isn't the home's current one, or it has no concierge.
 */
export async function readCase(
  deps: ViewDeps,
  { incidentId, homeId }: { incidentId: string; homeId: string },
): Promise<{ userId: string; addressLine: string; facts: string[] } | undefined> {
  const home = await homeOf(deps.db, homeId);
  if (!home) return undefined;
  const { concierge, addressLine, ...found } = await readEvacuation(deps, home.userId, homeId);
  if (!concierge || found.incidentId !== incidentId) return undefined;
  return { userId: home.userId, addressLine, facts: concierge.facts };
}
