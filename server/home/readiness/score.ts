import { FULL_ITEMS, PARTS, type Part } from '#contract/home/readiness.ts';

/** Inputs of a score. Weights are sums of whole task weights. */
export type Facts = { hasPolicy: boolean; items: number; weightDone: number; weightAll: number };
export type Score = { score: number; breakdown: Record<Part, number> };

/**
 * The readiness score, rounded half up once at the end. Uses integer arithmetic, so floating-point errors
 * can't tip a half.
 */
export function scoreOf({ hasPolicy, items, weightDone, weightAll }: Facts): Score {
  const counted = Math.min(items, FULL_ITEMS);
  const all = Math.max(weightAll, 1); // without tasks, nothing counts as done
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
