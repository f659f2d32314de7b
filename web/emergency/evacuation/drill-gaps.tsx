import type { Drill, DrillGap } from '#contract/emergency/drills.ts';
import { Link } from '#web/lib/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where each gap is fixed. A missing room is ours to find. */
const FIX: Record<DrillGap, { to: string; label: string } | null> = {
  pin: { to: '/vault?open=pin', label: 'Place the pin' },
  membership: { to: '/membership', label: 'Choose a plan' },
  card: { to: '/membership?open=card', label: 'Add a card' },
  room: null,
  reach: { to: '/settings?open=phone', label: 'Add your phone number' },
  routes: { to: '/household?open=routes', label: 'Write down your routes' },
  protection: { to: '/membership', label: 'See your protected home' },
  trailer: { to: '/household', label: 'Update your animals' },
  people: { to: '/household?open=person', label: 'Add people' },
  'meeting-place': { to: '/household?open=meeting-place', label: 'Write down a meeting place' },
  contact: { to: '/household?open=contact', label: 'Add a contact' },
};

type DrillGapsProps = { gaps: Drill['would']['gaps'] };

/**
 * What would have gone wrong, each with a link to fix it. Transparent, so that the DRILL watermark shows
 * through.
 */
export function DrillGaps({ gaps }: DrillGapsProps) {
  if (gaps.length === 0)
    return (
      <Notice tone="success" className="bg-transparent" title="Nothing would have gone wrong">
        Everything an order needs from you is in place.
      </Notice>
    );
  return (
    <Notice tone="warning" className="bg-transparent" title="What would have gone wrong">
      <ul className="grid list-disc gap-2 pl-5">
        {gaps.map(({ gap, text }) => {
          const fix = FIX[gap];
          return (
            <li key={gap}>
              {text}
              {fix && (
                <>
                  {' '}
                  <Link
                    to={fix.to}
                    className="inline-block min-h-11 py-2.5 font-semibold underline underline-offset-4 print:hidden"
                  >
                    {fix.label}
                  </Link>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
