import { BRAND } from '#contract/brand.ts';
import type { RiskSource } from '#contract/outreach/risk-map.ts';
import { monthOf, versionOf } from './nri-release.ts';

/** FEMA requires this statement and the version wherever its figures are shown. */
function femaSource(release: string): RiskSource {
  const version = versionOf(release);
  const released = monthOf(release);
  const cited = version === released ? released : `${version}, ${released}`;
  return {
    name: 'FEMA National Risk Index',
    version,
    released,
    line: `FEMA National Risk Index ${cited}; not endorsed by FEMA`,
    disclaimer:
      `County figures are from the National Risk Index ${cited}, published by the Federal Emergency Management Agency. ` +
      'This product is not endorsed by FEMA, and FEMA cannot vouch for figures or conclusions drawn from its data ' +
      'after they leave its website. A score is a rank among all US counties from 0 to 100: it compares counties and ' +
      'says nothing certain about one home.',
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

export const DISASTER_SOURCE: RiskSource = {
  name: 'Public records of each disaster',
  version: null,
  released: null,
  line: 'CAL FIRE, USGS and published reports, named with each event',
  disclaimer:
    'Figures are as reported by the sources named with each event; reports differ, and a figure that was not reported ' +
    'is left open. Severity is our own scale, by the worst of deaths, damage, people evacuated and acres burned. ' +
    'Distances are to the point where the event began, or to the town it struck.',
  url: null,
};

export const PARTNER_SOURCE: RiskSource = {
  name: `${BRAND.name} support network`,
  version: null,
  released: null,
  line: `${BRAND.name} support network; partners marked as samples are not real businesses`,
  disclaimer:
    'Partners marked as samples show what the network looks like. Their names, telephone numbers and figures are made up.',
  url: null,
};
