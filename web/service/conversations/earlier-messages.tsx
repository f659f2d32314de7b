import type { HelpMessage } from '#contract/service/conversations.ts';
import type { FileAddress } from './message-file.tsx';
import { bubbleOf, MessageList } from './message-list.tsx';
import * as t from '#text/service/conversations.ts';

type Earlier = readonly { ref: string; messages: readonly HelpMessage[] }[];

/** Messages of cases that were merged into this one, above the current conversation. */
export function EarlierMessages({
  earlier,
  side,
  addressOf,
}: {
  earlier: Earlier;
  side: 'household' | 'team';
  addressOf: FileAddress;
}) {
  return earlier.map(({ ref, messages }) => (
    <section key={ref} className="grid gap-2 border-b border-line pb-4" aria-label={t.fromCase(ref)}>
      <p className="text-sm text-muted">{t.continuedHere(ref)}</p>
      <MessageList
        label={t.ofCase(ref)}
        bubbles={messages.map((message) => bubbleOf(message, side, addressOf))}
      />
    </section>
  ));
}
