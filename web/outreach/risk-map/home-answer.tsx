import { CircleCheck, CircleDashed, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AddressRisk } from '#contract/outreach/risk-map.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CountyHazards } from './hazard-chart.tsx';
import { NearbyDisasters, NearbyPartners } from './nearby.tsx';
import { OfficialStatus } from './official-status.tsx';
import { ScoreMark } from './risk-mark.tsx';
import { ShareLink } from './share-link.tsx';
import { SourceNote } from './source-note.tsx';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

/** States how precise the result is. */
export function precisionSentence({ precision, place, label }: AddressRisk): string {
  if (precision !== 'zip') return t.precision[precision];
  const zip = /\b\d{5}\b/.exec(place ?? label)?.[0];
  return zip ? t.precisionZip(zip) : t.precisionSomeZip;
}

export type HomeAnswerProps = { answer: AddressRisk; address: string; onClose: () => void };

/** Everything we know about one home. */
export function HomeAnswer({ answer, address, onClose }: HomeAnswerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The result replaces a loading state, so move focus to its title.
  useEffect(() => title.current?.focus({ preventScroll: true }), [answer]);
  const { county, risk, coverage } = answer;
  const isCovered = coverage === 'covered';
  const CoverIcon = isCovered ? CircleCheck : CircleDashed;
  return (
    <div data-answer="" className="grid animate-fade-in gap-5 border-t border-line pt-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 ref={title} tabIndex={-1} className="text-lg wrap-anywhere outline-none">
            {answer.label}
          </h3>
          <p className="mt-1 text-sm text-muted">{precisionSentence(answer)}</p>
        </div>
        <IconButton label={t.closeResult} className="-mt-2 -mr-2" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>

      <OfficialStatus answer={answer} />

      <div className={`grid gap-3 rounded-card p-4 ${isCovered ? 'bg-moss-soft' : 'bg-sunken'}`}>
        <p className={`flex items-center gap-2 font-semibold ${isCovered ? 'text-moss-ink' : ''}`}>
          <CoverIcon className="size-5 shrink-0" aria-hidden="true" />
          {t.coverage[coverage]}
        </p>
        <p>{answer.message}</p>
        <Link
          to={`/waitlist?address=${encodeURIComponent(address)}`}
          className={buttonClass({ variant: 'action' })}
        >
          {t.protectHome}
        </Link>
      </div>

      <div className="grid gap-3">
        <div>
          <h4 className="font-display text-lg font-semibold">
            {county.name}, {county.state}
          </h4>
          {risk ? (
            <p className="font-medium">{t.femaRatingIs(words.ratings[risk.rating])}</p>
          ) : (
            <p className="text-muted">{t.countyNotRated}</p>
          )}
        </div>
        {risk?.riskScore != null && <ScoreMark score={risk.riskScore} rating={words.ratings[risk.rating]} />}
        {risk && <CountyHazards hazards={risk.hazards} />}
      </div>

      <NearbyDisasters disasters={answer.disasters} miles={answer.radiusMiles} />
      <NearbyPartners partners={answer.partners} miles={answer.radiusMiles} />
      {answer.place && <ShareLink place={answer.place} />}
      <div>
        <SourceNote sources={answer.sources} />
        <p className="text-sm text-muted">{answer.attribution}</p>
      </div>
    </div>
  );
}
