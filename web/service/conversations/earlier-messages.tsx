import type { HelpMessage } from '#contract/service/conversations.ts';
import type { FileAddress } from './message-file.tsx';
import { bubbleOf, MessageList } from './message-list.tsx';

type Earlier = readonly { ref: string; messages: readonly HelpMessage[] }[];

/** What was written in cases that were merged into this one, above the conversation that goes on. */
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
    <section key={ref} className="grid gap-2 border-b border-line pb-4" aria-label={`From case ${ref}`}>
      <p className="text-sm text-muted">From case {ref}, which goes on here:</p>
      <MessageList
        label={`Conversation of case ${ref}`}
        bubbles={messages.map((message) => bubbleOf(message, side, addressOf))}
      />
    </section>
  ));
}
