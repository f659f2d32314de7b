import {
  COUNTY_HAZARDS,
  FEMA_RATINGS,
  WEST,
  type CountyHazard,
  type FemaRating,
} from '#contract/outreach/risk-words.ts';
import { releaseNamed } from './nri-release.ts';
import { countyName, stateOfFips } from './state-codes.ts';
import type { NewCounty } from './store.ts';

/** Column prefixes of each hazard. Inland flooding was "riverine" (RFLD) until 1.19. */
const PREFIXES: Record<CountyHazard, readonly string[]> = {
  wildfire: ['WFIR'],
  earthquake: ['ERQK'],
  flood: ['IFLD', 'RFLD'],
  coastalFlood: ['CFLD'],
  landslide: ['LNDS'],
  hurricane: ['HRCN'],
};
/** The release by its columns, for tables without a release column. */
const RELEASE_BY_COLUMNS = new Map([
  ['IFLD', '2025-12-01'],
  ['RFLD', '2023-03-01'],
]);

/** Column positions of the fields we read. */
export type Layout = {
  width: number;
  at: (column: string) => number | undefined;
  prefixOf: Record<CountyHazard, string>;
  releaseByColumns: string;
};

/** Parses the header, or returns a sentence on why it isn't FEMA's county table. */
export function readHeader(fields: readonly string[]): Layout | { problem: string } {
  const places = new Map(fields.map((name, i) => [name.trim().toUpperCase(), i] as const));
  const missing = ['STCOFIPS', 'COUNTY', 'RISK_SCORE', 'RISK_RATNG'].filter((name) => !places.has(name));
  const prefixOf: Partial<Record<CountyHazard, string>> = {};
  for (const hazard of COUNTY_HAZARDS) {
    const has = (prefix: string) => places.has(`${prefix}_RISKS`) && places.has(`${prefix}_RISKR`);
    const prefix = PREFIXES[hazard].find(has);
    if (prefix) prefixOf[hazard] = prefix;
    else missing.push(`${PREFIXES[hazard].join('/')}_RISKS and _RISKR`);
  }
  if (missing.length > 0) {
    const some =
      missing.slice(0, 4).join(', ') + (missing.length > 4 ? ` and ${missing.length - 4} more` : '');
    return {
      problem: `This is not the county table of the National Risk Index: its first line lacks ${some}. Nothing was changed.`,
    };
  }
  return {
    width: fields.length,
    at: (column) => places.get(column),
    prefixOf: prefixOf as Record<CountyHazard, string>,
    releaseByColumns: RELEASE_BY_COLUMNS.get(prefixOf.flood ?? '') ?? '',
  };
}

export type RowResult =
  | { outcome: 'county'; county: NewCounty }
  /** A county in a state we don't import. */
  | { outcome: 'elsewhere' }
  | { outcome: 'bad'; problem: string };

/** An error in one row. Thrown and caught only in this file. */
class BadRow extends Error {}

const KEPT: readonly string[] = WEST;

/** Reads one line of the table. */
export function readRow(layout: Layout, fields: readonly string[]): RowResult {
  try {
    if (fields.length !== layout.width)
      throw new BadRow(`it has ${fields.length} fields, not ${layout.width}`);
    const get = (column: string) => (fields[layout.at(column) ?? -1] ?? '').trim();
    const fips = readFips(get('STCOFIPS'));
    const state = stateOfFips(fips) ?? '';
    if (!KEPT.includes(state)) return { outcome: 'elsewhere' };
    if (get('STATEABBRV') !== '' && get('STATEABBRV') !== state)
      throw new BadRow(`STCOFIPS ${fips} is of ${state}, STATEABBRV says ${get('STATEABBRV')}`);
    const hazards = COUNTY_HAZARDS.map((hazard) => {
      const prefix = layout.prefixOf[hazard];
      const rating = readRating(`${prefix}_RISKR`, get(`${prefix}_RISKR`));
      return [hazard, { score: readScore(`${prefix}_RISKS`, get(`${prefix}_RISKS`)), rating }] as const;
    });
    const county = {
      fips,
      name: readName(fips, get('COUNTY'), get('COUNTYTYPE')),
      state,
      riskScore: readScore('RISK_SCORE', get('RISK_SCORE')),
      rating: readRating('RISK_RATNG', get('RISK_RATNG')),
      population: readAmount('POPULATION', get('POPULATION')),
      buildingValue: readAmount('BUILDVALUE', get('BUILDVALUE')),
      expectedAnnualLoss: readAmount('EAL_VALT', get('EAL_VALT')),
      hazards: Object.fromEntries(hazards) as NewCounty['hazards'],
      release: readRelease(layout, get('NRI_VER')),
    };
    return { outcome: 'county', county };
  } catch (e) {
    if (e instanceof BadRow) return { outcome: 'bad', problem: e.message };
    throw e;
  }
}

/** Spreadsheets drop the leading zero. */
function readFips(text: string): string {
  const fips = text.padStart(5, '0');
  if (!/^\d{4,5}$/.test(text) || !stateOfFips(fips))
    throw new BadRow(`STCOFIPS is no county: ${shown(text)}`);
  return fips;
}

function readName(fips: string, bare: string, type: string): string {
  if (bare === '' || /[\0\uFFFD]/.test(bare))
    throw new BadRow(`COUNTY cannot be read: ${shown(bare)}; save the file as UTF-8`);
  if (type === '' || /\bcity$/i.test(bare)) return countyName(fips, bare);
  return /^city$/i.test(type) ? bare : `${bare} ${type}`;
}

function readAmount(column: string, text: string): number | null {
  if (text === '') return null;
  const value = /^[-+.\dEe]+$/.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value) || value < 0) throw new BadRow(`${column} is no amount: ${shown(text)}`);
  return value;
}

function readScore(column: string, text: string): number | null {
  const value = readAmount(column, text);
  if (value !== null && value > 100) throw new BadRow(`${column} is no score: ${shown(text)}`);
  return value;
}

function readRating(column: string, text: string): FemaRating {
  const rating = FEMA_RATINGS.find((known) => known.toLowerCase() === text.toLowerCase());
  if (!rating) throw new BadRow(`${column} is no rating: ${shown(text)}`);
  return rating;
}

function readRelease(layout: Layout, text: string): string {
  const release = text === '' ? layout.releaseByColumns : releaseNamed(text);
  if (!release) throw new BadRow(`NRI_VER is no month: ${shown(text)}`);
  return release;
}

/** A short one-line excerpt. */
const shown = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
