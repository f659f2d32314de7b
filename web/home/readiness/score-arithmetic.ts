import { FULL_ITEMS, type Part, PARTS, type Readiness } from '#contract/home/readiness.ts';
import * as t from '#text/home/readiness.ts';

/** One part of the score: its current value and the arithmetic behind it. */
export type PartShown = { part: Part; label: string; value: number; max: number; sum: string };

/** Formats 35 as "35.0", so that all parts align. */
export const oneDecimal = (value: number): string => value.toFixed(1);

const LABELS: Record<Part, string> = {
  ...t.parts,
  itemCount: t.parts.itemCount(FULL_ITEMS),
};

function sumOf(part: Part, { facts, breakdown }: Pick<Readiness, 'facts' | 'breakdown'>): string {
  const result = oneDecimal(breakdown[part]);
  const { hasPolicy, items, weightDone, weightAll } = facts;
  switch (part) {
    case 'policyCoverage':
      return hasPolicy ? t.hasPolicy(result) : t.noPolicy;
    case 'homeInventory':
      return items > 0 ? t.hasItem(result) : t.noItem;
    case 'itemCount':
      return t.itemSum(PARTS.itemCount, Math.min(items, FULL_ITEMS), FULL_ITEMS, result);
    case 'tasksComplete':
      return t.taskSum(PARTS.tasksComplete, weightDone, weightAll, result);
  }
}

/** The four parts with their arithmetic. */
export const partsOf = (readiness: Pick<Readiness, 'facts' | 'breakdown'>): PartShown[] =>
  (Object.keys(PARTS) as Part[]).map((part) => ({
    part,
    label: LABELS[part],
    value: readiness.breakdown[part],
    max: PARTS[part],
    sum: sumOf(part, readiness),
  }));

/** "15.0 + 10.0 + 4.8 + 35.0 = 64.8, rounded to 65" */
export function totalLine({ breakdown, score }: Pick<Readiness, 'breakdown' | 'score'>): string {
  const values = (Object.keys(PARTS) as Part[]).map((part) => breakdown[part]);
  const total = values.reduce((sum, value) => sum + value, 0);
  const line = `${values.map(oneDecimal).join(' + ')} = ${oneDecimal(total)}`;
  return Math.abs(total - score) < 0.05 ? line : t.roundedTo(line, score);
}
