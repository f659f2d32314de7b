import { cashText } from '#contract/core/cash-text.ts';
import { roomCount } from '#contract/core/hotel-rooms.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import { mailOf } from './notice-mails.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { textOf } from './notice-texts.ts';
import { shorten, timeInWords } from './short-words.ts';

export type NoticeLinks = {
  /** Link that acknowledges the notice for its holder. */
  seen: string;
  /** The household's page. */
  page: string;
};

/**
 * The texts for each channel. All say the same: what, where, when, who says so, what we did, what to do now.
 */
export type Words = { mail: MailParts; text: string; push: { title: string; body: string } };

const PUSH_TITLES: Record<NoticeKind, (facts: NoticeFacts) => string> = {
  order: ({ isBack, isPossible }) =>
    isPossible
      ? 'Evacuation Order near your home: check now'
      : isBack
        ? 'The Evacuation Order is back: leave now'
        : 'Evacuation Order: leave now',
  warning: () => 'Evacuation Warning: get ready to leave',
  lifted: ({ isReportedLifted }) =>
    isReportedLifted ? 'Evacuation Order reported lifted' : 'Evacuation Order lifted',
  correction: () => 'Correction: our last notice was wrong',
  room: ({ room }) => (room?.hotel ? `${roomCount(room.rooms)} at ${room.hotel.name}` : 'Your room'),
  cash: () => 'Your emergency cash',
};

/** The cash statement is in the body, so that it reads the same on a lock screen. */
function pushBody(kind: NoticeKind, facts: NoticeFacts): string {
  const where = shorten(facts.addressLine, 60);
  if (kind === 'cash' && facts.cash) return `${cashText(facts.cash).statement} ${where}.`;
  return `${where}. ${facts.source}, ${timeInWords(facts.orderAt)}. Tap to see what to do.`;
}

/** Composes a notice from prepared texts. `round` counts the repeats of an unacknowledged order. */
export function composeNotice(
  kind: NoticeKind,
  known: NoticeFacts,
  { round, links }: { round: number; links: NoticeLinks },
): Words {
  // Even with an order in force, a warning names its own zone and time.
  const its = { warning: known.warning, correction: known.wrongWarning };
  const facts = kind === 'warning' || kind === 'correction' ? { ...known, ...its[kind] } : known;
  const repeat = round % 10;
  return {
    mail: mailOf(kind, facts, { repeat, links }),
    text: textOf(kind, facts, links),
    push: {
      title: PUSH_TITLES[kind](facts),
      body: pushBody(kind, facts),
    },
  };
}
