import { BRAND } from '#contract/brand.ts';
import type { RiskSource } from '#contract/outreach/risk-map.ts';
import { monthOf, versionOf } from './nri-release.ts';
import { say } from '#server/platform/say.ts';

/** FEMA requires this statement and the version wherever its figures are shown. */
function femaSource(release: string): RiskSource {
  const t = say().riskMessages;
  const version = versionOf(release);
  const released = monthOf(release);
  const cited = version === released ? released : `${version}, ${released}`;
  return {
    name: 'FEMA National Risk Index',
    version,
    released,
    line: t.femaLine(cited),
    disclaimer: t.femaDisclaimer(cited),
    url: 'https://hazards.fema.gov/nri/',
  };
}

/** One source line per release, newest first. */
export const femaSources = (releases: Iterable<string | null>): RiskSource[] =>
  [...new Set(releases)]
    .filter((release) => release !== null)
    .sort()
    .toReversed()
    .map(femaSource);

export const disasterSource = (): RiskSource => ({
  ...say().riskMessages.disasters,
  version: null,
  released: null,
  url: null,
});

export function partnerSource(): RiskSource {
  const t = say().riskMessages;
  return {
    name: t.partnersName(BRAND.name),
    version: null,
    released: null,
    line: t.partnersLine(BRAND.name),
    disclaimer: t.partnersDisclaimer,
    url: null,
  };
}
