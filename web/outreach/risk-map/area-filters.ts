import type { RiskArea } from '#contract/outreach/risk-map.ts';
import { AREA_HAZARDS, type AreaHazard, RISK_LEVELS, type RiskLevel } from '#contract/outreach/risk-words.ts';

export type AreaFilters = { search: string; level: RiskLevel | 'all'; hazard: AreaHazard | 'all' };
export const NO_FILTERS: AreaFilters = { search: '', level: 'all', hazard: 'all' };

/** An area has a hazard if it scores above this. */
const HAZARD_ABOVE = 80;
const MAX_SEARCH = 100;

export function filterAreas(areas: readonly RiskArea[], { search, level, hazard }: AreaFilters): RiskArea[] {
  const wanted = search.trim().toLowerCase();
  return areas.filter(
    (area) =>
      (area.name.toLowerCase().includes(wanted) || area.county.toLowerCase().includes(wanted)) &&
      (level === 'all' || area.riskLevel === level) &&
      (hazard === 'all' || (area.hazards[hazard] ?? 0) > HAZARD_ABOVE),
  );
}

/** "Very High Risk" as a URL parameter: very-high. */
const slugOf = (level: RiskLevel) =>
  level
    .replace(/ Risk$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** Reads the filters from the URL; unknown values are ignored. */
export function readFilters(query: string): AreaFilters {
  const params = new URLSearchParams(query);
  return {
    search: (params.get('q') ?? '').slice(0, MAX_SEARCH),
    level: RISK_LEVELS.find((level) => slugOf(level) === params.get('risk')) ?? 'all',
    hazard: AREA_HAZARDS.find((hazard) => hazard === params.get('hazard')) ?? 'all',
  };
}

/** Returns the URL with these filters. */
export function withFilters(href: string, { search, level, hazard }: AreaFilters): string {
  const url = new URL(href);
  const named = {
    q: search.trim(),
    risk: level === 'all' ? '' : slugOf(level),
    hazard: hazard === 'all' ? '' : hazard,
  };
  for (const name of Object.keys(named)) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(named)) if (value) url.searchParams.set(name, value);
  return url.href;
}
