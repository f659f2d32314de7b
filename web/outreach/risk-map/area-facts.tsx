import type { RiskArea } from '#contract/outreach/risk-map.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FactList } from './fact-list.tsx';
import { HAZARD_NAMES, primaryHazards } from './hazards.ts';
import { explainRating } from './rating-words.ts';
import { formatCount, formatDollars, formatScore } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

const protectPath = ({ name, county }: RiskArea) =>
  `/waitlist?address=${encodeURIComponent(`${name}, ${county}`)}`;

export function ProtectLink({ area, className }: { area: RiskArea; className?: string }) {
  return (
    <Link to={protectPath(area)} className={buttonClass({ variant: 'action', className: className })}>
      {t.protectArea}
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
          [t.femaRating, words.levels[area.riskLevel]],
          ...(isUnderScore ? [] : ([[t.riskScore, `${formatScore(area.riskScore)}/100`]] as const)),
          [t.population, formatCount(area.population)],
          [t.buildingValue, formatDollars(area.buildingValue)],
          [t.annualLoss, formatDollars(area.expectedAnnualLoss)],
        ]}
      />
      {!isUnderScore && (
        <p className="text-sm text-muted">
          {explainRating(words.levelRatings[area.riskLevel], area.riskScore)}
        </p>
      )}
      <div className="text-sm">
        <p className="font-medium">{t.primaryHazards}</p>
        {hazards.length === 0 ? (
          <p className="text-muted">{t.noneAbove30}</p>
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
