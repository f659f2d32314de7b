import type { Size } from './target.ts';

export type AttackResult = {
  name: string;
  seconds: number;
  requests: number;
  faults: string[];
  /** Why the attack couldn't be tried here, or null. */
  skipped: string | null;
};
export type AttackRun = { seed: number; size: Size; at: string; results: AttackResult[] };

export const jsonOf = (run: AttackRun): string => `${JSON.stringify(run, null, 2)}\n`;

const MOST_FAULTS = 40;
const stateOf = ({ skipped, faults }: AttackResult) =>
  skipped ? `skipped: ${skipped}` : faults.length > 0 ? `FAILED (${faults.length})` : 'passed';

/** The same report as a readable page. */
export function textOf({ seed, size, at, results }: AttackRun): string {
  const rows = results.map(
    (one) => `| ${one.name} | ${stateOf(one)} | ${one.requests} | ${one.seconds.toFixed(1)} s |`,
  );
  const faults = results
    .filter((one) => one.faults.length > 0)
    .flatMap(({ name, faults: found }) => [
      `\n## ${name}\n`,
      ...found.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`),
      ...(found.length > MOST_FAULTS ? [`- and ${found.length - MOST_FAULTS} more, in report.json`] : []),
    ]);
  return [
    '# Attack report\n',
    `${at}, size ${size}, seed ${seed}. Repeat it with \`npm run attack -- --seed ${seed}${size === 'small' ? ' --small' : ''}\`.\n`,
    '| attack | result | requests | time |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...faults,
    '',
  ].join('\n');
}
