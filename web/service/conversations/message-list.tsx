import type { ReactNode } from 'react';
import type { HelpMessage } from '#contract/service/conversations.ts';
import { formatMoment } from '#web/lib/format.ts';
import { cn } from '#web/ui/cn.ts';

type Bubble = {
  id: string;
  isOwn: boolean;
  who: string;
  text: string;
  /** Below the text: when, and whether it was read. */
  note: ReactNode;
  isPending?: boolean;
};

export const bubbleOf = (message: HelpMessage, side: HelpMessage['from'], note?: ReactNode): Bubble => ({
  id: message.id,
  isOwn: message.from === side,
  who: message.isYou ? 'You' : (message.name ?? (message.from === 'team' ? 'Our team' : 'Your household')),
  text: message.text,
  note: (
    <>
      {formatMoment(message.at)}
      {note && <>. {note}</>}
    </>
  ),
});

/** A conversation, oldest first. New messages are announced to screen readers. */
export function MessageList({ label, bubbles }: { label: string; bubbles: readonly Bubble[] }) {
  return (
    <div role="log" aria-label={label}>
      <ol className="grid gap-3">
        {bubbles.map(({ id, isOwn, who, text, note, isPending }) => (
          <li
            key={id}
            className={cn(
              'grid max-w-[85%] gap-0.5 rounded-card border px-4 py-3',
              isOwn
                ? 'justify-self-end border-pine bg-pine-soft'
                : 'justify-self-start border-line bg-surface',
              isPending && 'border-dashed border-line-strong bg-sunken',
            )}
          >
            <span className="text-sm font-semibold">{who}</span>
            <span className="wrap-anywhere whitespace-pre-line">{text}</span>
            <span className="tabular text-sm text-muted">{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
