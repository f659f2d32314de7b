import { cashText } from '#contract/core/cash-text.ts';
import { noticeMessages } from '#contract/text/catalog.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import { mailOf } from './notice-mails.ts';
import { textOf } from './notice-texts.ts';
import { readerOf, type Reader } from './reader.ts';
import { shorten } from './short-words.ts';

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

function pushTitle(kind: NoticeKind, facts: NoticeFacts, reader: Reader): string {
  const { notices: t } = reader;
  switch (kind) {
    case 'order':
      if (facts.isPossible) return t.orderPossiblePush;
      return facts.isBack ? t.orderBackGreeting : t.orderGreeting;
    case 'warning':
      return t.warningGreeting;
    case 'lifted':
      return facts.isReportedLifted ? t.orderReportedLifted : t.orderLifted;
    case 'correction':
      return t.correctionPush;
    case 'room':
      return facts.room?.hotel ? t.roomPush(facts.room.rooms, facts.room.hotel.name) : t.yourRoom;
    case 'cash':
      return t.cashGreeting;
    case 'route':
      return facts.route?.(reader).isRoute ? t.routeChanged : t.routeLost;
  }
}

/** The cash statement is in the body, so that it reads the same on a lock screen. */
function pushBody(kind: NoticeKind, facts: NoticeFacts, { notices, cash, time }: Reader): string {
  const where = shorten(facts.addressLine, 60);
  if (kind === 'cash' && facts.cash) return `${cashText(facts.cash, cash).statement} ${where}.`;
  return notices.pushBody(where, facts.source, time(facts.orderAt));
}

/** Our team and the demo, as sources, have a name in every language; official names aren't translated. */
function sourceText(source: string, { notices }: Reader): string {
  const known = noticeMessages.en.sources;
  const key = (Object.keys(known) as (keyof typeof known)[]).find((one) => known[one] === source);
  return key ? notices.sources[key] : source;
}

/** Composes a notice for one reader. `round` counts the repeats of an unacknowledged order. */
export function composeNotice(
  kind: NoticeKind,
  known: NoticeFacts,
  {
    round,
    links,
    reader = readerOf('en', known.timeZone),
  }: { round: number; links: NoticeLinks; reader?: Reader },
): Words {
  // Even with an order in force, a warning names its own zone and time.
  const its = { warning: known.warning, correction: known.wrongWarning };
  const own = kind === 'warning' || kind === 'correction' ? { ...known, ...its[kind] } : known;
  const facts = { ...own, source: sourceText(own.source, reader) };
  const repeat = round % 10;
  return {
    mail: mailOf(kind, facts, { repeat, links, reader }),
    text: textOf(kind, facts, { links, reader }),
    push: { title: pushTitle(kind, facts, reader), body: pushBody(kind, facts, reader) },
  };
}
