import { BRAND } from '#contract/brand.ts';
import { cashText } from '#contract/core/cash-text.ts';
import { yourRoomsAre } from '#contract/core/hotel-rooms.ts';
import type { NoticeLinks } from './compose-notice.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import { dayInWords, timeInWords } from './short-words.ts';

const REPEATS = 'We’ll keep reminding you until someone in your household confirms. Then we’ll call.';
const REPEATS_ONLY = 'We’ll remind you until someone in your household confirms.';
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
  const { statement, detail } = cashText(cash);
  return [`${statement} ${detail}`];
}

const subjectOf = (what: string, facts: NoticeFacts, repeat = 0): string =>
  `${repeat > 0 ? `Reminder ${repeat}: ` : ''}${what} for ${facts.addressLine}`;

function order(facts: NoticeFacts, repeat: number, links: NoticeLinks): MailParts {
  const { addressLine, isBack } = facts;
  return {
    subject: subjectOf(isBack ? 'The Evacuation Order is back' : 'Evacuation Order', facts, repeat),
    greeting: isBack ? 'The Evacuation Order is back: leave now' : 'Evacuation Order: leave now',
    paragraphs: [
      ...(facts.isPossible
        ? [
            `There is an Evacuation Order for ${inZone(facts)}. We know your home at ${addressLine} only by its area, so it may be inside.`,
            `Check the official map now. If your street is inside, leave now: take people, pets, medicine and your go bag. ${DANGER}`,
          ]
        : [
            `There is an Evacuation Order for ${inZone(facts)}. Your home at ${addressLine} is inside it.`,
            `Leave now. Take people, pets, medicine and your go bag. Do not wait for another message. ${DANGER}`,
          ]),
      ...roomWords(facts),
      ...cashWords(facts),
      facts.hasServices
        ? `Your concierge knows your case: call ${BRAND.conciergePhone}. Everything is on your evacuation page.`
        : 'Your evacuation page shows where you can go, and which services apply to this order.',
    ],
    action: { label: 'I have seen this', url: links.seen },
    closing: facts.hasServices ? REPEATS : REPEATS_ONLY,
  };
}

const warning = (facts: NoticeFacts): MailParts => ({
  subject: subjectOf('Evacuation Warning', facts),
  greeting: 'Evacuation Warning: get ready to leave',
  paragraphs: [
    facts.isPossible
      ? `There is an Evacuation Warning for ${inZone(facts)}. We know your home at ${facts.addressLine} only by its area, so it may be inside. Check the official map.`
      : `There is an Evacuation Warning for ${inZone(facts)}. Your home at ${facts.addressLine} is inside it.`,
    `Get ready now: people, pets, medicine, papers, a full tank. If you need more time, or have large animals, leave now. ${DANGER}`,
    facts.state === 'warned'
      ? 'We haven’t booked or sent anything yet. If the warning becomes an order, we’ll let you know at once, and the services of your plan start by themselves.'
      : 'The order before it has ended. If the warning becomes an order, we’ll let you know at once.',
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
        ? `The Evacuation Order for ${inZone(facts)}, with your home at ${addressLine}, is no longer in the official list${when}. Your county hasn’t announced that it is over.`
        : `The Evacuation Order for ${inZone(facts)}, with your home at ${addressLine}, has ended${when}.${endReason ? ` ${endReason}` : ''}`,
      ...(facts.warning
        ? [
            `An Evacuation Warning still covers your home (${facts.warning.zoneName}, ${facts.warning.source}). Stay ready to leave. ${DANGER}`,
          ]
        : []),
      'Don’t return until your county says it’s safe. Check what it says about roads, power and water.',
      ...roomWords(facts),
      ...(isHeld(facts) ? ['Your room stays until its nights end, unless you give it back.'] : []),
      ...cashWords(facts),
      ...(facts.cash?.wasSent ? ['Cash we sent you is yours.'] : []),
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
    'Your evacuation page shows where it stands.',
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
