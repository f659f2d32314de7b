import type { Evacuation, FeedView } from '#contract/emergency/evacuation.ts';
import type { z } from 'zod';
import {
  conversationOf,
  eventsOf,
  standingOf,
  warningOf,
} from '#server/emergency/activations/activations.ts';
import { listFeeds } from '#server/emergency/alerts/alerts.ts';
import { homeFor, type HomeAsSeen } from '#server/home/homes/homes.ts';
import { holdOf, roomViewNow } from '#server/emergency/lodging/lodging.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { noticesSentOf } from '#server/core/notifications/notifications.ts';
import { cashView, payoutOf } from '#server/money/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { caseFacts } from './case-facts.ts';
import { peopleOf } from './check-ins.ts';
import { isReportedLifted, OFFICIAL_MAP, orderView, publishedAs } from './order-view.ts';
import { endSeenIn } from './seeing.ts';
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

/** Everything a household needs during an evacuation, in one response that a device can store. */
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
  const { incidentId, activation } = standing;
  const cipher = await cipherOf(db, masterKeys, home.id);
  const ordered = activation
    ? await publishedAs(db, deps.feeds, {
        zoneId: activation.zoneId,
        status: 'order',
        by: activation.createdAt,
      })
    : undefined;
  const warning =
    standing.warning ?? (incidentId ? await warningOf(db, { incidentId, homeId: home.id }) : undefined);
  const warned = warning
    ? await publishedAs(db, deps.feeds, { zoneId: warning.zoneId, status: 'warning', by: warning.at })
    : undefined;
  const told = standing.state === 'warning' ? warned : ordered;
  const order = told
    ? orderView(deps.feeds, told, activation?.orderAt ?? standing.since ?? told.seenAt)
    : null;
  const people = await peopleOf(db, home, cipher, incidentId, now);
  // Rooms, cash and concierge belong to the activation: a warning alone starts nothing.
  const caseId = activation ? { incidentId: activation.incidentId, homeId: home.id } : null;
  const room = caseId ? await roomOf(db, caseId.incidentId, home.id) : null;
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
        endSeenAt: endSeenIn(events, activation.endedAt),
        isReportedLifted: activation.state === 'lifted' && isReportedLifted(activation.endReason),
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
    incidentId,
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
      ordered: ordered ?? null,
      warned: warned ?? null,
      services,
      room,
      cash,
      conciergeAt: conversation?.openedAt ?? null,
      events,
      noticesSent: notices,
      nameOf: (personId) => people.find((p) => p.personId === personId)?.name ?? 'Somebody of your household',
    }),
    people,
    request: request ? openRequest(cipher, request) : null,
    feeds: await feedViews(deps),
    officialUrl: OFFICIAL_MAP,
  };
}
