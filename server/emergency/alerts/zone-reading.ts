/**
 * Interprets a reported zone before it is compared with what we know: leftover test words and conflicting rows. Pure.
 */
import type { ZoneRule } from '#contract/emergency/zone-rules.ts';
import type { NormalZone } from './normal-zones.ts';
import { CONFIRMING_PULLS } from './pull-quality.ts';
import { QUESTION_MS } from './zone-absence.ts';
import { rowsReview } from './zone-reviews.ts';
import { rehearsalWord } from './zone-status.ts';
import type { ZoneReview, ZoneState } from './zone-step.ts';

type Rows = Pick<ZoneState, 'rowsKey' | 'rowsSince' | 'rowsPulls' | 'rowsChoice'>;
export const NO_ROWS: Rows = { rowsKey: null, rowsSince: null, rowsPulls: 0, rowsChoice: null };

export type Reading = {
  seen: NormalZone;
  rows: Rows;
  reviews: ZoneReview[];
  /** The rule that made this reading differ from the plain one. */
  rule: ZoneRule | null;
};

export type ReadingContext = {
  at: Date;
  /** Whether the response is complete. Only complete ones count toward the time limit of a conflict. */
  isWhole: boolean;
  isBesideOrders: (zone: NormalZone, before: ZoneState | undefined) => boolean;
};

export function readZone(
  known: ZoneState | undefined,
  reported: NormalZone,
  context: ReadingContext,
): Reading {
  const word = withoutLeftoverWord(known, reported, context);
  const read = readRows(known, word.seen, context);
  return { ...read, rule: read.rule ?? word.rule };
}

/** A manual refusal stays in effect. Only a label can be a leftover, never a sentence that says it is a test. */
function withoutLeftoverWord(
  known: ZoneState | undefined,
  reported: NormalZone,
  { isBesideOrders }: ReadingContext,
): Pick<Reading, 'seen' | 'rule'> {
  const isRefused = known?.verdict === 'refused' && known.endedAt === null;
  if (reported.rehearsal === null || reported.isPlainTest || isRefused) return { seen: reported, rule: null };
  const isLeftover = isActiveWithWord(known, reported) || isBesideOrders(reported, known);
  return isLeftover
    ? { seen: { ...reported, rehearsal: null }, rule: 'test-word-beside-orders' }
    : { seen: reported, rule: null };
}

/** It has been active with the word, and stays active when its neighbors end first. */
const isActiveWithWord = (known: ZoneState | undefined, reported: NormalZone): boolean =>
  known !== undefined &&
  known.endedAt === null &&
  known.verdict === 'auto' &&
  known.status === 'order' &&
  reported.status === 'order' &&
  rehearsalWord([known.key, known.words, known.name, known.county, known.notes]) !== null;

/**
 * Rows without times conflict. The row that we saw appear later is newer: an order starts at once, while a milder row
 * goes to review once and counts after 12 hours of complete responses if no one decides.
 */
function readRows(
  known: ZoneState | undefined,
  seen: NormalZone,
  { at, isWhole }: ReadingContext,
): Omit<Reading, 'rule'> & { rule: ZoneRule | null } {
  const { rival } = seen;
  if (!rival) return { seen, rows: NO_ROWS, reviews: [], rule: null };
  const before = known && known.rowsKey === rival.key ? known : undefined;
  const choice = before?.rowsChoice ?? laterRow(known, seen);
  const since = before ? before.rowsSince : at;
  // Counted only up to the limit, so that an open conflict isn't written at every response.
  const pulls = Math.min((before?.rowsPulls ?? 0) + (isWhole ? 1 : 0), CONFIRMING_PULLS);
  const rows = { rowsKey: rival.key, rowsSince: since, rowsPulls: pulls, rowsChoice: choice };
  const other = { ...rival.zone, key: seen.key };
  if (choice === 'severe') return { seen, rows: { ...rows, rowsSince: null }, reviews: [], rule: null };
  if (choice === 'rival')
    return { seen: other, rows: { ...rows, rowsSince: null }, reviews: [], rule: 'decided-by-team' };
  const isOver =
    choice === 'later' &&
    since !== null &&
    pulls >= CONFIRMING_PULLS &&
    at.getTime() - since.getTime() >= QUESTION_MS;
  if (isOver)
    return {
      seen: other,
      rows: { ...rows, rowsSince: null, rowsChoice: 'rival' },
      reviews: [],
      rule: 'later-row',
    };
  return { seen, rows, reviews: before ? [] : [rowsReview(seen, rival)], rule: 'rows-disagree' };
}

/** Which row came later, by our own observation, else by the source's row numbers. */
function laterRow(known: ZoneState | undefined, seen: NormalZone): 'later' | 'unknown' | 'severe' {
  const { rival } = seen;
  if (known && known.endedAt === null && known.rowsKey === null) {
    if (known.status === seen.status) return 'later';
    if (known.status === rival?.zone.status) return 'severe';
  }
  const [severe, milder] = [seen.rowNumber, rival?.zone.rowNumber ?? null];
  if (severe === null || milder === null) return 'unknown';
  return milder > severe ? 'later' : 'severe';
}
