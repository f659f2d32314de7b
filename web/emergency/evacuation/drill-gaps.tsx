import type { Drill, DrillGap } from '#contract/emergency/drills.ts';
import { Link } from '#web/lib/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/emergency/drill.ts';

/** Where each gap can be fixed. A missing room has no link, because finding one is our job. */
const FIX = {
  pin: '/vault?open=pin',
  membership: '/membership',
  card: '/membership?open=card',
  reach: '/settings?open=phone',
  routes: '/household?open=routes',
  'one-way-out': '/plan',
  protection: '/membership',
  trailer: '/household',
  people: '/household?open=person',
  'meeting-place': '/household?open=meeting-place',
  contact: '/household?open=contact',
} as const satisfies Record<Exclude<DrillGap, 'room'>, string>;

type DrillGapsProps = { gaps: Drill['would']['gaps'] };

/**
 * What would have gone wrong, each with a link to fix it. Transparent, so that the DRILL watermark shows
 * through.
 */
export function DrillGaps({ gaps }: DrillGapsProps) {
  if (gaps.length === 0)
    return (
      <Notice tone="success" className="bg-transparent" title={t.noGaps}>
        {t.noGapsText}
      </Notice>
    );
  return (
    <Notice tone="warning" className="bg-transparent" title={t.gaps}>
      <ul className="grid list-disc gap-2 pl-5">
        {gaps.map(({ gap, text }) => (
          <li key={gap}>
            {text}
            {gap !== 'room' && (
              <>
                {' '}
                <Link
                  to={FIX[gap]}
                  className="inline-block min-h-11 py-2.5 font-semibold underline underline-offset-4 print:hidden"
                >
                  {t.fixes[gap]}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
