import community from '#web/art/community.svg';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Progress } from '#web/ui/progress.tsx';
import * as t from '#text/outreach/landing-sections.ts';

const ACTIONS = [
  { what: t.drillLed, points: '+25' },
  { what: t.neighborsOnboarded, points: '+50' },
  { what: t.kitDistributed, points: '+15' },
];

function SampleImpact() {
  return (
    <div className="mt-8 grid grid-cols-[auto_1fr_1.2fr] items-center gap-10 rounded-card border border-line bg-surface px-10 py-7">
      <div>
        <p className="flex items-center gap-3 text-muted">
          {t.impactPoints} <Badge>{t.sample}</Badge>
        </p>
        <p className="tabular mt-1 font-display text-6xl leading-none font-bold">847</p>
      </div>
      <div>
        <p className="tabular mb-3 text-muted">{t.progressPercent}</p>
        <Progress value={73} label={t.progress} />
      </div>
      <ul className="divide-y divide-line border-l border-line pl-10">
        {ACTIONS.map(({ what, points }) => (
          <li key={what} className="flex justify-between gap-4 py-2">
            {what} <span className="tabular font-semibold text-moss-ink">{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ambassador program. On small screens the header's link leads here. */
export function AmbassadorSection() {
  return (
    <section aria-labelledby="ambassador-title" className="hidden lg:block">
      <div className="mx-auto max-w-6xl px-6 py-28">
        <div className="grid grid-cols-[5fr_7fr] items-center gap-16">
          <div>
            <h2 id="ambassador-title" className="text-4xl">
              {t.ambassadorTitle}
            </h2>
            <p className="mt-6 text-lg text-muted">{t.ambassadorText}</p>
            <Link to="/community" className={buttonClass({ size: 'large', className: 'mt-8' })}>
              {t.enroll}
            </Link>
            <p className="mt-3 text-muted">{t.openAllYear}</p>
          </div>
          <img
            src={community}
            alt={t.ambassadorAlt}
            width="1200"
            height="800"
            loading="lazy"
            decoding="async"
            className="aspect-3/2 w-full rounded-card border border-line object-cover"
          />
        </div>
        <SampleImpact />
      </div>
    </section>
  );
}
