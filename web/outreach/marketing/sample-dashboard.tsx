import { Ring } from '#web/ui/ring.tsx';
import * as t from '#text/outreach/landing-sections.ts';

const HELD = [t.held.hotel, t.held.cash, t.held.concierge];

/** The route out of the hills, as the member's map would show it. */
function WayOut() {
  return (
    <svg viewBox="0 0 384 136" aria-hidden="true" className="block w-full bg-pine-soft">
      <g fill="none" strokeWidth="1.5" className="stroke-pine/25">
        <path d="M-8 44c52-34 96 10 142-14s70-40 118-34" />
        <path d="M-8 70c56-34 104 12 154-12s84-56 142-62" />
        <path d="M-8 98c62-30 112 10 166-12s98-66 166-78" />
        <path d="M60 140c52-18 86-20 128-44s100-58 204-62" />
        <path d="M178 140c34-26 64-44 104-56s70-16 110-18" />
      </g>
      <path
        d="M64 52c30 34 74 4 108 28s60 34 144 22"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 9"
        className="stroke-pine-ink"
      />
      <g className="fill-pine-ink stroke-raised" strokeWidth="3">
        <circle cx="64" cy="50" r="15" />
        <circle cx="320" cy="101" r="15" />
      </g>
      <g fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" className="stroke-raised">
        <path d="m57 50 7-6 7 6v7H57z" />
        <path d="M313 97v9m0-2h14m0 2v-5h-11m0-3h3" />
      </g>
    </svg>
  );
}

/** What a member sees on a quiet day. A sample, labeled as such. */
export function SampleDashboard() {
  return (
    <section
      aria-label={t.sampleDashboard}
      className="relative w-full max-w-md self-center overflow-hidden rounded-card border border-line bg-raised shadow-float max-lg:mx-auto"
    >
      <WayOut />
      <p className="absolute top-3 right-3 rounded-full bg-raised px-2.5 py-0.5 text-sm font-semibold">
        {t.sample}
      </p>
      <div className="flex items-center justify-between gap-4 p-5">
        <div>
          <p className="text-sm font-medium text-moss-ink">{t.noOrderToday}</p>
          <p translate="no" className="mt-1 font-display text-lg leading-tight sm:text-xl font-semibold">
            418 Manzanita Lane
          </p>
          <p translate="no" className="text-muted">
            Auburn, CA 95603
          </p>
        </div>
        <Ring score={70} label={t.readinessScore} caption={t.ready} className="size-24 text-[0.7rem]" />
      </div>
      <ul className="border-t border-line px-5 pb-2">
        {HELD.map(({ what, state, text }) => (
          <li
            key={what}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-3 last:border-0"
          >
            <span className="font-semibold">{what}</span>
            <span className="text-sm font-semibold text-moss-ink">{state}</span>
            <span className="col-span-2 text-sm text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
