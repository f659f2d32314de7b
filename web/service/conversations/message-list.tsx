import type { ReactNode } from 'react';
import type { HelpMessage } from '#contract/service/conversations.ts';
import { formatMoment } from '#web/lib/format.ts';
import { cn } from '#web/ui/cn.ts';
import { type FileAddress, MessageFile } from './message-file.tsx';
import * as t from '#text/service/conversations.ts';

type Bubble = {
  id: string;
  isOwn: boolean;
  who: string;
  text: ReactNode;
  /** Below the text: when, and whether it was read. */
  note: ReactNode;
  isPending?: boolean;
};

/** Labels that differ for each side. */
const NAMELESS = {
  household: { team: t.ourTeam, household: t.yourHousehold, visitor: t.visitor },
  team: { team: t.ourTeam, household: t.theHousehold, visitor: t.visitor },
};
/** How a message was sent, unless it was written in the app. */
const CHANNEL_WORDS: Record<HelpMessage['channel'], string> = {
  app: '',
  sms: t.byText,
  email: t.byEmail,
};

export const bubbleOf = (
  message: HelpMessage,
  side: 'household' | 'team',
  addressOf: FileAddress,
  note?: ReactNode,
): Bubble => ({
  id: message.id,
  isOwn: message.from === side,
  who: message.isYou ? t.you : (message.name ?? NAMELESS[side][message.from]),
  text: message.file ? <MessageFile message={message} addressOf={addressOf} /> : message.text,
  note: (
    <>
      {formatMoment(message.at)}
      {CHANNEL_WORDS[message.channel]}
      {!message.isVerified && t.notVerified}
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
