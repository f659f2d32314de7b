import type { Compass, SourceState, TurnKind } from '#contract/emergency/routes.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import type { Position } from '#server/platform/flat-earth.ts';

/** How good our knowledge of one kind of hazard, or of the roads, is right now. */
export type SourceAge = {
  /** `none`: no such source is configured. */
  state: SourceState;
  /** When our newest data was true. Null: we never got any. */
  asOf: Date | null;
};

/** Only an order closes a zone to traffic. Other zones are passed on for the map. */
export type HazardZone = { id: string; status: 'order' | 'warning' | 'other'; shape: MultiPolygon };
export type HazardFire = { id: string; shape: MultiPolygon };

/** A road that is closed to all traffic, in both directions. */
export type HazardClosure = {
  id: string;
  /** One point, or the closed road from end to end. */
  line: Position[];
  /**
   * True: `line` is only the two ends, and the road's course between them is unknown. Its streets are found by `road`.
   */
  isChord: boolean;
  /** The road's name or number as the source writes it: "SR-12", "Skyway". */
  road: string | null;
  /** True: only the ramps and connectors near `line` are closed, and the road itself is open. */
  isRamp?: boolean;
};

/**
 * Everything we know to be dangerous or closed at one moment. A source that is stale or unavailable keeps its
 * last items: it never opens a road.
 */
export type HazardPicture = {
  zones: { age: SourceAge; items: HazardZone[] };
  fires: { age: SourceAge; items: HazardFire[] };
  closures: { age: SourceAge; items: HazardClosure[] };
};

/** The ages of all data that a result is based on. */
export type RouteAges = { roads: SourceAge; zones: SourceAge; fires: SourceAge; closures: SourceAge };

/** One instruction, without words. `meters` is how far to drive until the next one. */
export type RouteStep = { at: Position; meters: number } & (
  | { kind: 'depart'; heading: Compass; street: string | null }
  | { kind: TurnKind; street: string | null; isRamp: boolean }
  | { kind: 'leave-zone' }
  | { kind: 'arrive' }
);

export type FoundRoute = { line: Position[]; meters: number; seconds: number; steps: RouteStep[] };

export type RouteQuestion = {
  from: Position;
  to: Position;
  hazards: HazardPicture;
  /** Streets at these places are excluded, because a route over them was refused. */
  avoid: Position[];
  /** Whether the route may go deeper into the zone than the rules prefer. */
  canGoDeeper: boolean;
};

export type NoWayReason =
  | 'destination-in-zone'
  | 'destination-in-fire'
  | 'streets-closed'
  /** Routes exist, but none passed the check. */
  | 'not-verified';

/** What an engine answers. A found route is a proposal: only our verifier calls a route verified. */
export type EngineAnswer =
  | { outcome: 'found'; route: FoundRoute }
  | { outcome: 'in-fire' }
  | { outcome: 'no-way-in-our-data'; reason: NoWayReason }
  | { outcome: 'no-road-data' }
  | {
      outcome: 'unavailable';
      /** `misleading`: it answered with a warning, or with what can't be a route. */
      reason: 'busy' | 'failed' | 'slow' | 'unreadable' | 'misleading' | 'limit';
    };

/** A provider of routes on roads. */
export type RoutingPort = {
  name: 'built-in' | 'valhalla';
  /** How old its roads are. */
  roadsAge: () => Promise<SourceAge>;
  findRoute: (question: RouteQuestion, signal?: AbortSignal) => Promise<EngineAnswer>;
};

/** What people see of a route, whichever engine found it. */
export type RouteAnswer = { ages: RouteAges } & (
  | {
      outcome: 'verified' | 'verified-goes-deeper-first';
      route: FoundRoute;
      /** How far to drive until the zone is left; null for a home outside. */
      metersToLeave: number | null;
    }
  | { outcome: 'in-fire' }
  | { outcome: 'no-way-in-our-data'; reason: NoWayReason }
  | { outcome: 'no-road-data' }
  | { outcome: 'unavailable' }
);
