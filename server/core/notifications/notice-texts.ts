import { BRAND } from '#contract/brand.ts';
import { ALWAYS, hoursText } from '#contract/concierge-hours.ts';
import { cashText } from '#contract/core/cash-text.ts';
import type { NoticeLinks } from './compose-notice.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import type { Reader } from './reader.ts';
import { asGsm, gsmLength, shorten } from './short-words.ts';

/** Two SMS segments: beyond that, carriers drop parts and people stop reading. */
export const TEXT_LIMIT = 306;

const isHeld = ({ room }: NoticeFacts): boolean => room?.state === 'held' || room?.state === 'checked-in';

const heldRoom = ({ room }: NoticeFacts) =>
  room?.state === 'held' && room.hotel ? { ...room, hotel: room.hotel } : null;

const ALWAYS_TEXT = hoursText(ALWAYS);

/** What we did, as briefly as possible. */
function servicesText(facts: NoticeFacts, { notices: t, cash, hours }: Reader): string {
  if (!facts.hasServices) return t.textWhereToGo;
  const held = heldRoom(facts);
  if (held) return t.textRoom(held.rooms, shorten(held.hotel.name, 26), held.hotel.phone);
  if (facts.room?.state === 'waiting') return t.textRoomWaiting;
  return facts.cash && facts.cash.state !== 'cancelled'
    ? cashText(facts.cash, cash).statement
    : hours === ALWAYS_TEXT
      ? t.textConcierge
      : t.textConciergeHours(hours);
}

function roomText(facts: NoticeFacts, { notices: t }: Reader): string {
  const held = heldRoom(facts);
  if (!held) return facts.room?.state === 'waiting' ? t.textRoomsFull : t.textRoomOver;
  const hotel = {
    name: shorten(held.hotel.name, 30),
    address: shorten(held.hotel.address, 50),
    phone: held.hotel.phone,
  };
  const booked = t.textRoomBooked({ rooms: held.rooms, nights: held.nights, hotel });
  return held.confirmation ? `${t.textRoomConfirmed(held.confirmation)} ${booked}` : booked;
}

/** What must be read, and what can be left out when it doesn't fit. */
type Said = { must: string; rest?: string };

function liftedText(facts: NoticeFacts, { notices: t }: Reader, where: string, said: string): Said {
  const rest = isHeld(facts) ? { rest: t.textRoomStays } : {};
  if (facts.warning) return { must: t.textLiftedToWarning(where, said), ...rest };
  return {
    must: facts.isReportedLifted ? t.textReportedLifted(where, said) : t.textLifted(where, said),
    ...rest,
  };
}

function warningText({ state, isPossible }: NoticeFacts, { notices: t }: Reader) {
  if (isPossible) return t.textWarningPossible;
  return state === 'warned' ? t.textWarning : t.textWarningStays;
}

function correctionText({ wrongWarning, state }: NoticeFacts, { notices: t }: Reader) {
  if (wrongWarning) return t.textWrongWarning;
  return state === 'lifted' ? t.textWrongReturn : t.textWrongOrder;
}

function saidIn(kind: NoticeKind, facts: NoticeFacts, reader: Reader): Said {
  const { notices: t } = reader;
  // The street alone: people know their town, and the room for words is short.
  const where = shorten(facts.addressLine.split(',')[0] ?? '', 38);
  const said = `${shorten(facts.source, 18)}, ${reader.time(facts.orderAt)}`;
  switch (kind) {
    case 'order': {
      const rest = servicesText(facts, reader);
      if (facts.isPossible) return { must: t.textOrderPossible(where, said) };
      return { must: facts.isBack ? t.textOrderBack(where, said) : t.textOrder(where, said), rest };
    }
    case 'warning':
      return { must: warningText(facts, reader)(where, said) };
    case 'lifted':
      return liftedText(facts, reader, where, said);
    case 'correction':
      return { must: correctionText(facts, reader)(where, said) };
    case 'room':
      return { must: `${roomText(facts, reader)} ${t.textAbout(where, said)}` };
    case 'route':
      return {
        must: `${facts.route?.(reader).isRoute ? t.textRouteChanged : t.textRouteLost} ${t.textAbout(where, said)}`,
      };
    case 'cash': {
      const cash = facts.cash ? cashText(facts.cash, reader.cash).statement : t.textCashOnPage;
      return { must: `${cash} ${t.textAbout(where, said)}` };
    }
  }
}

/** A URL too long for a text is reduced to its site. */
const officialIn = (url: string): string => (url.length <= 40 ? url : new URL(url).origin);

/** One text message, in characters every phone can show: what to do first, then the facts, then the links. */
export function textOf(
  kind: NoticeKind,
  facts: NoticeFacts,
  { links, reader }: { links: NoticeLinks; reader: Reader },
): string {
  const { notices: t } = reader;
  const { must, rest } = saidIn(kind, facts, reader);
  const link = kind === 'order' ? t.textSeen(links.seen) : links.page;
  const tail = asGsm(` ${link} ${t.textOfficial(officialIn(facts.officialUrl))}`);
  const room = TEXT_LIMIT - gsmLength(tail);
  const head = asGsm(`${BRAND.name}: ${must}`);
  const whole = rest ? asGsm(`${head} ${rest}`) : head;
  if (gsmLength(whole) <= room) return whole + tail;
  // The links must arrive whole, so the text before them is shortened.
  let cut = head;
  while (gsmLength(cut) > room) cut = shorten(cut, cut.length - 1);
  return cut + tail;
}
