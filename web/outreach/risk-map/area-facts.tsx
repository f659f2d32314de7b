import type { RiskArea } from '#contract/outreach/risk-map.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { FactList } from './fact-list.tsx';
import { HAZARD_NAMES, primaryHazards } from './hazards.ts';
import { bandOf } from './risk-bands.ts';
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

const scoreFacts = (score: number) =>
  [
    ['Risk score', `${formatScore(score)}/100`],
    ['Score band', bandOf(score).word],
  ] as const;

type AreaFactsProps = {
  area: RiskArea;
  /** The score and its band are already shown above. */
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
          ...(isUnderScore ? [] : scoreFacts(area.riskScore)),
          ['Population', formatCount(area.population)],
          ['Building value', formatDollars(area.buildingValue)],
          ['Expected annual loss', formatDollars(area.expectedAnnualLoss)],
        ]}
      />
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
