import type { CountyRisk, Disaster, Partner, RiskArea } from '#contract/outreach/risk-map.ts';
import type { AreaHazard } from '#contract/outreach/risk-words.ts';
import { versionOf } from './nri-release.ts';
import type { AreaRow, CountyRow, DisasterRow, PartnerRow } from './store.ts';

/** Maps rows to the contract. Fields it doesn't name are dropped. */

type Place = { lat: number; lng: number };
const coordinates = ({ lat, lng }: Place): Place => ({ lat, lng });

export function shownArea(row: AreaRow): RiskArea {
  const each = Object.entries(row.hazards);
  return {
    ...row,
    coordinates: coordinates(row),
    hazards: Object.fromEntries(each.map(([key, { score }]) => [key, score])) as RiskArea['hazards'],
    hazardRatings: Object.fromEntries(each.map(([key, { rating }]) => [key, rating])) as Record<
      AreaHazard,
      RiskArea['hazardRatings'][AreaHazard]
    >,
    version: row.release && versionOf(row.release),
  };
}

export const shownDisaster = ({ damageUsd, ...row }: DisasterRow): Disaster => ({
  ...row,
  damageUSD: damageUsd,
  coordinates: coordinates(row),
});

export const shownPartner = (row: PartnerRow): Partner => ({ ...row, coordinates: coordinates(row) });

export const toCountyRisk = (row: CountyRow): CountyRisk => ({ ...row, version: versionOf(row.release) });
