import type { Worksheet } from '#contract/home/recovery-rebuild-records.ts';

const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((all, cents) => all + cents, 0);

type Way = { costs: Readonly<Record<string, number>>; covered: Readonly<Record<string, number>> };

const wayOf = ({ costs, covered }: Way) => {
  const [costCents, coveredCents] = [sum(costs), sum(covered)];
  return { costCents, coveredCents, ownCents: costCents - coveredCents };
};

/** Both options side by side. The difference is how much more moving costs the household than repairing. */
export function compareWays({ repair, move }: Pick<Worksheet, 'repair' | 'move'>) {
  const ways = { repair: wayOf(repair), move: wayOf(move) };
  return { ...ways, differenceCents: ways.move.ownCents - ways.repair.ownCents };
}
