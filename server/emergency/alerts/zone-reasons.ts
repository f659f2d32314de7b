/** Why a zone changed, in a sentence for its history. Pure. */
import type { ZoneRule } from '#contract/emergency/zone-rules.ts';
import type { NormalZone } from './normal-zones.ts';
import { hasNewerTime } from './zone-fresh.ts';
import { BOUNDARY_CHANGED } from './zone-line.ts';
import type { Reading } from './zone-reading.ts';
import { REISSUED } from './zone-reissue.ts';
import { statusText } from './zone-reviews.ts';
import type { ZoneState } from './zone-step.ts';

type Facts = Record<
  'isBack' | 'isStatusNew' | 'isReissued' | 'isRenewed' | 'isWordGone' | 'isFreed',
  boolean
>;

/** The rule behind a change, the most specific one first. `given` is the rule of a partial response. */
export function moveRule(
  known: ZoneState,
  { seen, rule: read }: Reading,
  given: ZoneRule | null,
  { isBack, isStatusNew, isReissued, isRenewed, isWordGone }: Facts,
): ZoneRule {
  if (isReissued) return 'reissued';
  if (isRenewed || (isBack && seen.status === 'order' && hasNewerTime(known, seen)))
    return 'fresh-after-absence';
  if (isWordGone) return read ?? 'test-word-gone';
  if (isBack) return given ?? 'back-in-list';
  if (!isStatusNew) return 'boundary-published';
  if (read) return read;
  if (seen.hasOlderRows) return 'newest-row';
  return seen.status === 'lifted' ? 'said-lifted' : (given ?? 'status-published');
}

const WORD_GONE = 'It no longer reads like a test, and the order is still in force.';
const WORD_LEFT = 'It carries a test word, but stands beside active orders of the same incident.';
const RENEWED = 'It had left the list and is back with a current time: a new order.';

export function moveReason(
  known: ZoneState,
  seen: NormalZone,
  {
    isBack,
    isStatusNew,
    isReissued,
    isRenewed,
    isWordGone,
    isFreed,
    rule,
  }: Facts & { rule: ZoneRule | null },
): string {
  if (isReissued) return REISSUED;
  if (isRenewed) return RENEWED;
  if (isBack) return `It is back, as ${statusText(seen.status)}.`;
  if (isWordGone && isFreed) return rule === 'test-word-beside-orders' ? WORD_LEFT : WORD_GONE;
  if (!isStatusNew) return BOUNDARY_CHANGED;
  if (seen.status === 'lifted') return `The authority says: ${seen.words?.trim() ?? 'lifted'}.`;
  if (known.status === 'order') return `Reduced to ${statusText(seen.status)}.`;
  return `From ${statusText(known.status)} to ${statusText(seen.status)}.`;
}
