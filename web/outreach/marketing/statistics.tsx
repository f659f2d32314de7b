import { CONCIERGE_HOURS } from '#web/lib/contacts.ts';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/outreach/landing-sections.ts';

const MONTHS = t.monthInitials.split(' ');
/** November to March. */
const isFireSeason = (month: number) => month <= 2 || month >= 10;
const figure = 'block font-display font-bold tracking-tight tabular';

/** Ten households, four of which can't afford a room. */
function FourInTen() {
  return (
    <svg viewBox="0 0 200 20" aria-hidden="true" className="mt-6 w-full max-w-sm">
      {Array.from({ length: 10 }, (_, at) => (
        <path
          key={at}
          d="M0 18V8l8-7 8 7v10z"
          transform={`translate(${at * 20} 0)`}
          className={at < 4 ? 'fill-amber' : 'fill-line-strong'}
        />
      ))}
    </svg>
  );
}

function SeasonStrip() {
  return (
    <div aria-hidden="true" className="mt-6 grid grid-cols-12 gap-1 text-center text-xs font-semibold">
      {MONTHS.map((letter, month) => (
        <span
          key={`${letter}${month}`}
          className={cn(
            'rounded-sm py-1.5',
            isFireSeason(month) ? 'bg-amber text-on-amber' : 'bg-surface text-muted',
          )}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}

function Figures() {
  return (
    <ul className="mt-14 grid gap-x-10 gap-y-14 md:grid-cols-2 lg:gap-x-16">
      <li>
        <p className="text-xl">
          <span className={cn(figure, 'text-6xl leading-none lg:text-8xl')}>{t.displacedFigure}</span>{' '}
          <span className="mt-3 block">{t.displaced}</span>
        </p>
      </li>
      <li>
        <p className="text-xl">
          <span className={cn(figure, 'text-6xl leading-none lg:text-8xl')}>{t.daysLostFigure}</span>{' '}
          <span className="mt-3 block">{t.daysLost}</span>
        </p>
        <p className="mt-2 text-muted">{t.daysLostDetail}</p>
      </li>
      <li className="border-t border-line pt-8">
        <p className="text-xl">
          <span className={cn(figure, 'text-5xl')}>{t.fourInTen}</span>{' '}
          <span className="mt-2 block">{t.cannotCover}</span>
        </p>
        <FourInTen />
      </li>
      <li className="border-t border-line pt-8">
        <p className="text-xl">
          <span className={cn(figure, 'text-5xl')}>{t.daysToPeak}</span>{' '}
          <span className="mt-2 block">{t.toPeakSeason}</span>
        </p>
        <SeasonStrip />
        <p className="mt-3 text-muted">{t.fireSeason}</p>
      </li>
    </ul>
  );
}

/** The cost of displacement, next to what a membership provides. */
export function Statistics() {
  return (
    <section aria-labelledby="statistics-title">
      <div data-theme="dark" className="bg-sunken">
        <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
          <h2 id="statistics-title" className="max-w-2xl text-3xl sm:text-4xl">
            {t.statisticsTitle}
          </h2>
          <Figures />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <h3 className="max-w-2xl text-3xl sm:text-4xl">{t.guaranteesTitle}</h3>
        <dl className="mt-10 grid border-t border-line sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {t.guarantees(CONCIERGE_HOURS).map(({ lead, text }) => (
            <div key={lead} className="border-b border-line py-7 sm:pr-10">
              <dt className="font-display text-3xl font-semibold text-pine-ink">{lead}</dt>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
