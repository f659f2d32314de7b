import { cashText } from '#contract/core/cash-text.ts';
import { roomCount } from '#contract/core/hotel-rooms.ts';
import type { NoticeLinks } from './compose-notice.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import { asGsm, gsmLength, shorten, timeInWords } from './short-words.ts';

/** A little more than two SMS segments: beyond that, carriers drop parts and people stop reading. */
export const TEXT_LIMIT = 320;

/** For an order that is over. */
const staying = ({ room }: NoticeFacts): string =>
  room?.state === 'held' || room?.state === 'checked-in' ? ' Your room stays.' : '';

const heldIn = ({ room }: NoticeFacts) =>
  room?.state === 'held' && room.hotel ? { ...room, hotel: room.hotel } : null;

/** What we did, as briefly as possible. */
function servicesSentence(facts: NoticeFacts): string {
  if (!facts.hasServices) return 'Where to go and what to take:';
  const held = heldIn(facts);
  if (held) return `${roomCount(held.rooms)}: ${shorten(held.hotel.name, 26)} ${held.hotel.phone}.`;
  if (facts.room?.state === 'waiting') return 'We’re finding you a room.';
  return facts.cash && facts.cash.state !== 'cancelled'
    ? cashText(facts.cash).statement
    : 'Your concierge has your case.';
}

const cashIn = ({ cash }: NoticeFacts): string =>
  cash ? cashText(cash).statement : 'Your cash: see your page.';

function roomIn(facts: NoticeFacts): string {
  const held = heldIn(facts);
  if (held)
    return `${roomCount(held.rooms)} booked: ${shorten(held.hotel.name, 30)}, ${shorten(held.hotel.address, 50)}, ${held.hotel.phone}. ${held.nights} ${held.nights === 1 ? 'night' : 'nights'}. Give your name at the desk.`;
  return facts.room?.state === 'waiting'
    ? 'Partner hotels in reach are full. We keep looking.'
    : 'Your room hold has ended.';
}

/** The opening, then what to do now. */
function headAndDo(kind: NoticeKind, facts: NoticeFacts): [string, string] {
  const where = shorten(facts.addressLine, 38);
  const when = timeInWords(facts.orderAt);
  const by = shorten(facts.source, 18);
  switch (kind) {
    case 'order':
      if (facts.isPossible)
        return [
          `EVACUATION ORDER near ${where}. ${by}, ${when}.`,
          'We only know your area. Check the official map now: if your street is inside, leave.',
        ];
      return [
        `EVACUATION ORDER${facts.isBack ? ' IS BACK' : ''}: ${where}. ${by}, ${when}.`,
        `Leave now. ${servicesSentence(facts)}`,
      ];
    case 'warning':
      return [
        `EVACUATION WARNING${facts.isPossible ? ' near' : ':'} ${where}. ${by}, ${when}.`,
        facts.state === 'warned'
          ? 'Get ready. Leave now if you need more time.'
          : 'Stay ready to leave. Leave now if you need more time.',
      ];
    case 'lifted':
      if (facts.warning)
        return [
          `Evacuation Order of ${when} for ${where} ended (${by}).`,
          `A WARNING still covers your home: stay ready to leave.${staying(facts)}`,
        ];
      return facts.isReportedLifted
        ? [
            `Order of ${when} for ${where} reported lifted (${by}).`,
            `Your county hasn't announced that it's over. Don't return until it says it's safe.${staying(facts)}`,
          ]
        : [
            `Evacuation Order of ${when} for ${where} lifted (${by}).`,
            `Don't return until your county says it's safe.${staying(facts)}`,
          ];
    case 'correction':
      if (facts.wrongWarning)
        return [
          `CORRECTION: our notice of a warning for ${where} (${by}, ${when}) was wrong.`,
          'You need not get ready for it. Nothing was booked. In danger, leave.',
        ];
      return [
        `CORRECTION: our notice of an order for ${where} (${by}, ${when}) was wrong.`,
        facts.state === 'lifted'
          ? 'You need not leave for it. What the order before gave you stays. In danger, leave.'
          : 'You need not leave for it. We stopped what had started. In danger, leave.',
      ];
    case 'room':
      return [`${where}, order of ${when} (${by}).`, roomIn(facts)];
    case 'cash':
      return [`${where}, order of ${when} (${by}).`, cashIn(facts)];
  }
}

/** A URL too long for a text is reduced to its site. */
const officialIn = (url: string): string => (url.length <= 60 ? url : new URL(url).origin);

/** One text message, in characters every phone can show. */
export function textOf(kind: NoticeKind, facts: NoticeFacts, links: NoticeLinks): string {
  const [head, now] = headAndDo(kind, facts);
  const link = kind === 'order' ? `Seen? ${links.seen}` : links.page;
  const text = asGsm(`Hearthline ${head} ${now} ${link} Official: ${officialIn(facts.officialUrl)}`);
  if (gsmLength(text) <= TEXT_LIMIT) return text;
  // The links must arrive whole, so the text before them is shortened.
  const tail = asGsm(` ${link} Official: ${officialIn(facts.officialUrl)}`);
  const room = TEXT_LIMIT - gsmLength(tail);
  let words = asGsm(`Hearthline ${head} ${now}`);
  while (gsmLength(words) > room) words = shorten(words, words.length - 1);
  return words + tail;
}
