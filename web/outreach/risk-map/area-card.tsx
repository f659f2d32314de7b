import { Activity, Flame, type LucideIcon, Waves, Wind } from 'lucide-react';
import type { RiskArea } from '#contract/outreach/risk-map.ts';
import type { AreaHazard } from '#contract/outreach/risk-words.ts';
import { cn } from '#web/ui/cn.ts';
import { HAZARD_NAMES, topHazards } from './hazards.ts';
import { bandOf } from './risk-bands.ts';
import { formatDollars, formatScore } from './risk-format.ts';
import { RiskDot } from './risk-mark.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

export const HAZARD_ICONS: Record<AreaHazard, LucideIcon> = {
  wildfire: Flame,
  earthquake: Activity,
  flood: Waves,
  hurricane: Wind,
};

/** DOM id of a card, used to scroll to it. */
export const cardId = (areaId: string) => `area-${areaId}`;

const boxClass = 'relative grid min-h-46.5 content-start @xl:min-h-42.5 gap-3 rounded-card border p-4';

type AreaCardProps = { area: RiskArea; isSelected: boolean; onSelect: () => void };

/** One area in the list. The whole card is clickable; its name is the button. */
export function AreaCard({ area, isSelected, onSelect }: AreaCardProps) {
  return (
    <li
      id={cardId(area.id)}
      className={cn(
        boxClass,
        'scroll-mt-14 scroll-mb-24 transition-colors has-[button:hover]:border-line-strong',
        isSelected ? 'border-pine bg-pine-soft ring-1 ring-pine' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-start justify-between gap-3 large-text:flex-wrap">
        <div className="min-w-0">
          <h3 className="text-lg">
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={onSelect}
              className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              {area.name}
            </button>
          </h3>
          <p className="text-sm text-muted">{area.county}</p>
        </div>
        <p className="shrink-0 text-right large-text:shrink large-text:text-left">
          <span className="tabular font-display text-2xl leading-none font-semibold">
            {formatScore(area.riskScore)}
          </span>
          <span className="mt-1 flex items-center justify-end gap-1.5 text-sm text-muted large-text:justify-start">
            <RiskDot color={bandOf(area.riskScore).color} />
            {t.scoreOf100}
          </span>
        </p>
      </div>
      <ul aria-label={t.highestHazards} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {topHazards(area.hazards).map(({ hazard, score }) => {
          const Icon = HAZARD_ICONS[hazard];
          return (
            <li key={hazard} className="flex items-center gap-1.5">
              <Icon className="size-4 text-muted" aria-hidden="true" />
              {HAZARD_NAMES[hazard]} <span className="tabular text-muted">{formatScore(score)}</span>
            </li>
          );
        })}
      </ul>
      {/* Browsers shorten billions in their own words. */}
      <p className="text-sm text-muted" suppressHydrationWarning>
        {t.ratingAndLoss(words.levels[area.riskLevel], formatDollars(area.expectedAnnualLoss))}
      </p>
    </li>
  );
}

/** Not animated, unlike other skeletons: thirty pulsing shapes would keep a slow phone busy. */
const shapeClass = 'skeleton block bg-line';

/** Placeholder of a card, with its final height. */
export function AreaCardSkeleton() {
  return (
    <li aria-hidden="true" className={`${boxClass} border-line bg-surface`} data-skeleton="">
      <div className="flex justify-between gap-3">
        <div className="grid flex-1 gap-2">
          <span className={`${shapeClass} h-5 w-2/5`} />
          <span className={`${shapeClass} w-3/5`} />
        </div>
        <span className={`${shapeClass} h-10 w-20`} />
      </div>
      <span className={`${shapeClass} w-3/4`} />
      <span className={`${shapeClass} w-4/5`} />
    </li>
  );
}
