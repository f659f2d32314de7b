/** Whether a known zone can activate after what a response says about it. Pure. */
import type { ZoneState } from './zone-step.ts';
import { isAboutAge, isAboutPlace, isAboutTest, type verdictOf } from './zone-verdict.ts';

type What = Record<'isStatusNew' | 'isShapeNew' | 'isReissued' | 'isWordGone', boolean>;

/** A manual decision holds while the status is unchanged; a hold lasts until its cause is gone. */
export function verdictAfter(
  known: ZoneState,
  { verdict, hold }: ReturnType<typeof verdictOf>,
  { isStatusNew, isShapeNew, isReissued, isWordGone }: What,
): Pick<ZoneState, 'verdict' | 'verdictReason'> & { isAsked: boolean } {
  const kept = { verdict: known.verdict, verdictReason: known.verdictReason, isAsked: false };
  const fresh = { verdict, verdictReason: hold?.reason ?? null, isAsked: true };
  // The test word is gone while the order is still in force: it was a leftover, and the order counts.
  if (isStatusNew || isReissued || isWordGone) return fresh;
  // Our team refused it as a test, and the word is gone now, so it goes to review again.
  if (isAboutTest(known.verdictReason) && !hold && known.verdict !== 'approved')
    return { ...kept, verdict: 'held' };
  if (known.verdict === 'refused') return kept;
  if (known.verdict === 'approved') return hold && isShapeNew ? fresh : kept;
  // A redrawn boundary doesn't make an old order new, so it stays held.
  const isLasting = isAboutAge(known.verdictReason) || isAboutPlace(known.verdictReason);
  if (known.verdict === 'held' && isLasting && !hold) return kept;
  return fresh;
}
