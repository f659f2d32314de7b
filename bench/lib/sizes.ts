import { parseArgs } from 'node:util';

type Size = { full: number; small: number };

/**
 * `--small` proves that a bench still runs. It is too short to judge speed, so no bench fails because of a
 * ratio with it.
 */
export const isSmall = process.argv.includes('--small');

/** Sizes of a bench: full or small values, unless set on the command line, e.g. `--rounds 3`. */
export function sizesFor<Name extends string>(sizes: Record<Name, Size>): Record<Name, number> {
  const names = Object.keys(sizes) as Name[];
  const { values } = parseArgs({
    options: {
      small: { type: 'boolean' },
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    },
  });
  const given = values as Partial<Record<Name, string>>;
  const sizeOf = (name: Name): number => {
    const size = Number(given[name] ?? sizes[name][isSmall ? 'small' : 'full']);
    if (!Number.isInteger(size) || size < 1) throw new Error(`--${name} takes a whole number of at least 1`);
    return size;
  };
  return Object.fromEntries(names.map((name) => [name, sizeOf(name)])) as Record<Name, number>;
}
