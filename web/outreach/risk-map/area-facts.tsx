import type { RiskArea } from '#contract/outreach/risk-map.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FactList } from './fact-list.tsx';
import { HAZARD_NAMES, primaryHazards } from './hazards.ts';
import { explainRating } from './rating-words.ts';
import { formatCount, formatDollars, formatScore } from './risk-format.ts';

const protectPath = ({ name, county }: RiskArea) =>
  `/waitlist?address=${encodeURIComponent(`${name}, ${county}`)}`;

export function ProtectLink({ area, className }: { area: RiskArea; className?: string }) {
  return (
    <Link to={protectPath(area)} className={buttonClass({ variant: 'action', class: className })}>
      Protect This Area
    </Link>
  );
}

type AreaFactsProps = {
  area: RiskArea;
  /** The score is already shown and explained above. */
  isUnderScore?: boolean;
};

/** An area's figures, as labeled in its popup. */
export function AreaFacts({ area, isUnderScore = false }: AreaFactsProps) {
  const hazards = primaryHazards(area.hazards);
  return (
    <div className="grid gap-3">
      <FactList
        facts={[
          ['FEMA rating', area.riskLevel],
          ...(isUnderScore ? [] : ([['Risk score', `${formatScore(area.riskScore)}/100`]] as const)),
          ['Population', formatCount(area.population)],
          ['Building value', formatDollars(area.buildingValue)],
          ['Expected annual loss', formatDollars(area.expectedAnnualLoss)],
        ]}
      />
      {!isUnderScore && <p className="text-sm text-muted">{explainRating(area.riskLevel, area.riskScore)}</p>}
      <div className="text-sm">
        <p className="font-medium">Primary hazards</p>
        {hazards.length === 0 ? (
          <p className="text-muted">None above 30.</p>
        ) : (
          <ul className="flex flex-wrap gap-x-3">
            {hazards.map(({ hazard, score }) => (
              <li key={hazard}>
                {HAZARD_NAMES[hazard]} <span className="tabular text-muted">{formatScore(score)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
