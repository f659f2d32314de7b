import { Map as MapIcon, X } from 'lucide-react';
import type { RiskArea, RiskSource } from '#contract/outreach/risk-map.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AreaFacts, ProtectLink } from './area-facts.tsx';
import { AreaHazards } from './hazard-chart.tsx';
import { ScoreMark } from './risk-mark.tsx';
import { SourceNote } from './source-note.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

export type AreaPanelProps = {
  area: RiskArea;
  sources: readonly RiskSource[];
  /** The map popup has the figures and the button; where both fit, the panel doesn't repeat them. */
  hasPopup: boolean;
  onClose: () => void;
  /** On a phone, where the map may be hidden. */
  onShowMap?: (() => void) | undefined;
};

/** The selected area: at the top right of the map on wide screens, a bottom sheet on narrow ones. */
export function AreaPanel({ area, sources, hasPopup, onClose, onShowMap }: AreaPanelProps) {
  return (
    <section
      aria-label={t.detailsOf(area.name)}
      className="grid gap-4 p-4 @max-4xl:max-h-[50svh] @max-4xl:overflow-y-auto @max-4xl:rounded-t-card @max-4xl:border-t @max-4xl:border-line-strong @max-4xl:bg-raised @max-4xl:pb-[max(1rem,env(safe-area-inset-bottom))] @max-4xl:shadow-float"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="text-xl">{area.name}</h3>
          <p className="text-sm text-muted">{area.county}</p>
        </div>
        <IconButton label={t.closeDetails} className="-mt-2 -mr-2" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <ScoreMark score={area.riskScore} rating={words.levelRatings[area.riskLevel]} />
      <div className={cn(hasPopup && '@4xl:hidden')}>
        <AreaFacts area={area} isUnderScore />
      </div>
      <AreaHazards area={area} />
      <div className={cn('flex flex-wrap gap-2', hasPopup && '@4xl:hidden')}>
        <ProtectLink area={area} className="flex-1" />
        {onShowMap && (
          <Button variant="outline" className="flex-1 @4xl:hidden" onClick={onShowMap}>
            <MapIcon className="size-5" aria-hidden="true" />
            {t.showOnMap}
          </Button>
        )}
      </div>
      <SourceNote sources={sources} />
    </section>
  );
}
