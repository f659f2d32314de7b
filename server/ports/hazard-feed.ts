import type { MultiPolygon } from '#contract/shape.ts';
import type { ClosureEnding, ClosureKind, Direction, FireEnding } from '#contract/hazards.ts';
import type { SourcePort } from './alert-feed.ts';

/** [longitude, latitude]. */
export type Point = [number, number];

/** A fire perimeter as one source reports it. */
export type ReportedFire = {
  /** The incident's id, or its name if there is none: it stays the same from pull to pull. */
  key: string;
  name: string;
  shape: MultiPolygon | null;
  acres: number | null;
  containedPercent: number | null;
  /** When the perimeter was mapped. */
  asOf: Date | null;
  /** The source reports that it no longer burns. */
  ending: FireEnding | null;
};

/** Where a closure is: its line, or the one or two points that the source names. */
export type ClosurePlace = { type: 'line'; lines: Point[][] } | { type: 'points'; points: Point[] };

/** One time window of a road closure as one source reports it. */
export type ReportedClosure = {
  key: string;
  /** Caltrans' own number and log entry, "C175EA-2": the same closure in two of its feeds. */
  ref: string | null;
  kind: ClosureKind;
  /** "US-101", "Calistoga Rd". */
  road: string;
  direction: Direction | null;
  /** From where to where, and why, in the source's words. */
  details: string | null;
  place: ClosurePlace;
  /** Null: the source doesn't say, so it counts from when we first saw it. */
  startsAt: Date | null;
  /** Null: no end is known. */
  endsAt: Date | null;
  /** A crew reported the closure in place (10-97). */
  isInPlace: boolean;
  /** The source says that it is over. */
  ending: ClosureEnding | null;
};

/**
 * The content of a response. Rows that cannot be read are counted, and each of them puts the whole response in
 * doubt; rows about something else, such as chain controls, are only counted.
 */
type Rows = { unreadable: number; others: number; problem: string | null; asOf: Date | null };
export type FireContent = Rows & { kind: 'fires'; fires: ReportedFire[]; keptKeys: string[] };
export type ClosureContent = Rows & { kind: 'closures'; closures: ReportedClosure[] };
export type HazardContent = FireContent | ClosureContent;

/** One source of fire perimeters or road closures. */
export type HazardFeedPort = SourcePort<HazardContent> & {
  hazard: HazardContent['kind'];
  /** A response whose own time is older than this is stale. Null: the source gives no such time. */
  freshForMinutes: number | null;
  /** How long complete responses must lack an entry before it ends. */
  goneAfterMinutes: number;
  /** Whether no entries at all is normal: in summer no pass is closed by snow. */
  mayBeEmpty: boolean;
};
