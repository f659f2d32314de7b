/** A known fire or closure, and what a response does to it. */
import type { HazardEndRule } from '#contract/hazards.ts';
import type { ReportedClosure, ReportedFire } from '#server/ports/hazard-feed.ts';

export type Entry = ReportedFire | ReportedClosure;

export type KnownHazard<E extends Entry = Entry> = {
  entry: E;
  absentSince: Date | null;
  absentPulls: number;
  isLost: boolean;
  endedAt: Date | null;
};

export type Step<E extends Entry = Entry> =
  | { kind: 'started' | 'changed'; key: string; entry: E }
  | { kind: 'ended'; key: string; rule: HazardEndRule }
  | { kind: 'seen'; key: string }
  | { kind: 'absent'; key: string; since: Date; pulls: number; isLost: boolean };

export const isClosure = (entry: Entry): entry is ReportedClosure => 'place' in entry;
