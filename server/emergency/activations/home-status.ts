import type { EvacuationState } from '#contract/emergency/evacuation.ts';
import { isNearLiveZoneText } from '#server/emergency/alerts/alerts.ts';
import { atPlaceText, placesOf } from '#server/home/homes/homes.ts';
import { after, days } from '#server/platform/clock.ts';
import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, desc, eq, gt, inArray, isNull, or, sql, type SQL } from '#server/platform/drizzle.ts';
import { officialStatusAt, type OfficialStatus } from './official-status.ts';
import type { HomeAlert } from './stores/alert-store.ts';
import { activationEvents, activations, homeAlerts } from './tables.ts';

export type ActivationRow = typeof activations.$inferSelect;

/** A home's current state. An ended order is shown for two weeks, next to a warning that continues. */
export type HomeStatus = {
  state: EvacuationState;
  since: Date | null;
  incidentId: string | null;
  /** The zone behind the state; null if there is none. */
  zoneId: string | null;
  /** We know the home only roughly: the zone may not reach it. */
  isPossible: boolean;
  /** False while our team checks whether the order or warning is real. */
  isConfirmed: boolean;
  activation: ActivationRow | null;
  /** An order without services, current or ended within two weeks. */
  alert: HomeAlert | null;
  warning: HomeAlert | null;
};

export const SHOW_ENDED_DAYS = 14;
const NOTHING: HomeStatus = {
  state: 'none',
  since: null,
  incidentId: null,
  zoneId: null,
  isPossible: false,
  isConfirmed: true,
  activation: null,
  alert: null,
  warning: null,
};

/** What we know about a home: our own records, and what official zones say right now. */
export type Known = {
  activation: ActivationRow | null;
  /** The newest order without services. */
  alert: HomeAlert | null;
  /** The live warning. */
  warning: HomeAlert | null;
  official: OfficialStatus | null;
  /** When the order last came back, if it had ended. */
  backAt: Date | null;
};

const isShown = (row: { endedAt: Date | null } | null, now: Date): boolean =>
  row !== null && (row.endedAt === null || after(row.endedAt, days(SHOW_ENDED_DAYS)) > now);

const firstSeen = ({ zone, status }: OfficialStatus): Date =>
  (status === 'order' ? zone.orderSince : null) ?? zone.firstSeenAt;

/**
 * An order outranks a warning, and a warning outranks anything that is over. Official zones count even if we have no
 * record of them: an order over a home is never hidden by its plan, its pin or a job that hasn't run yet.
 */
export function homeStatusFrom(known: Known, now: Date): HomeStatus {
  const { warning, official, backAt } = known;
  const activation = isShown(known.activation, now) ? known.activation : null;
  const alert = isShown(known.alert, now) ? known.alert : null;
  const rows = { ...NOTHING, activation, alert, warning };
  if (activation?.state === 'active') {
    const { incidentId, zoneId, orderAt } = activation;
    // Show when the order came back. Entitlements still follow the first order.
    return { ...rows, state: 'order', since: backAt ?? orderAt, incidentId, zoneId };
  }
  if (alert && alert.endedAt === null) {
    const { incidentId, zoneId, at, isPossible } = alert;
    return { ...rows, state: 'order', since: at, incidentId, zoneId, isPossible };
  }
  const byOfficial = (): HomeStatus => ({
    ...rows,
    state: official?.status ?? 'none',
    since: official && firstSeen(official),
    incidentId: official?.zone.incidentId ?? null,
    zoneId: official?.zone.id ?? null,
    isPossible: official?.isPossible ?? false,
    isConfirmed: official?.isConfirmed ?? true,
  });
  // A warning whose status became unreadable is still a warning.
  const isUnreadable = official?.zone.status === 'unknown' && official.zone.id === warning?.zoneId;
  if (official?.status === 'order' && !isUnreadable) return byOfficial();
  if (warning) {
    const { at, incidentId, zoneId, isPossible } = warning;
    return { ...rows, state: 'warning', since: at, incidentId, zoneId, isPossible };
  }
  if (official) return byOfficial();
  if (activation) {
    const state = activation.state === 'cancelled' ? 'cancelled' : 'lifted';
    const { endedAt, incidentId, zoneId } = activation;
    return { ...rows, state, since: endedAt, incidentId, zoneId };
  }
  if (!alert) return NOTHING;
  const { endedAt, incidentId, zoneId, isPossible } = alert;
  const state = alert.isCanceled ? 'cancelled' : 'lifted';
  return { ...rows, state, since: endedAt, incidentId, zoneId, isPossible };
}

/** The state of each of these homes. */
export async function homeStatusesOf(
  db: Queryable,
  homeIds: readonly string[],
  now: Date,
): Promise<Map<string, HomeStatus>> {
  if (homeIds.length === 0) return new Map();
  const ids = [...homeIds];
  const newest = await newestActivations(db, ids);
  const { alerts, warnings } = await alertsOf(db, ids, now);
  const official = await officialOf(db, ids);
  const active = [...newest.values()].filter(({ state }) => state === 'active');
  const returns = await returnsOf(db, active);
  return new Map(
    ids.map((id) => {
      const activation = newest.get(id) ?? null;
      const known: Known = {
        activation,
        alert: alerts.get(id) ?? null,
        warning: warnings.get(id) ?? null,
        official: official.get(id) ?? null,
        backAt: activation ? (returns.get(`${activation.incidentId} ${id}`) ?? null) : null,
      };
      return [id, homeStatusFrom(known, now)] as const;
    }),
  );
}

/** SQL for named statements: the incident in which a home has services. Null: it has none. */
export const servedIncidentText = (homeId: string): string =>
  `(select served.incident_id from activations served
    where served.home_id = ${homeId} and served.state = 'active' order by served.created_at desc limit 1)`;

/** SQL: the `home_id` of every home that is certainly inside an order of an incident, with or without services. */
export const homesUnderOrder = (incidentId: SQL): SQL =>
  sql`(select active.home_id from activations active
      where active.incident_id = ${incidentId} and active.state = 'active'
    union select alert.home_id from home_alerts alert
      where alert.incident_id = ${incidentId} and alert.kind = 'order' and alert.ended_at is null
        and not alert.is_possible)`;

/** More than `UNSURE_MILES` of any accuracy, anywhere in our states. */
const UNSURE_DEGREES = 0.25;

/**
 * SQL for named statements: an order or a warning may cover a home. May return false positives, because it compares
 * boxes; `homeStatusesOf` is exact.
 */
export const mayBeUnderAlertText = (homeId: string): string =>
  `(exists (select 1 from home_alerts alert where alert.home_id = ${homeId} and alert.ended_at is null)
    or ${atPlaceText(homeId, ({ lat, lng, accuracy }) =>
      isNearLiveZoneText(
        lat,
        lng,
        `(case when ${accuracy} in ('pin', 'rooftop') then 0 else ${UNSURE_DEGREES} end)`,
      ),
    )})`;

/** Which of these homes an order or a warning covers now, or may cover. */
export async function homesUnderAlert(
  db: Queryable,
  homeIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const statuses = await homeStatusesOf(db, homeIds, now);
  return new Set(homeIds.filter((id) => ['order', 'warning'].includes(statuses.get(id)?.state ?? '')));
}

const OF_HOMES = sql`any(${sql.placeholder('ids')}::uuid[])`;
const activationsQuery = prepared((db) =>
  db
    .select()
    .from(activations)
    .where(sql`${activations.homeId} = ${OF_HOMES}`)
    .orderBy(desc(activations.createdAt))
    .prepare('activations_of_homes'),
);
const alertsQuery = prepared((db) =>
  db
    .select()
    .from(homeAlerts)
    .where(
      and(
        sql`${homeAlerts.homeId} = ${OF_HOMES}`,
        or(isNull(homeAlerts.endedAt), gt(homeAlerts.endedAt, sql.placeholder('since'))),
      ),
    )
    .orderBy(homeAlerts.at)
    .prepare('alerts_of_homes'),
);

async function newestActivations(db: Queryable, ids: string[]): Promise<Map<string, ActivationRow>> {
  const newest = new Map<string, ActivationRow>();
  const rows = await activationsQuery(db).execute({ ids });
  for (const row of rows) {
    const seen = newest.get(row.homeId);
    // An active one outranks a later one that is over.
    if (!seen || (seen.state !== 'active' && row.state === 'active')) newest.set(row.homeId, row);
  }
  return newest;
}

/** The newest order without services, live ones first, and the newest live warning. */
async function alertsOf(db: Queryable, ids: string[], now: Date) {
  const rows = await alertsQuery(db).execute({ ids, since: after(now, -days(SHOW_ENDED_DAYS)) });
  const isLive = ({ endedAt }: HomeAlert) => endedAt === null;
  const orders = rows.filter(({ kind }) => kind === 'order');
  // Later entries win.
  return {
    alerts: new Map(
      [...orders.filter((row) => !isLive(row)), ...orders.filter(isLive)].map((row) => [row.homeId, row]),
    ),
    warnings: new Map(
      rows.filter((row) => row.kind === 'warning' && isLive(row)).map((row) => [row.homeId, row]),
    ),
  };
}

async function officialOf(db: Queryable, ids: string[]): Promise<Map<string, OfficialStatus | null>> {
  const spots = (await placesOf(db, ids)).flatMap(({ id, lat, lng, accuracy, isArchived }) =>
    lat === null || lng === null || accuracy === null || isArchived ? [] : [{ id, lat, lng, accuracy }],
  );
  const found = await officialStatusAt(db, spots);
  return new Map(spots.map(({ id }, n) => [id, found[n] ?? null]));
}

/** Events that say an ended order is in force again. */
export const RETURNS = ['order.back', 'order.reopened'] as const;

/** When these activations' orders last came back. Activations that never ended are missing. */
async function returnsOf(db: Queryable, rows: readonly ActivationRow[]): Promise<Map<string, Date>> {
  if (rows.length === 0) return new Map();
  const events = await db
    .select({
      homeId: activationEvents.homeId,
      incidentId: activationEvents.incidentId,
      at: activationEvents.at,
    })
    .from(activationEvents)
    .where(
      and(
        inArray(
          activationEvents.homeId,
          rows.map(({ homeId }) => homeId),
        ),
        inArray(activationEvents.kind, [...RETURNS]),
      ),
    )
    .orderBy(activationEvents.at);
  return new Map(events.map(({ homeId, incidentId, at }) => [`${incidentId} ${homeId}`, at]));
}

type Case = { incidentId: string; homeId: string };
/** Events of an activation, oldest first. */
export const eventsOf = (db: Queryable, found: Case) =>
  db
    .select()
    .from(activationEvents)
    .where(and(eq(activationEvents.incidentId, found.incidentId), eq(activationEvents.homeId, found.homeId)))
    .orderBy(activationEvents.at, activationEvents.id);

/** Adds an event to an activation's timeline. */
export const recordEvent = (tx: Tx, event: typeof activationEvents.$inferInsert) => recordEvents(tx, [event]);

export const recordEvents = (tx: Tx, events: readonly (typeof activationEvents.$inferInsert)[]) =>
  tx.insert(activationEvents).values([...events]);

/** A home's warning in an incident, ended or not. */
export const warningOf = async (db: Queryable, { incidentId, homeId }: Case) =>
  (
    await db
      .select()
      .from(homeAlerts)
      .where(
        and(
          eq(homeAlerts.incidentId, incidentId),
          eq(homeAlerts.homeId, homeId),
          eq(homeAlerts.kind, 'warning'),
        ),
      )
  )[0];
