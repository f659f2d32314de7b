import { AREA_HAZARDS, type FemaRating, type RiskLevel } from '#contract/outreach/risk-words.ts';
import type { CountyRow, NewArea } from './store.ts';

/** The map's names for FEMA's ratings. Lower ratings aren't shown as areas at risk. */
const LEVELS: Partial<Record<FemaRating, RiskLevel>> = {
  'Very High': 'Very High Risk',
  'Relatively High': 'Relatively High Risk',
  'Relatively Moderate': 'Relatively Moderate Risk',
};

export const levelOf = (rating: FemaRating): RiskLevel | null => LEVELS[rating] ?? null;

type Figures = Pick<
  NewArea,
  'riskScore' | 'riskLevel' | 'population' | 'buildingValue' | 'expectedAnnualLoss' | 'hazards' | 'release'
>;

/** An area's figures from its county, or null if the county has no score or one too low for the map. */
export function figuresOf(county: CountyRow): Figures | null {
  const { riskScore, population, buildingValue, expectedAnnualLoss, release } = county;
  const riskLevel = levelOf(county.rating);
  if (riskScore === null || riskLevel === null) return null;
  const hazards = Object.fromEntries(AREA_HAZARDS.map((hazard) => [hazard, county.hazards[hazard]]));
  return {
    riskScore,
    riskLevel,
    population,
    buildingValue,
    expectedAnnualLoss,
    hazards: hazards as Figures['hazards'],
    release,
  };
}
