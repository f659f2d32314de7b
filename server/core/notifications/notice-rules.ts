import { minutes, seconds } from '#server/platform/clock.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';

/** Nobody has seen it: it is said again this long after the time before; with the last, a person is asked to call. */
export const REPEAT_AFTER = [minutes(3), minutes(7), minutes(10)] as const;

/** After this many tries a message is given up. */
export const MOST_TRIES = 12;

/** How long to wait before the next try: 15 seconds, doubling, five minutes at most. */
export const waitAfter = (tries: number): number => Math.min(seconds(15) * 2 ** (tries - 1), minutes(5));

/** What became of the first notice, which a lift or a correction follows. */
export type Before = 'arrived' | 'on its way' | 'never sent';

export type Judged = { is: 'send' } | { is: 'drop'; why: string } | { is: 'wait' };
const send: Judged = { is: 'send' };
const drop = (why: string): Judged => ({ is: 'drop', why });

/** Is what a notice would say still so, right before it is sent? */
export function judge(
  { kind, round }: { kind: NoticeKind; round: number },
  facts: NoticeFacts | undefined,
  before: Before,
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
    case 'cash':
      return facts.cash ? send : drop('There is no cash');
  }
}

/** Only who got the first word gets the second. */
function followUp(before: Before): Judged {
  if (before === 'on its way') return { is: 'wait' };
  return before === 'arrived' ? send : drop('The order never reached them');
}
