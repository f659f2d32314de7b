import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { EvacuationState } from '#contract/emergency/evacuation.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { activationEvents, activations, conversations, homeWarnings } from './tables.ts';

export type ActivationRow = typeof activations.$inferSelect;
export type WarningRow = typeof homeWarnings.$inferSelect;

/** A home's current state. An ended activation is shown for two weeks, next to a warning that continues. */
export type HomeStatus = {
  state: EvacuationState;
  since: Date | null;
  incidentId: string | null;
  activation: ActivationRow | null;
  warning: WarningRow | null;
};

export const SHOW_ENDED_DAYS = 14;
const NOTHING: HomeStatus = { state: 'none', since: null, incidentId: null, activation: null, warning: null };

/** An order outranks a warning, and a warning outranks what is over. */
export function homeStatusFrom(
  activation: ActivationRow | null,
  warning: WarningRow | null,
  now: Date,
  backAt: Date | null = null,
): HomeStatus {
  const recent =
    activation && (activation.endedAt === null || after(activation.endedAt, days(SHOW_ENDED_DAYS)) > now)
      ? activation
      : null;
  if (recent?.state === 'active')
    return {
      state: 'order',
      // Show when the order came back. Entitlements still follow the first order.
      since: backAt ?? recent.orderAt,
      incidentId: recent.incidentId,
      activation: recent,
      warning,
    };
  if (warning)
    return {
      state: 'warning',
      since: warning.at,
      incidentId: warning.incidentId,
      activation: recent,
      warning,
    };
  if (!recent) return NOTHING;
  return {
    state: recent.state === 'cancelled' ? 'cancelled' : 'lifted',
    since: recent.endedAt,
    incidentId: recent.incidentId,
    activation: recent,
    warning: null,
  };
}

/** The state of each of these homes; `none` for homes without any record. */
export async function homeStatusesOf(
  db: Queryable,
  homeIds: readonly string[],
  now: Date,
): Promise<Map<string, HomeStatus>> {
  if (homeIds.length === 0) return new Map();
  const ids = [...homeIds];
  const newest = new Map<string, ActivationRow>();
  const rows = await db
    .select()
    .from(activations)
    .where(inArray(activations.homeId, ids))
    .orderBy(desc(activations.createdAt));
  for (const row of rows) {
    const seen = newest.get(row.homeId);
    // An active one outranks a later one that is over.
    if (!seen || (seen.state !== 'active' && row.state === 'active')) newest.set(row.homeId, row);
  }
  const warnings = await db
    .select()
    .from(homeWarnings)
    .where(and(inArray(homeWarnings.homeId, ids), isNull(homeWarnings.endedAt)))
    .orderBy(homeWarnings.at);
  const warned = new Map(warnings.map((row) => [row.homeId, row]));
  const active = [...newest.values()].filter(({ state }) => state === 'active');
  const returns = await returnsOf(db, active);
  return new Map(
    ids.map((id) => {
      const row = newest.get(id) ?? null;
      const backAt = row ? (returns.get(`${row.incidentId} ${id}`) ?? null) : null;
      return [id, homeStatusFrom(row, warned.get(id) ?? null, now, backAt)] as const;
    }),
  );
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
const ofCase = (table: typeof activationEvents | typeof conversations, { incidentId, homeId }: Case) =>
  and(eq(table.incidentId, incidentId), eq(table.homeId, homeId));

/** Events of an activation, oldest first. */
export const eventsOf = (db: Queryable, found: Case) =>
  db
    .select()
    .from(activationEvents)
    .where(ofCase(activationEvents, found))
    .orderBy(activationEvents.at, activationEvents.id);

/** Adds an event to an activation's timeline. */
export const recordEvent = (tx: Tx, event: typeof activationEvents.$inferInsert) =>
  tx.insert(activationEvents).values(event);

/** A home's warning in an incident, ended or not. */
export const warningOf = async (db: Queryable, { incidentId, homeId }: Case) =>
  (
    await db
      .select()
      .from(homeWarnings)
      .where(and(eq(homeWarnings.incidentId, incidentId), eq(homeWarnings.homeId, homeId)))
  )[0];

/** The concierge conversation of one activation. */
export const conversationOf = async (db: Queryable, found: Case) =>
  (await db.select().from(conversations).where(ofCase(conversations, found)))[0];
