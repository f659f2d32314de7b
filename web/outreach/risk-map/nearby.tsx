import type { ReactNode } from 'react';
import type { AddressRisk } from '#contract/outreach/risk-map.ts';
import { formatLongDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DisasterSources } from './disaster-facts.tsx';
import { DISASTER_ICONS } from './disaster-icons.ts';
import { formatMiles } from './risk-format.ts';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

const AT_FIRST = 3;

type NearbyProps = {
  title: string;
  none: string;
  more: (count: number) => string;
  rows: readonly ReactNode[];
};

/** A short list with a button for the rest. */
function Nearby({ title, none, more, rows }: NearbyProps) {
  const rest = rows.slice(AT_FIRST);
  return (
    <div className="grid gap-2">
      <h4 className="font-display text-lg font-semibold">{title}</h4>
      {rows.length === 0 && <p className="text-muted">{none}</p>}
      {rows.length > 0 && <ul className="grid gap-3">{rows.slice(0, AT_FIRST)}</ul>}
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-medium text-pine-ink underline underline-offset-4">
            {more(rest.length)}
          </summary>
          <ul className="grid gap-3 pt-1">{rest}</ul>
        </details>
      )}
    </div>
  );
}

type DisastersProps = { disasters: AddressRisk['disasters']; miles: number };

export function NearbyDisasters({ disasters, miles }: DisastersProps) {
  const rows = disasters.map((disaster) => {
    const Icon = DISASTER_ICONS[disaster.type];
    return (
      <li key={disaster.id} className="flex gap-3">
        <Icon className="mt-1 size-5 shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium">{disaster.name}</p>
          <p className="text-sm text-muted">
            {t.disasterLine(
              words.hazards[disaster.type],
              words.severities[disaster.severity],
              formatLongDay(disaster.date),
              formatMiles(disaster.distanceMiles),
            )}
          </p>
          <DisasterSources sources={disaster.sources} />
        </div>
      </li>
    );
  });
  return (
    <Nearby
      title={t.disastersWithin(miles)}
      none={t.noDisasterWithin(miles)}
      more={t.more.disasters}
      rows={rows}
    />
  );
}

type PartnersProps = { partners: AddressRisk['partners']; miles: number };

export function NearbyPartners({ partners, miles }: PartnersProps) {
  const rows = partners.map((partner) => (
    <li key={partner.id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <div className="min-w-0">
        <p className="font-medium">{partner.name}</p>
        <p className="text-sm text-muted">
          {words.partnerTypes[partner.type]} · {formatMiles(partner.distanceMiles)}
        </p>
      </div>
      {partner.isSample && <Badge>{t.sample}</Badge>}
    </li>
  ));
  return (
    <Nearby
      title={t.partnersWithin(miles)}
      none={t.noPartnerWithin(miles)}
      more={t.more.partners}
      rows={rows}
    />
  );
}
