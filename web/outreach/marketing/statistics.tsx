import { cn } from '#web/ui/cn.ts';
import { guarantees } from './guarantees.ts';

const MONTHS = 'J F M A M J J A S O N D'.split(' ');
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
          <span className={cn(figure, 'text-6xl leading-none lg:text-8xl')}>4 million</span>{' '}
          <span className="mt-3 block">people displaced yearly</span>
        </p>
      </li>
      <li>
        <p className="text-xl">
          <span className={cn(figure, 'text-6xl leading-none lg:text-8xl')}>17 million</span>{' '}
          <span className="mt-3 block">household-days lost to displacement</span>
        </p>
        <p className="mt-2 text-muted">
          from about 1.1 million households (January to September 2025). That is about 15 days away from home
          for each of them.
        </p>
      </li>
      <li className="border-t border-line pt-8">
        <p className="text-xl">
          <span className={cn(figure, 'text-5xl')}>4 in 10</span>{' '}
          <span className="mt-2 block">cannot cover $300</span>
        </p>
        <FourInTen />
      </li>
      <li className="border-t border-line pt-8">
        <p className="text-xl">
          <span className={cn(figure, 'text-5xl')}>87 days</span>{' '}
          <span className="mt-2 block">to peak season</span>
        </p>
        <SeasonStrip />
        <p className="mt-3 text-muted">Fire season is November to March</p>
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
            Being driven out is common. Being ready is not.
          </h2>
          <Figures />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <h3 className="max-w-2xl text-3xl sm:text-4xl">What a member can count on</h3>
        <dl className="mt-10 grid border-t border-line sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {guarantees.map(({ lead, text }) => (
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
