import { useState } from 'react';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatDay, formatMoney, formatMonthDay } from '#web/lib/format.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatClock } from './format-clock.ts';
import { DaysDialog, HoursDialog, RateDialog } from './schedule-dialogs.tsx';
import * as t from '#text/office/partners.ts';
import { kinds } from '#text/outreach/partner-words.ts';

/** When a partner works, what it costs, and how much it can take. */
export function Schedule({ partner }: { partner: PartnerDetail }) {
  const [open, setOpen] = useState<'hours' | 'rate' | 'days' | null>(null);
  const close = () => setOpen(null);
  const button = (which: 'hours' | 'rate' | 'days', label: string) => (
    <May use={which === 'rate' ? 'partners.terms' : 'partners.edit'}>
      <Button variant="outline" className="justify-self-start" onClick={() => setOpen(which)}>
        {label}
      </Button>
    </May>
  );
  return (
    <>
      <PaneSection title={t.hours}>
        {partner.hours.length === 0 && <p className="text-muted">{t.alwaysOpen}</p>}
        <ul className="empty:hidden">
          {partner.hours.map(({ weekday, opens, closes }) => (
            <li key={weekday}>
              {t.hoursOf(
                t.weekdays[weekday] ?? '',
                formatClock(opens),
                closes > opens ? formatClock(closes) : t.nextDay(formatClock(closes)),
              )}
            </li>
          ))}
        </ul>
        {button('hours', t.setHours)}
      </PaneSection>
      <PaneSection title={t.prices}>
        {partner.rates.length === 0 && <p className="text-muted">{t.noPrices}</p>}
        <ul className="grid gap-1 empty:hidden">
          {partner.rates.map(({ kind, unit, validFrom, cents, isInForce }) => (
            <li key={`${kind}${unit}${validFrom}`} className="flex flex-wrap items-center gap-2">
              {kind !== partner.kind && <span className="font-medium">{kinds[kind]}</span>}
              {t.pricePer(formatMoney(cents), t.units[unit], formatDay(validFrom))}
              {isInForce && <Badge tone="moss">{t.inForce}</Badge>}
            </li>
          ))}
        </ul>
        {button('rate', t.setPrice)}
      </PaneSection>
      {/* Rooms have their own stock, night by night. */}
      {partner.kind !== 'hotel' && (
        <PaneSection title={t.capacity}>
          {partner.days.length === 0 && <p className="text-muted">{t.noCapacity}</p>}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2 empty:hidden">
            {partner.days.map(({ kind, day, capacity, free }) => (
              <li key={`${kind}${day}`} className="rounded-control border border-line px-3 py-2 tabular">
                {kind !== partner.kind && <span className="block text-sm">{kinds[kind]}</span>}
                {formatMonthDay(day)}: {t.freeOf(free, capacity)}
              </li>
            ))}
          </ul>
          {button('days', t.setCapacity)}
        </PaneSection>
      )}
      {open === 'hours' && <HoursDialog partner={partner} onClose={close} />}
      {open === 'rate' && <RateDialog partner={partner} onClose={close} />}
      {open === 'days' && <DaysDialog partner={partner} onClose={close} />}
    </>
  );
}
