/** Areas of a home in the owner's email, in the order they are listed. */
const AREAS = [
  ['policy.', 'policies'],
  ['household.plan', 'plan'],
  ['household.left', 'sharing'],
  ['household.', 'people'],
  ['claim.', 'claims'],
  ['home.', 'home'],
] as const;
export type ChangedArea = (typeof AREAS)[number][1];

/** The kinds of changes, each once. The content of a change is never in an email. */
export function changedAreas(actions: readonly string[]): ChangedArea[] {
  const areas = new Set(actions.map((action) => AREAS.find(([prefix]) => action.startsWith(prefix))?.[1]));
  return AREAS.map(([, area]) => area).filter((area) => areas.has(area));
}
