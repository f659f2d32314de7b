/** The route during an order in words. The page, emails, texts and the concierge desk take them from here. */
import type { Messages } from '#contract/text/catalog.ts';
import * as english from '#text/emergency/evacuation-route.ts';
import * as routesEnglish from '#text/emergency/routes.ts';
import type { Avoided, NO_WAY_REASONS, RouteCause, RouteGoal } from './evacuation-route.ts';
import { roadDistance, stepText, type RouteWords, type SaidStep } from './route-words.ts';
import type { RouteOutcome, SourceState } from './routes.ts';

export type EvacuationRouteWords = Messages['evacuationRoute'];
export type Speech = { own: EvacuationRouteWords; routes: RouteWords };
const ENGLISH: Speech = { own: english, routes: routesEnglish };

/** The fields needed to describe a version. */
export type SaidRoute = {
  version: number;
  cause: RouteCause;
  outcome: RouteOutcome;
  noWay: (typeof NO_WAY_REASONS)[number] | null;
  goal: RouteGoal;
  goalName: string | null;
  isHotelOffMap: boolean;
  roads: SourceState;
  route: { meters: number; seconds: number; steps: readonly SaidStep[] } | null;
  metersToLeave: number | null;
};

export const isVerified = (outcome: RouteOutcome): boolean =>
  outcome === 'verified' || outcome === 'verified-goes-deeper-first';

/** "21 min", "1 hr 5 min". Never 0 minutes. */
export function driveTime(seconds: number, t: EvacuationRouteWords = english): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes < 60 ? t.minutes(minutes) : t.hours(Math.floor(minutes / 60), minutes % 60);
}

/** Returns why there is no route, as the key of a sentence that says what to do. */
export function noRouteReason({
  outcome,
  noWay,
  roads,
}: Pick<SaidRoute, 'outcome' | 'noWay' | 'roads'>): keyof EvacuationRouteWords['reasons'] {
  if (outcome === 'in-fire') return 'in-fire';
  if (outcome === 'unavailable') return 'unavailable';
  if (outcome === 'no-road-data') return roads === 'none' ? 'no-roads' : 'home-off-map';
  if (noWay === 'destination-in-zone' || noWay === 'destination-in-fire') return 'hotel-in-danger';
  return noWay === 'not-verified' ? 'not-verified' : 'boxed-in';
}

/** What to do first, then how far it is. Without a route: why, and what to do instead. */
export function routeText(said: SaidRoute, { own: t, routes }: Speech = ENGLISH): string[] {
  const { route, outcome, goal, goalName, metersToLeave } = said;
  if (!route) return [t.reasons[noRouteReason(said)]];
  const [distance, time] = [roadDistance(route.meters, routes), driveTime(route.seconds, t)];
  return [
    routes.outcomes[outcome],
    goal === 'hotel' && goalName !== null ? t.toHotel(goalName, distance, time) : t.toClear(distance, time),
    ...(metersToLeave !== null && metersToLeave > 0
      ? [t.leavesAfter(roadDistance(metersToLeave, routes))]
      : []),
    ...(goal === 'clear'
      ? [said.isHotelOffMap && goalName !== null ? t.thenHotel(goalName) : t.thenAsk]
      : []),
  ];
}

/** One step. A route that only leads out of the zone has no place to arrive at. */
export const routeStepText = (step: SaidStep, goal: RouteGoal, { own, routes }: Speech = ENGLISH): string =>
  step.kind === 'arrive' && goal !== 'hotel' ? own.arriveClear : stepText(step, routes);

/** "Turn left onto Skyway (0.3 mi)", one line a step. */
export const stepLines = (
  { route, goal }: Pick<SaidRoute, 'route' | 'goal'>,
  speech: Speech = ENGLISH,
): string[] =>
  (route?.steps ?? []).map((step) => {
    const words = routeStepText(step, goal, speech);
    return step.kind === 'arrive' ? words : `${words} (${roadDistance(step.meters, speech.routes)})`;
  });

export const avoidedText = ({ kind, name }: Avoided, t: EvacuationRouteWords = english): string =>
  kind === 'zone' ? t.avoids.zone(name) : t.avoids[kind](name);

/** The streets of a route, each once, without ramps. */
const streetsOf = (steps: readonly SaidStep[]): string[] => [
  ...new Set(steps.flatMap((step) => ('street' in step && step.street !== null ? [step.street] : []))),
];

/** One line for the concierge, with the version that the household sees. */
export function routeFact(said: SaidRoute, speech: Speech = ENGLISH): string {
  const { own: t, routes } = speech;
  if (!said.route) {
    const outcome = said.outcome as keyof typeof t.factReasons;
    return t.fact(said.version, t.factReasons[outcome]);
  }
  const { meters, seconds, steps } = said.route;
  const [distance, time] = [roadDistance(meters, routes), driveTime(seconds, t)];
  const where =
    said.goal === 'hotel' && said.goalName !== null
      ? t.toHotel(said.goalName, distance, time)
      : t.toClear(distance, time);
  return t.fact(said.version, `${where} ${t.streetList(streetsOf(steps).join(', '))}`);
}
