import { messagesIn } from '#contract/text/catalog.ts';
import { formatPhone } from '#contract/phone.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { sourceName, zonesByIds, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { homeOf, peopleOfHomes } from '#server/home/homes/homes.ts';
import { holdOf, roomView } from '#server/emergency/lodging/lodging.ts';
import {
  factsKey,
  type FactsFor,
  type FactsKey,
  type HomeFacts,
  type NoticeFacts,
} from '#server/core/notifications/notifications.ts';
import { cashView, payoutOf } from '#server/money/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { and, desc, eq, inArray, isNull } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { RETURNS } from '#server/emergency/activations/home-status.ts';
import {
  activationEvents,
  activations,
  homeAlerts,
  incidents,
} from '#server/emergency/activations/tables.ts';

/** Where Californians can look up official orders. */
const OFFICIAL_MAP = 'https://protect.genasys.com/search';

type Case = Pick<
  NoticeFacts,
  'state' | 'acknowledgedAt' | 'endedAt' | 'endReason' | 'isBack' | 'orderAt' | 'hasServices' | 'isPossible'
> & {
  zoneId: string;
};

function alertState({ kind, endedAt, isCanceled }: typeof homeAlerts.$inferSelect): Case['state'] {
  if (kind === 'warning') return endedAt ? 'warning-ended' : 'warned';
  if (endedAt === null) return 'active';
  return isCanceled ? 'cancelled' : 'lifted';
}

/**
 * The state of each home in one incident. An activation outranks an order without services, which outranks a warning.
 */
async function casesOf(db: Queryable, incidentId: string, homeIds: string[]): Promise<Map<string, Case>> {
  const its = <T extends typeof activations | typeof homeAlerts | typeof activationEvents>(table: T) =>
    and(eq(table.incidentId, incidentId), inArray(table.homeId, homeIds));
  const cases = new Map<string, Case>();
  const alerts = await db.select().from(homeAlerts).where(its(homeAlerts)).orderBy(desc(homeAlerts.kind));
  for (const alert of alerts) {
    const { homeId, zoneId, at, endedAt, endReason, acknowledgedAt, isPossible } = alert;
    cases.set(homeId, {
      zoneId,
      orderAt: at,
      state: alertState(alert),
      acknowledgedAt,
      endedAt,
      endReason,
      isBack: false,
      hasServices: false,
      isPossible,
    });
  }
  const back = await db
    .select({ homeId: activationEvents.homeId, at: activationEvents.at })
    .from(activationEvents)
    .where(and(its(activationEvents), inArray(activationEvents.kind, [...RETURNS])))
    .orderBy(activationEvents.at);
  const backAt = new Map(back.map(({ homeId, at }) => [homeId, at]));
  for (const row of await db.select().from(activations).where(its(activations))) {
    const { homeId, zoneId, orderAt, state, acknowledgedAt, endedAt, endReason } = row;
    // An ended order may have returned since: notices describe the latest period.
    cases.set(homeId, {
      zoneId,
      orderAt: backAt.get(homeId) ?? orderAt,
      state,
      acknowledgedAt,
      endedAt,
      endReason,
      isBack: state === 'active' && backAt.has(homeId),
      hasServices: true,
      isPossible: false,
    });
  }
  return cases;
}

/** Events that define what a correction is about. The last one counts. */
const ENDS = ['warning.cancelled', 'order.cancelled', 'order.lifted'];

/** Homes where our last mistake was a warning, with its zone and start. */
async function wrongWarnings(db: Queryable, incidentId: string, homeIds: string[]) {
  const rows = await db
    .select()
    .from(activationEvents)
    .where(
      and(
        eq(activationEvents.incidentId, incidentId),
        inArray(activationEvents.homeId, homeIds),
        inArray(activationEvents.kind, ENDS),
      ),
    )
    .orderBy(activationEvents.at, activationEvents.id);
  const last = new Map(rows.map((row) => [row.homeId, row]));
  return new Map(
    [...last].flatMap(([homeId, { kind, detail, at }]) =>
      kind === 'warning.cancelled'
        ? [[homeId, { zoneId: String(detail['zone']), at: new Date(String(detail['since'] ?? at)) }]]
        : [],
    ),
  );
}

/** Current warnings of these homes, in any incident. */
async function liveWarnings(db: Queryable, homeIds: string[]) {
  const rows = await db
    .select()
    .from(homeAlerts)
    .where(
      and(eq(homeAlerts.kind, 'warning'), inArray(homeAlerts.homeId, homeIds), isNull(homeAlerts.endedAt)),
    )
    .orderBy(homeAlerts.at);
  return new Map(rows.map((row) => [row.homeId, row]));
}

async function roomOf(db: Queryable, { incidentId, homeId }: FactsKey): Promise<NoticeFacts['room']> {
  const found = await holdOf(db, incidentId, homeId);
  if (!found) return null;
  const { state, hotel, firstNight, nights, rooms, answer } = await roomView(db, found);
  return {
    state,
    firstNight,
    nights,
    rooms,
    confirmation: answer?.number ?? null,
    hotel: hotel ? { name: hotel.name, address: hotel.address, phone: formatPhone(hotel.phone) } : null,
  };
}

async function cashOf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { incidentId, homeId }: FactsKey,
): Promise<NoticeFacts['cash']> {
  const found = await payoutOf(db, incidentId, homeId, config.funds);
  if (!found) return null;
  const { cents, state, review, card, reason, sentAt, needsIdentity, isRepayable } = cashView(found);
  return { cents, state, review, card, reason, wasSent: sentAt !== null, needsIdentity, isRepayable };
}

function zoneFacts({ feeds }: Pick<Deps, 'feeds'>, zone: LiveZone | undefined) {
  const feed = feeds.find(({ id }) => id === zone?.feedId);
  return {
    zoneName: zone?.name?.trim() || zone?.key || 'your area',
    county: zone?.county?.replace(/\s+county$/i, '') ?? null,
    source: sourceName(feeds, zone?.feedId, messagesIn('en').notices),
    officialUrl: zone?.url ?? feed?.officialUrl ?? OFFICIAL_MAP,
  };
}

/** Current facts for the notices of these homes. Deleted homes are missing from the result. */
export const noticeFactsFor: FactsFor = async (deps, keys) => {
  const { db } = deps;
  const facts = new Map<string, HomeFacts>();
  for (const [incidentId, ofIt] of Map.groupBy(keys, (key) => key.incidentId)) {
    const homeIds = [...new Set(ofIt.map(({ homeId }) => homeId))];
    const cases = await casesOf(db, incidentId, homeIds);
    const [incident] = await db.select().from(incidents).where(eq(incidents.id, incidentId));
    const warnings = await liveWarnings(db, homeIds);
    const people = Map.groupBy(await peopleOfHomes(db, homeIds), ({ homeId }) => homeId);
    const wrong = await wrongWarnings(db, incidentId, homeIds);
    const zones = await zonesByIds(db, [
      ...new Set([...cases.values(), ...warnings.values(), ...wrong.values()].map(({ zoneId }) => zoneId)),
    ]);
    const factsOfZone = (wanted: string) =>
      zoneFacts(
        deps,
        zones.find(({ id }) => id === wanted),
      );
    const asFacts = (found: { zoneId: string; at: Date } | undefined) =>
      found ? { ...factsOfZone(found.zoneId), orderAt: found.at } : null;
    for (const homeId of homeIds) {
      const its = cases.get(homeId);
      if (!its) continue;
      const { zoneId, ...standing } = its;
      const isActivation = standing.hasServices;
      const key = { incidentId, homeId };
      const [home, room, cash] = await Promise.all([
        homeOf(db, homeId),
        isActivation ? roomOf(db, key) : null,
        isActivation ? cashOf(deps, key) : null,
      ]);
      if (!home) continue;
      facts.set(factsKey(key), {
        ...standing,
        ...factsOfZone(zoneId),
        warning: asFacts(warnings.get(homeId)),
        wrongWarning: asFacts(wrong.get(homeId)),
        isOfHome: (userId) => people.get(homeId)?.some((one) => one.userId === userId) ?? false,
        addressLine: `${home.address}, ${home.city}`,
        timeZone: timeZoneOf(home.state),
        incidentName: incident?.name ?? '',
        isReportedLifted: standing.endReason?.startsWith('Reported lifted') ?? false,
        room,
        cash,
      });
    }
  }
  return facts;
};
