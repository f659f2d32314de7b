/** Areas of a home in the owner's email, in the order they are listed. */
const AREAS = [
  ['policy.', 'Insurance policies'],
  ['household.plan', 'Evacuation plan'],
  ['household.left', 'Who shares the home'],
  ['household.', 'People, pets or contacts'],
  ['claim.', 'Claim packets'],
  ['home.', 'Home details'],
] as const;

/** The kinds of changes in plain words, each once. The content of a change is never in an email. */
export function changedAreas(actions: readonly string[]): string[] {
  const areas = new Set(actions.map((action) => AREAS.find(([prefix]) => action.startsWith(prefix))?.[1]));
  return AREAS.map(([, area]) => area).filter((area) => areas.has(area));
}
