import type { CountyRisk, RiskArea } from '#contract/outreach/risk-map.ts';
import type { AreaHazard, CountyHazard } from '#contract/outreach/risk-words.ts';
import { HAZARD_NAMES } from './hazards.ts';
import { ScoreBar } from './score-bar.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

/** Highest first; missing scores last. */
const byScore = (a: { score: number | null }, b: { score: number | null }) =>
  (b.score ?? -1) - (a.score ?? -1);

/** Every hazard that FEMA rates in a county, as labeled bars. */
export function CountyHazards({ hazards }: { hazards: CountyRisk['hazards'] }) {
  const rows = (Object.entries(hazards) as [CountyHazard, CountyRisk['hazards'][CountyHazard]][])
    .map(([hazard, { score, rating }]) => ({ hazard, score, rating }))
    .sort(byScore);
  return <Bars rows={rows} />;
}

/** The same for an area in the list. */
export function AreaHazards({ area }: { area: RiskArea }) {
  const rows = (Object.entries(area.hazards) as [AreaHazard, number | null][])
    .map(([hazard, score]) => ({ hazard, score, rating: area.hazardRatings[hazard] }))
    .sort(byScore);
  return <Bars rows={rows} />;
}

type Row = { hazard: CountyHazard; score: number | null; rating: CountyRisk['rating'] };

function Bars({ rows }: { rows: readonly Row[] }) {
  return (
    <ul aria-label={t.hazardScores} className="grid gap-3">
      {rows.map(({ hazard, score, rating }) => (
        <ScoreBar key={hazard} label={HAZARD_NAMES[hazard]} score={score} rating={words.ratings[rating]} />
      ))}
    </ul>
  );
}
