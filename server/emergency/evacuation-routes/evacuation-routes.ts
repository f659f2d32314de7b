/** The route of every household under an order: one current version, the same on every page and in every message. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isVerified,
  routeText,
  stepLines,
  type SaidRoute,
} from '#contract/emergency/evacuation-route-words.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import {
  factsKey,
  type FactsDeps,
  type FactsFor,
  type HomeFacts,
  type RouteSaid,
} from '#server/core/notifications/notifications.ts';
import { seconds } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { ensureRoutes } from './refresh.ts';
import * as store from './store.ts';

export { refreshAll } from './refresh.ts';

/** The longest that an order's message waits for its routes. Without one, it says where the route will appear. */
const PATIENCE_MS = seconds(2);
const SKIPPED_MS = seconds(60);

const toSaid = (row: store.RouteRow): SaidRoute => ({
  version: row.version,
  cause: row.cause,
  outcome: row.outcome,
  noWay: row.noWay,
  goal: row.goal,
  goalName: row.hotelName,
  isHotelOffMap: row.goal === 'clear' && row.hotelId !== null,
  roads: row.ages.roads.state,
  route:
    row.steps && row.meters !== null && row.seconds !== null
      ? { meters: row.meters, seconds: row.seconds, steps: row.steps }
      : null,
  metersToLeave: row.metersToLeave,
});

/** The current version of a household's route, for messages. Undefined if it has none. */
export async function saidRouteOf(db: Queryable, key: store.RouteKey): Promise<SaidRoute | undefined> {
  const row = await store.currentRoute(db, key);
  return row && toSaid(row);
}

/** Whether fires and closed roads could be checked when it was computed. */
const isCurrent = ({ ages }: store.RouteRow): boolean =>
  ages.fires.state === 'ok' && ages.closures.state === 'ok';

/** The current version in the words of an email, in the reader's language and the home's time zone. */
const inWords =
  (row: store.RouteRow): RouteSaid =>
  ({ language, time }) => {
    const messages = messagesIn(language);
    const speech = { own: messages.evacuationRoute, routes: messages.routes };
    const said = toSaid(row);
    return {
      isRoute: isVerified(row.outcome),
      why: speech.own.causes[row.cause],
      now: [
        ...routeText(said, speech),
        ...(said.route && !isCurrent(row) ? [speech.own.avoidsUnknown] : []),
        speech.own.mailVersion(row.version, time(row.computedAt)),
      ],
      steps: stepLines(said, speech),
      notes: said.route
        ? [speech.own.followOfficers, messages.routes.mapCredit]
        : [speech.own.followOfficers],
    };
  };

/** Messages compute missing routes themselves only while that is fast. In a large order, the job does it. */
let skipUntil = 0;

/** Computes routes for these homes within the time limit. Messages go without the ones that fail or take too long. */
async function ensureSoon(deps: FactsDeps, keys: readonly store.RouteKey[]): Promise<void> {
  const began = performance.now();
  if (keys.length === 0 || began < skipUntil) return;
  await Promise.race([
    ensureRoutes(deps, keys).catch((err: unknown) =>
      deps.log.error({ err }, 'evacuation routes for notices failed'),
    ),
    sleep(PATIENCE_MS, undefined, { ref: false }),
  ]);
  if (performance.now() - began > PATIENCE_MS / 2) skipUntil = performance.now() + SKIPPED_MS;
}

/** The current versions for these homes that lead to the room named in the message. */
async function fittingRoutes(db: Queryable, keys: readonly store.RouteKey[], facts: Map<string, HomeFacts>) {
  const fitting = new Map<string, store.RouteRow>();
  for (const [incidentId, ofIt] of Map.groupBy(keys, (key) => key.incidentId)) {
    const homeIds = [...new Set(ofIt.map(({ homeId }) => homeId))];
    for (const row of await store.currentRoutes(db, incidentId, homeIds)) {
      const key = factsKey({ incidentId, homeId: row.homeId });
      const room = facts.get(key)?.room;
      const hotel =
        room?.state === 'held' || room?.state === 'checked-in' ? (room.hotel?.name ?? null) : null;
      if (row.hotelName === hotel) fitting.set(key, row);
    }
  }
  return fitting;
}

/**
 * Adds each household's route to the facts of its notices, computing it if there is none yet. An order is never delayed
 * for this: then the message says where the route will appear.
 */
export const withRoutes =
  (factsFor: FactsFor): FactsFor =>
  async (deps, keys) => {
    const facts = await factsFor(deps, keys);
    const active = keys.filter((key) => facts.get(factsKey(key))?.state === 'active');
    let routes = await fittingRoutes(deps.db, active, facts);
    const missing = active.filter((key) => !routes.has(factsKey(key)));
    if (missing.length > 0) {
      await ensureSoon(deps, missing);
      routes = await fittingRoutes(deps.db, active, facts);
    }
    for (const key of active) {
      const known = facts.get(factsKey(key));
      const row = routes.get(factsKey(key));
      if (known) known.route = row ? inWords(row) : null;
    }
    return facts;
  };

/** Called when a home is deleted, because a route starts at its door. */
export const eraseRoutes = (tx: Tx, homeId: string) => store.deleteRoutes(tx, homeId);
