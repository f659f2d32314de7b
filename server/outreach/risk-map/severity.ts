import { SEVERITIES, type Severity } from '#contract/outreach/risk-words.ts';

type Toll = {
  fatalities: number | null;
  damageUsd: number | null;
  evacuated: number | null;
  acresBurned: number | null;
};

/**
 * Thresholds per severity; any one figure is enough. Our own scale, because no agency rates all disaster
 * types.
 */
const FROM: Record<Exclude<Severity, 'minor'>, Record<keyof Toll, number>> = {
  catastrophic: { fatalities: 50, damageUsd: 10e9, evacuated: 500_000, acresBurned: Infinity },
  severe: { fatalities: 10, damageUsd: 1e9, evacuated: 100_000, acresBurned: Infinity },
  major: { fatalities: 2, damageUsd: 100e6, evacuated: 10_000, acresBurned: 100_000 },
  moderate: { fatalities: 1, damageUsd: 10e6, evacuated: 1_000, acresBurned: 5_000 },
};

/** Severity by the worst known figure. Unreported figures don't count. */
export function severityOf(toll: Toll): Severity {
  const reaches = (severity: Severity) =>
    severity === 'minor' ||
    (Object.keys(FROM[severity]) as (keyof Toll)[]).some((key) => (toll[key] ?? 0) >= FROM[severity][key]);
  return SEVERITIES.toReversed().find(reaches) ?? 'minor';
}
