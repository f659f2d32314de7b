/**
 * The areas at risk that every server starts with, as the API returns them. The coverage page has them in its
 * HTML and needs no script until someone interacts with it. A checksum reveals servers whose areas differ.
 */
import type { Plugin } from 'vite';
import { listRiskAreas } from '#contract/outreach/risk-map.ts';
import { checksumOf } from '#contract/checksum.ts';
import type { Language } from '#contract/text/language.ts';
import { RISK_AREAS } from '#seeds/risk-areas.ts';
import { RISK_COUNTIES } from '#seeds/risk-counties.ts';
import { figuresOf, levelOf } from '#server/outreach/risk-map/area-figures.ts';
import { isBehind } from '#server/outreach/risk-map/exposure.ts';
import { femaSources } from '#server/outreach/risk-map/sources.ts';
import { shownArea } from '#server/outreach/risk-map/to-contract.ts';
import { inLanguage } from '#server/platform/caller.ts';

type Row = Parameters<typeof shownArea>[0];
type County = Parameters<typeof figuresOf>[0];

/** Like seeding: an area takes its county's figures if they are newer. */
function followCounty(area: Row): Row {
  const county = RISK_COUNTIES.find(({ fips }) => fips === area.fips) as County | undefined;
  const figures = county && isBehind(area, county) ? figuresOf(county) : null;
  return { ...area, ...figures };
}

/** What `GET /api/risk/areas` returns on a server that only has the built-in areas. */
export function firstAreas(language: Language) {
  const rows = RISK_AREAS.map(({ rating, ...area }) =>
    followCounty({ ...area, riskLevel: levelOf(rating) } as Row),
  ).sort((a, b) => b.riskScore - a.riskScore || (a.id < b.id ? -1 : 1));
  const sources = inLanguage(language, () => femaSources(rows.map(({ release }) => release)));
  return listRiskAreas.reply.parse({ items: rows.map(shownArea), sources });
}

const LIST = 'virtual:first-areas';
const CHECKSUM = 'virtual:first-areas-checksum';

export function firstAreasPlugin(): Plugin {
  let language: Language = 'en';
  return {
    name: 'first-areas',
    configResolved({ resolve }) {
      if (resolve.conditions.includes('spanish')) language = 'es';
    },
    resolveId: (id) => (id === LIST || id === CHECKSUM ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export const firstAreas = ${JSON.stringify(firstAreas(language))};`;
      if (id === `\0${CHECKSUM}`)
        return `export const firstChecksum = ${checksumOf(firstAreas(language).items)};`;
      return undefined;
    },
  };
}
