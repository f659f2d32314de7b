import community from '#web/art/gallery-booked.svg';
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
    <div className="w-88 rounded-card border border-line bg-raised p-6 shadow-float">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-muted">Impact points</p>
          <p className="tabular font-display text-5xl font-bold">847</p>
        </div>
        <Badge>Sample</Badge>
      </div>
      <p className="tabular mt-4 mb-2 text-sm text-muted">73% progress to next level</p>
      <Progress value={73} label="Progress to next level" />
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {ACTIONS.map(({ what, points }) => (
          <li key={what} className="flex justify-between gap-4 py-3 last:pb-0">
            {what} <span className="tabular font-semibold text-moss-ink">{points}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ambassador programme. On small screens the header's link leads to it. */
export function AmbassadorSection() {
  return (
    <section aria-labelledby="ambassador-title" className="hidden lg:block">
      <div className="mx-auto grid max-w-6xl grid-cols-[5fr_6fr] items-center gap-20 px-6 py-28">
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
        </div>
        <div className="relative pb-24">
          <img
            src={community}
            alt="Neighbors on a street under oaks, going through an evacuation drill"
            width="1200"
            height="800"
            loading="lazy"
            decoding="async"
            className="aspect-3/2 w-full rounded-card border border-line object-cover"
          />
          <div className="absolute right-0 bottom-0 xl:-right-10">
            <SampleImpact />
          </div>
        </div>
      </div>
    </section>
  );
}
