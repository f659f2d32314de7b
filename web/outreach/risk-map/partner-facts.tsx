import { Star } from 'lucide-react';
import type { Partner } from '#contract/outreach/risk-map.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { FactList } from './fact-list.tsx';
import { formatCount } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

const MAX_STARS = 5;
const MAX_SERVICES = 3;
const AVAILABILITY = { available: 'moss', limited: 'amber', unavailable: 'danger' } as const;

function Stars({ rating }: { rating: number }) {
  const full = Math.floor(rating);
  return (
    <p className="flex items-center gap-2 text-sm">
      <span aria-hidden="true" className="flex" data-stars={full}>
        {Array.from({ length: MAX_STARS }, (_, at) => (
          <Star
            key={at}
            className={cn('size-4', at < full ? 'fill-amber text-amber-ink' : 'text-line-strong')}
          />
        ))}
      </span>
      <span className="tabular text-muted">{t.starsOf(rating.toFixed(1), MAX_STARS)}</span>
    </p>
  );
}

/** A partner's facts, as labeled in its popup. */
export function PartnerFacts({ partner }: { partner: Partner }) {
  const services = partner.services.length > 0 ? partner.services : partner.amenities;
  const more = services.length - MAX_SERVICES;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-1.5">
        {partner.isSample && <Badge>{t.sample}</Badge>}
        <Badge tone="pine">{words.networkStatuses[partner.networkStatus]}</Badge>
        <Badge tone={AVAILABILITY[partner.availability]}>{words.availabilities[partner.availability]}</Badge>
      </div>
      {partner.rating !== null && <Stars rating={partner.rating} />}
      <FactList
        facts={[
          [t.type, words.partnerTypes[partner.type]],
          [t.capacity, formatCount(partner.capacity)],
          [t.priceRange, partner.priceRange],
          [t.contact, partner.contactPhone],
        ]}
      />
      {services.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{t.services}</p>
          <p className="text-muted">
            {services.slice(0, MAX_SERVICES).join(', ')}
            {more > 0 && <span className="font-medium"> {t.moreServices(more)}</span>}
          </p>
        </div>
      )}
      {partner.isSample && <p className="text-sm text-muted">{t.notReal}</p>}
    </div>
  );
}
