/** What recorded responses about fires and closures would have done, in words. Pure. */
import { hazardRuleText } from '#contract/emergency/hazard-rules.ts';
import type { ReplayedPull } from '#server/emergency/hazards/hazards.ts';

export type HazardReplay = { source: string; name: string; pull: ReplayedPull };

const changeText = (change: ReplayedPull['changes'][number]): string => {
  if (change.kind === 'ended') return `  ended ${change.key}: ${hazardRuleText(change.rule)}`;
  return `  ${change.kind} ${change.key}`;
};

export const hazardLines = ({ source, name, pull }: HazardReplay): string[] => [
  `${pull.at.toISOString()} ${source} ${name}: ${pull.outcome}, ${pull.state}, ${pull.inForce.length} in force${
    pull.reason ? `. ${pull.reason}` : ''
  }`,
  ...pull.changes.map(changeText),
];

export const hazardJson = ({ source, name, pull }: HazardReplay): string =>
  JSON.stringify({
    kind: 'hazards',
    at: pull.at.toISOString(),
    source,
    name,
    outcome: pull.outcome,
    state: pull.state,
    reason: pull.reason,
    inForce: pull.inForce,
    changes: pull.changes.map((change) => ({
      change: change.kind,
      key: change.key,
      ...(change.kind === 'ended' ? { rule: change.rule } : {}),
    })),
  });

/** How often each thing happened, over all sources. */
export function hazardSummary(replays: readonly HazardReplay[]): string[] {
  const sources = new Map<string, HazardReplay[]>();
  for (const one of replays) sources.set(one.source, [...(sources.get(one.source) ?? []), one]);
  return [...sources].map(([source, pulls]) => {
    const count = (kind: string) =>
      pulls.reduce((sum, { pull }) => sum + pull.changes.filter((one) => one.kind === kind).length, 0);
    const doubtful = pulls.filter(
      ({ pull }) => pull.outcome !== 'good' && pull.outcome !== 'unchanged',
    ).length;
    const left = pulls.at(-1)?.pull.inForce.length ?? 0;
    return `${source}: ${pulls.length} responses, ${doubtful} of them in doubt or lost; ${count('started')} started, ${count(
      'changed',
    )} changed, ${count('ended')} ended; ${left} in force at the end.`;
  });
}
