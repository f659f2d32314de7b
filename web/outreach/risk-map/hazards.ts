import type { AreaHazard, CountyHazard } from '#contract/outreach/risk-words.ts';
import { hazards } from '#text/outreach/risk-words.ts';

export const HAZARD_NAMES: Record<AreaHazard | CountyHazard, string> = hazards;

export type HazardScore<H extends string = AreaHazard> = { hazard: H; score: number };

/** Hazards with a score, highest first. */
export const scoredHazards = <H extends string>(
  hazards: Readonly<Record<H, number | null>>,
): HazardScore<H>[] =>
  (Object.entries(hazards) as [H, number | null][])
    .flatMap(([hazard, score]) => (score === null ? [] : [{ hazard, score }]))
    .sort((a, b) => b.score - a.score);

const ON_A_CARD = 2;
/** The two highest hazards, for a card. */
export const topHazards = <H extends string>(hazards: Readonly<Record<H, number | null>>): HazardScore<H>[] =>
  scoredHazards(hazards).slice(0, ON_A_CARD);

const PRIMARY_ABOVE = 30;
/** The hazards named in a popup. */
export const primaryHazards = <H extends string>(
  hazards: Readonly<Record<H, number | null>>,
): HazardScore<H>[] => scoredHazards(hazards).filter(({ score }) => score > PRIMARY_ABOVE);
