/** Written by scripts/first-areas.ts in the build. */
declare module 'virtual:first-areas' {
  import type { RiskList } from '#web/outreach/risk-map/risk-data.ts';

  export const firstAreas: RiskList<'areas'>;
}
declare module 'virtual:first-areas-checksum' {
  export const firstChecksum: number;
}
