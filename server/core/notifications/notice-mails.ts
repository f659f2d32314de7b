import { yourRoomsAre } from '#contract/core/hotel-rooms.ts';
import type { NoticeLinks } from './compose-notice.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { dayInWords, moneyInWords, timeInWords } from './short-words.ts';

const REPEATS =
  'Until somebody in your household presses it, we say this again, and then a person calls you.';
const DANGER = 'If you are in danger or cannot leave by yourself, call 911.';

const inZone = ({ zoneName, county, source, orderAt }: NoticeFacts): string =>
  `${zoneName}${county ? ` in ${county} County` : ''} (${source}, ${timeInWords(orderAt)})`;

const isHeld = ({ room }: NoticeFacts): boolean => room?.state === 'held' || room?.state === 'checked-in';

function roomWords({ room }: NoticeFacts): string[] {
  if (!room) return [];
  const { hotel, state } = room;
  if (hotel && (state === 'held' || state === 'checked-in'))
    return [
      `${yourRoomsAre(room.rooms)} booked at ${hotel.name}, ${hotel.address}, ${hotel.phone}: ${room.nights} ${room.nights === 1 ? 'night' : 'nights'} from ${dayInWords(room.firstNight)}, paid by your plan. Give your name at the desk.`,
    ];
  if (state === 'waiting')
    return [
      'We have no room for you yet: partner hotels in reach are full. We keep looking and tell you at once. On your page you can let us look farther away.',
    ];
  return ['The hold on your room has ended.'];
}

function cashWords({ cash }: NoticeFacts): string[] {
  if (!cash) return [];
  const sum = moneyInWords(cash.cents);
  switch (cash.state) {
    case 'held':
      return [
        `Your emergency cash of ${sum} is being looked over by a person first, because many households get it at once.`,
      ];
    case 'card-looked-at':
      return [
        `Your emergency cash of ${sum} waits for one of us: your card was added less than a day before. You need not do anything.`,
      ];
    case 'no-provider':
      return [
        `We cannot send your emergency cash of ${sum} right now. It is not lost: one of us sees to it.`,
      ];
    case 'due':
    case 'sending':
      return [`Your emergency cash of ${sum} is on its way to your card.`];
    case 'sent':
      return [`Your emergency cash of ${sum} was sent to your card. Most banks show it within minutes.`];
    case 'delivered':
      return [`Your emergency cash of ${sum} has arrived on your card.`];
    case 'needs-card':
      return [
        `Your emergency cash of ${sum} waits for a card: add one on your page, and it goes out at once.`,
      ];
    case 'failed':
      return [
        `Your emergency cash of ${sum} did not go through: your bank did not take it. Add another debit card on your page, and it goes out at once.`,
      ];
    case 'cancelled':
      return [`Your emergency cash of ${sum} was stopped before it was sent.`];
  }
}

const subjectOf = (what: string, facts: NoticeFacts, repeat = 0): string =>
  `${repeat > 0 ? `Reminder ${repeat}: ` : ''}${what} for ${facts.addressLine}`;

function order(facts: NoticeFacts, repeat: number, links: NoticeLinks): MailParts {
  const { addressLine, isBack } = facts;
  return {
    subject: subjectOf(isBack ? 'The Evacuation Order is back' : 'Evacuation Order', facts, repeat),
    greeting: isBack ? 'The Evacuation Order is back: leave now' : 'Evacuation Order: leave now',
    paragraphs: [
      `There is an Evacuation Order for ${inZone(facts)}. Your home at ${addressLine} is inside it.`,
      `Leave now. Take people, pets, medicine and your go bag. Do not wait for another message. ${DANGER}`,
      ...roomWords(facts),
      ...cashWords(facts),
      'Your concierge knows your case. Everything is on your evacuation page.',
    ],
    action: { label: 'I have seen this', url: links.seen },
    closing: REPEATS,
  };
}

const warning = (facts: NoticeFacts): MailParts => ({
  subject: subjectOf('Evacuation Warning', facts),
  greeting: 'Evacuation Warning: get ready to leave',
  paragraphs: [
    `There is an Evacuation Warning for ${inZone(facts)}. Your home at ${facts.addressLine} is inside it.`,
    `Get ready now: people, pets, medicine, papers, a full tank. If you need more time, or have large animals, leave now. ${DANGER}`,
    facts.state === 'warned'
      ? 'We have booked and sent nothing yet. If the warning becomes an order, your room, your cash and your concierge start by themselves, and we tell you.'
      : 'The order before it has ended. If the warning becomes an order, we tell you at once.',
  ],
});

function lifted(facts: NoticeFacts): MailParts {
  const { addressLine, isReportedLifted, endReason, endedAt } = facts;
  const when = endedAt ? `, ${timeInWords(endedAt)}` : '';
  return {
    subject: subjectOf(
      isReportedLifted ? 'Evacuation Order reported lifted' : 'Evacuation Order lifted',
      facts,
    ),
    greeting: isReportedLifted ? 'The order is reported lifted' : 'The order is lifted',
    paragraphs: [
      isReportedLifted
        ? `The Evacuation Order for ${inZone(facts)}, with your home at ${addressLine}, is no longer in the official list${when}. Nobody has said in words that it is over.`
        : `The Evacuation Order for ${inZone(facts)}, with your home at ${addressLine}, has ended${when}.${endReason ? ` ${endReason}` : ''}`,
      ...(facts.warning
        ? [
            `An Evacuation Warning still covers your home (${facts.warning.zoneName}, ${facts.warning.source}). Stay ready to leave. ${DANGER}`,
          ]
        : []),
      'Before you go back, read what the authority says about roads, power and water. Do not go back by our message alone.',
      ...roomWords(facts),
      ...(isHeld(facts) ? ['Your room stays until its nights end, unless you give it back.'] : []),
      ...(facts.cash ? ['Cash that was sent is yours.'] : []),
    ],
  };
}

const noWarning = (facts: NoticeFacts): MailParts => ({
  subject: subjectOf('Correction: no Evacuation Warning', facts),
  greeting: 'Our notice was wrong',
  paragraphs: [
    `We told you that an Evacuation Warning for ${inZone(facts)} covers your home at ${facts.addressLine}. That was a mistake of ours. We are sorry.`,
    `You need not get ready because of it. If you see fire or smoke, or an official tells you to leave, leave. ${DANGER}`,
    'We had booked and sent nothing because of it. What you have because of an order stays as it is.',
  ],
});

const noOrder = (facts: NoticeFacts): MailParts => ({
  subject: subjectOf('Correction: no Evacuation Order', facts),
  greeting: 'Our notice was wrong',
  paragraphs: [
    `We told you that an Evacuation Order for ${inZone(facts)} covers your home at ${facts.addressLine}. That was a mistake of ours. We are sorry.`,
    `You need not leave because of it. If you see fire or smoke, or an official tells you to leave, leave. ${DANGER}`,
    facts.state === 'lifted'
      ? 'The order before it was real, and it is over. The room and the cash you have because of that one stay as they are.'
      : `We have stopped what had started.${facts.endReason ? ` ${facts.endReason}` : ''} Cash that has reached you is not taken back by itself; if you have checked in, your room stays.`,
  ],
});

const correction = (facts: NoticeFacts): MailParts =>
  facts.wrongWarning ? noWarning(facts) : noOrder(facts);

const room = (facts: NoticeFacts): MailParts => ({
  subject: subjectOf(facts.room?.state === 'held' ? 'Your room' : 'About your room', facts),
  greeting: facts.room?.state === 'held' ? `${yourRoomsAre(facts.room.rooms)} booked` : 'About your room',
  paragraphs: [
    ...roomWords(facts),
    `This is for your home at ${facts.addressLine} and the order for ${inZone(facts)}.`,
    'You can extend it or give it back on your evacuation page.',
  ],
});

const cash = (facts: NoticeFacts): MailParts => ({
  subject: subjectOf('Emergency cash', facts),
  greeting: 'Your emergency cash',
  paragraphs: [
    ...cashWords(facts),
    `This is for your home at ${facts.addressLine} and the order for ${inZone(facts)}.`,
    'What happens to it is on your evacuation page.',
  ],
});

/**
 * The email of a notice. For an order it has the acknowledge button; every email links to the page and the
 * authority.
 */
export function mailOf(
  kind: NoticeKind,
  facts: NoticeFacts,
  { repeat, links }: { repeat: number; links: NoticeLinks },
): MailParts {
  const write = { warning, lifted, correction, room, cash };
  const parts = kind === 'order' ? order(facts, repeat, links) : write[kind](facts);
  const page = { label: 'Open your evacuation page', url: links.page };
  return {
    ...parts,
    action: parts.action ?? page,
    links: [
      ...(parts.action ? [page] : []),
      { label: 'What the official source says', url: facts.officialUrl },
    ],
  };
}
