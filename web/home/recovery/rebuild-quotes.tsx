import { Pencil, Scale, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cslbLink, isCslbNumber, QUOTES_WANTED, type RebuildView } from '#contract/home/recovery-rebuild.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { QuoteDialog } from './rebuild-quote-dialog.tsx';
import { RemoveButton } from './record-dialog.tsx';
import * as t from '#text/home/recovery-rebuild.ts';

export type Quote = RebuildView['quotes'][number];
type PartProps = { rebuild: RebuildView; homeId: string };

/** A quote from either source, as the comparison shows it. */
type Compared = {
  key: string;
  by: string;
  totalCents: number;
  /** Only for the household's own records. */
  quote: Quote | null;
  booked: RebuildView['booked'][number] | null;
};

const order = { hired: 0, received: 1, declined: 2 };

/** Hired contractors first, then open quotes, then declined ones. */
function comparedIn({ quotes, booked }: RebuildView): Compared[] {
  const own = quotes
    .toSorted((a, b) => order[a.details.status] - order[b.details.status])
    .map((quote) => ({
      key: quote.id,
      by: quote.details.by,
      totalCents: quote.details.totalCents,
      quote,
      booked: null,
    }));
  const others = booked.map((one) => ({
    key: one.bookingId,
    by: one.by,
    totalCents: one.totalCents,
    quote: null,
    booked: one,
  }));
  return [...own, ...others];
}

export function Quotes({ rebuild, homeId }: PartProps) {
  const [open, setOpen] = useState<{ quote: Quote | null } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const all = comparedIn(rebuild);
  const isChosen = ({ key }: Compared) =>
    chosen ? chosen.has(key) : all.findIndex((one) => one.key === key) < QUOTES_WANTED;
  const shown = all.filter(isChosen);
  const toggle = (key: string) => {
    const next = new Set(shown.map((one) => one.key));
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const lowest = Math.min(...shown.map(({ totalCents }) => totalCents));
  return (
    <Section icon={Scale} title={t.quotes}>
      <p className="max-w-prose text-muted">{t.quotesText}</p>
      <div className="flex flex-wrap gap-3">
        {rebuild.canEdit && <Button onClick={() => setOpen({ quote: null })}>{t.addQuote}</Button>}
        <Link to="/bookings/new/contractor-visit" className={buttonClass({ variant: 'outline' })}>
          {t.bookContractor}
        </Link>
        <Link to="/bookings/new/architect" className={buttonClass({ variant: 'outline' })}>
          {t.bookArchitect}
        </Link>
      </div>
      {all.length === 0 && <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noQuotes}</p>}
      {all.length > 0 && all.length < QUOTES_WANTED && <p>{t.quotesMissing(QUOTES_WANTED - all.length)}</p>}
      {all.length > QUOTES_WANTED && (
        <div role="group" aria-label={t.compare} className="flex flex-wrap gap-x-6">
          {all.map((one) => (
            <Checkbox
              key={one.key}
              label={t.compareNamed(one.by)}
              checked={isChosen(one)}
              disabled={!isChosen(one) && shown.length >= QUOTES_WANTED}
              onChange={() => toggle(one.key)}
            />
          ))}
        </div>
      )}
      {shown.length > 0 && (
        <ul aria-label={t.compare} className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {shown.map((one) => (
            <li key={one.key} className="grid content-start gap-3 rounded-card border border-line p-4">
              <QuoteCard
                compared={one}
                lowest={shown.length > 1 ? lowest : null}
                rebuild={rebuild}
                homeId={homeId}
                onEdit={() => setOpen({ quote: one.quote })}
              />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <QuoteDialog rebuild={rebuild} homeId={homeId} quote={open.quote} onClose={() => setOpen(null)} />
      )}
    </Section>
  );
}

const TONES = { hired: 'moss', received: 'sky', declined: 'neutral' } as const;

type QuoteCardProps = PartProps & { compared: Compared; lowest: number | null; onEdit: () => void };

function QuoteCard({ compared, lowest, rebuild, homeId, onEdit }: QuoteCardProps) {
  const { by, totalCents, quote, booked } = compared;
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h3 className="min-w-0 font-sans text-lg font-semibold wrap-anywhere">{by}</h3>
        {quote && rebuild.canEdit && (
          <div className="flex">
            <IconButton label={t.editNamed(by)} onClick={onEdit}>
              <Pencil className="size-5" aria-hidden="true" />
            </IconButton>
            <RemoveButton homeId={homeId} id={quote.id} what={by} />
          </div>
        )}
      </div>
      <p className="flex flex-wrap gap-2">
        {quote && <Badge tone={TONES[quote.details.status]}>{t.statuses[quote.details.status]}</Badge>}
        {booked && <Badge tone="pine">{t.fromBooking}</Badge>}
      </p>
      <div>
        <p className="tabular font-display text-2xl font-semibold">{formatMoney(totalCents)}</p>
        {lowest !== null && (
          <p className="tabular text-sm text-muted">
            {totalCents === lowest ? t.lowest : t.above(formatMoney(totalCents - lowest))}
          </p>
        )}
      </div>
      <dl className="grid gap-2">
        {rowsOf(compared).map(([name, value]) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <License
        by={by}
        license={quote?.details.license ?? booked?.license ?? ''}
        isContractor={(quote?.details.work ?? booked?.work) !== 'design' && rebuild.state === 'CA'}
      />
      {booked && (
        <Link
          to={`/bookings/${booked.bookingId}`}
          aria-label={t.openBookingNamed(by)}
          className={buttonClass({ variant: 'outline', size: 'small', className: 'justify-self-start' })}
        >
          {t.openBooking}
        </Link>
      )}
      {quote && <Warnings quote={quote} />}
    </>
  );
}

/** The same rows for every quote, so that they can be compared line by line. */
function rowsOf({ quote, booked }: Compared): (readonly [string, string])[] {
  if (booked)
    return [
      [t.work, t.works[booked.work]],
      [t.license, booked.license ?? t.licenseLater],
      [t.scope, booked.note || t.unknown],
      [t.quotedOn, formatDay(booked.day)],
    ];
  if (!quote) return [];
  const { work, license, depositCents, beforeCents, startsOn, weeks, scope, licenseCheckedOn, note } =
    quote.details;
  return [
    [t.work, t.works[work]],
    [t.license, license || t.unknown],
    [t.licenseCheckedOn, licenseCheckedOn ? formatDay(licenseCheckedOn) : t.unknown],
    [t.depositShort, formatMoney(depositCents)],
    [t.beforeShort, beforeCents === null ? t.unknown : formatMoney(beforeCents)],
    [t.startsOn, startsOn ? formatDay(startsOn) : t.unknown],
    [t.weeks, weeks === null ? t.unknown : String(weeks)],
    [t.scope, scope || t.unknown],
    [t.quotedOn, formatDay(quote.day)],
    ...(note ? [[t.quoteNote, note] as const] : []),
  ];
}

type LicenseProps = { by: string; license: string; isContractor: boolean };

function License({ by, license, isContractor }: LicenseProps) {
  if (!isContractor || !isCslbNumber(license)) return null;
  return (
    <a
      href={cslbLink(license)}
      target="_blank"
      rel="noreferrer"
      aria-label={t.checkLicenseNamed(by)}
      className="inline-flex min-h-11 items-center justify-self-start underline"
    >
      {t.checkLicense}
    </a>
  );
}

function Warnings({ quote: { warnings, details } }: { quote: Quote }) {
  if (warnings.length === 0)
    return details.status === 'declined' ? null : <p className="text-sm text-muted">{t.noWarnings}</p>;
  return (
    <ul className="grid gap-2">
      {warnings.map(({ code, cents }) => (
        <li key={code} className="flex gap-2 rounded-control bg-amber-soft px-3 py-2 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-amber-ink" aria-hidden="true" />
          {t.warnings[code](cents === null ? '' : formatMoney(cents))}
        </li>
      ))}
    </ul>
  );
}
