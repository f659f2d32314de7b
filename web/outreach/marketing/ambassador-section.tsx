import community from '#web/art/community.svg';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Progress } from '#web/ui/progress.tsx';

const ACTIONS = [
  { what: 'Evacuation Drill Led', points: '+25' },
  { what: '5 Neighbors Onboarded', points: '+50' },
  { what: 'Emergency Kit Distributed', points: '+15' },
];

function SampleImpact() {
  return (
    <div className="mt-8 grid grid-cols-[auto_1fr_1.2fr] items-center gap-10 rounded-card border border-line bg-surface px-10 py-7">
      <div>
        <p className="flex items-center gap-3 text-muted">
          Impact points <Badge>Sample</Badge>
        </p>
        <p className="tabular mt-1 font-display text-6xl leading-none font-bold">847</p>
      </div>
      <div>
        <p className="tabular mb-3 text-muted">73% progress to next level</p>
        <Progress value={73} label="Progress to next level" />
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
              A street that is ready together gets out together
            </h2>
            <p className="mt-6 text-lg text-muted">
              Ambassadors are members who train, lead a drill, and look in on the neighbor who does not drive.
              What they do counts as impact points, and opens the next level of training and support.
            </p>
            <Link to="/community" className={buttonClass({ size: 'large', class: 'mt-8' })}>
              Open Enrollment for January 1, 2026
            </Link>
            <p className="mt-3 text-muted">Enrollment is open all year.</p>
          </div>
          <img
            src={community}
            alt="Neighbors at a table under an oak; one of them shows the ways out on a map of the streets"
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
