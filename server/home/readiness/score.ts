import { FULL_ITEMS, PARTS, type Part } from '#contract/home/readiness.ts';

/** What a score is worked out from. Weights are of tasks, and whole. */
export type Facts = { hasPolicy: boolean; items: number; weightDone: number; weightAll: number };
export type Score = { score: number; breakdown: Record<Part, number> };

/**
 * The readiness score, rounded once, at the end, half up. It is worked out in whole numbers, so that no decimal that a
 * computer cannot hold ever decides on which side of a half it falls.
 */
export function scoreOf({ hasPolicy, items, weightDone, weightAll }: Facts): Score {
  const counted = Math.min(items, FULL_ITEMS);
  const all = Math.max(weightAll, 1); // no tasks: nothing of them is done
  const whole = (hasPolicy ? PARTS.policyCoverage : 0) + (items > 0 ? PARTS.homeInventory : 0);
  const denominator = FULL_ITEMS * all;
  const numerator =
    whole * denominator + PARTS.itemCount * counted * all + PARTS.tasksComplete * weightDone * FULL_ITEMS;
  return {
    score: Math.floor((2 * numerator + denominator) / (2 * denominator)),
    breakdown: {
      policyCoverage: hasPolicy ? PARTS.policyCoverage : 0,
      homeInventory: items > 0 ? PARTS.homeInventory : 0,
      itemCount: (PARTS.itemCount * counted) / FULL_ITEMS,
      tasksComplete: (PARTS.tasksComplete * weightDone) / all,
    },
  };
}

type Weighed = { status: 'TODO' | 'DONE'; weight: number };
const sum = (tasks: readonly Weighed[]) => tasks.reduce((total, { weight }) => total + weight, 0);

export const weightsOf = (tasks: readonly Weighed[]) => ({
  weightDone: sum(tasks.filter(({ status }) => status === 'DONE')),
  weightAll: sum(tasks),
});
