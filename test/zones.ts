/** Fictional zones and responses for tests. */
import type { MultiPolygon } from '#contract/shape.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';

/** A square of about 0.02 degrees; each number has its own location. */
export function square(n: number, size = 0.02): MultiPolygon {
  const west = -120 + (n % 20) * 0.05;
  const south = 36 + Math.floor(n / 20) * 0.05;
  return [
    [
      [
        [west, south],
        [west, south + size],
        [west + size, south + size],
        [west + size, south],
        [west, south],
      ],
    ],
  ];
}

export const reported = (given: Partial<ReportedZone> = {}): ReportedZone => ({
  officialId: 'US-CA-XTE-TOW-E001',
  words: 'Evacuation Order',
  shape: square(1),
  shapeProblem: null,
  name: null,
  county: 'Teller',
  notes: null,
  url: null,
  issuedAt: null,
  ...given,
});

/** The n-th zone, with its own id and location. */
export const numbered = (
  n: number,
  words: string | null = 'Evacuation Order',
  more: Partial<ReportedZone> = {},
) =>
  reported({ officialId: `US-CA-XTE-TOW-E${String(n).padStart(3, '0')}`, words, shape: square(n), ...more });

/** A row without any content. */
export const nothing: ReportedZone = {
  officialId: null,
  words: null,
  shape: null,
  shapeProblem: 'It came without a shape.',
  name: null,
  county: null,
  notes: null,
  url: null,
  issuedAt: null,
};
