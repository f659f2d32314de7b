import { minutes, seconds } from '#server/platform/clock.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';

/** Delays between repeats of an unacknowledged order; with the last, our team is asked to call. */
export const REPEAT_AFTER = [minutes(3), minutes(7), minutes(10)] as const;

/** A message is abandoned after this many attempts. */
export const MOST_TRIES = 12;

/** Delay before the next attempt: 15 seconds, doubling, up to five minutes. */
export const waitAfter = (tries: number): number => Math.min(seconds(15) * 2 ** (tries - 1), minutes(5));

/** Outcome of the first notice, which a lift or a correction follows. */
export type PriorOutcome = 'arrived' | 'on its way' | 'never sent';

export type Judged = { is: 'send' } | { is: 'drop'; why: string } | { is: 'wait' };
const send: Judged = { is: 'send' };
const drop = (why: string): Judged => ({ is: 'drop', why });

/** Checks right before sending whether a notice is still true. */
export function judge(
  { kind, round }: { kind: NoticeKind; round: number },
  facts: NoticeFacts | undefined,
  before: PriorOutcome,
): Judged {
  if (!facts) return drop('The home is no longer ours to write about');
  const { state, acknowledgedAt } = facts;
  switch (kind) {
    case 'order':
      if (state !== 'active') return drop('The order is over');
      return round % 10 > 0 && acknowledgedAt ? drop('Acknowledged') : send;
    case 'warning':
      if (state === 'active') return drop('There is an order');
      return state === 'warned' || facts.warning ? send : drop('The warning is over');
    case 'lifted':
      if (state === 'active' || state === 'warned') return drop('The order is back');
      return followUp(before);
    case 'correction':
      if (state === 'active') return drop('The order stands');
      return facts.wrongWarning && facts.warning ? drop('Another warning stands') : followUp(before);
    case 'room':
      return facts.room ? send : drop('There is no room');
    case 'route':
      if (state !== 'active') return drop('The order is over');
      return facts.route ? send : drop('There is no route');
    case 'cash':
      return facts.cash ? send : drop('There is no cash');
  }
}

/** Only recipients of the first notice get the follow-up. */
function followUp(before: PriorOutcome): Judged {
  if (before === 'on its way') return { is: 'wait' };
  return before === 'arrived' ? send : drop('The order never reached them');
}
