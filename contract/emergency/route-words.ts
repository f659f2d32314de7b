/** Routes in words. Every channel takes its sentences from here: the page, the printed plan, the email. */
import type { Messages } from '#contract/text/catalog.ts';
import * as english from '#text/emergency/routes.ts';
import type { AgedSource, Compass, RouteOutcome, SourceState, TurnKind } from './routes.ts';

export type RouteWords = Messages['routes'];

/** The fields needed to describe a step. */
export type SaidStep = { meters: number } & (
  | { kind: 'depart'; heading: Compass; street: string | null }
  | { kind: TurnKind; street: string | null; isRamp: boolean }
  | { kind: 'leave-zone' }
  | { kind: 'arrive' }
);

/** "Turn left onto Skyway". In English by default. */
export function stepText(step: SaidStep, t: RouteWords = english): string {
  switch (step.kind) {
    case 'depart':
      return t.depart(t.compass[step.heading], step.street);
    case 'leave-zone':
      return t.leaveZone;
    case 'arrive':
      return t.arrive;
    default:
      return t.turn[step.kind](step.street ?? (step.isRamp ? t.ramp : t.road));
  }
}

const METERS_A_MILE = 1609.344;
const FEET_A_METER = 3.28084;
/** Shorter distances read better in feet. */
const LEAST_MILES = 0.19;

/** "300 ft", "3.1 mi": the way American road signs say it. */
export function roadDistance(meters: number, t: RouteWords = english): string {
  const miles = meters / METERS_A_MILE;
  if (miles < LEAST_MILES) return t.feet(Math.max(50, Math.round((meters * FEET_A_METER) / 50) * 50));
  return t.miles(miles < 10 ? miles.toFixed(1) : String(Math.round(miles)));
}

export const outcomeText = (outcome: RouteOutcome, t: RouteWords = english): string => t.outcomes[outcome];

/** How old one source is: "Closed roads as of Nov 16, 8:03 AM PST. Others may be closed, too." */
export function ageText(
  source: AgedSource,
  age: { state: SourceState; at: string | null },
  t: RouteWords = english,
): string {
  if (age.state === 'none') return t.notConfigured[source];
  if (age.at === null) return t.neverHeard[source];
  return age.state === 'ok' ? t.asOf[source](age.at) : t.lastHeard[source](age.at);
}

/** What to print beside every route. */
export const routeNotes = (t: RouteWords = english): string[] => [t.followOfficers, t.mapCredit];

export type SaidWaysOut = {
  count: 0 | 1 | 2;
  /** Headings of the ways out. */
  headings: Compass[];
  /** Streets that every way out uses; null stands for a street without a name. */
  onlyBy: (string | null)[];
  dataEndsNear: boolean;
};

/** The ways out of a home in sentences. */
export function waysOutText(ways: SaidWaysOut, t: RouteWords = english): string[] {
  const [first, second] = ways.headings.map((heading) => t.compass[heading]);
  const streets = ways.onlyBy.map((street) => street ?? t.unnamedStreet);
  const said =
    ways.count === 2 && first !== undefined && second !== undefined
      ? first === second
        ? t.twoWaysAlike(first)
        : t.twoWays(first, second)
      : ways.count === 1
        ? t.oneWay(streets.length > 0 ? streets.join(', ') : t.unnamedStreet)
        : t.noWays;
  return ways.dataEndsNear ? [said, t.dataEndsNear] : [said];
}
