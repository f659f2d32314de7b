import type { BroadcastMessage } from '#contract/service/broadcasts.ts';
import type { HelpMessage } from '#contract/service/conversations.ts';
import { formatMoment } from '#web/lib/format.ts';
import type { bubbleOf } from './message-list.tsx';
import * as t from '#text/service/conversations.ts';

type Bubble = ReturnType<typeof bubbleOf>;
type Timed = { at: string; bubble: Bubble };

/** A conversation's messages and our team's broadcasts, in chronological order. */
export function withBroadcasts(
  messages: readonly HelpMessage[],
  broadcasts: readonly BroadcastMessage[],
  side: HelpMessage['from'],
  toBubble: (message: HelpMessage) => Bubble,
): Bubble[] {
  const timed: Timed[] = [
    ...messages.map((message) => ({ at: message.at, bubble: toBubble(message) })),
    ...broadcasts.map(({ id, text, at, incident }) => ({
      at,
      bubble: {
        id,
        isOwn: side === 'team',
        who: t.toEveryone(incident),
        text,
        note: formatMoment(at),
      },
    })),
  ];
  return timed.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).map(({ bubble }) => bubble);
}
