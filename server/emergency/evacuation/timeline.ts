import { sentText, type CashText } from '#contract/core/cash-text.ts';
import { HOTEL_CLEAR_MILES, roomCount } from '#contract/core/hotel-rooms.ts';
import type { CheckInState, RoomView, TimelineEntry } from '#contract/emergency/evacuation.ts';
import { cashViewText, type CashView } from '#contract/money/payouts.ts';
import type { z } from 'zod';
import { ruleText } from '#contract/emergency/zone-rules.ts';
import { isReportedLifted } from './order-view.ts';

type Entry = z.input<typeof TimelineEntry>;
type Room = z.input<typeof RoomView>;
type Cash = z.input<typeof CashView>;
type Detail = Record<string, string | number | boolean | null>;

type Seen = { zone: { name: string | null }; source: string; seenAt: Date; evidence: string | null };

type Event = { at: Date; kind: string; detail: Detail };

export type Story = {
  ordered: Seen | null;
  warned: Seen | null;
  services: { startedAt: Date; acknowledgedAt: Date | null; endedAt: Date | null } | null;
  room: (Room & { since: Date }) | null;
  cash: (Cash & { since: Date; changedAt: Date }) | null;
  conciergeAt: Date | null;
  events: readonly Event[];
  noticesSent: readonly { at: Date; channel: 'email' | 'sms' | 'push'; kind: string }[];
  nameOf: (personId: string) => string;
};

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

const CHANNEL = { email: 'e-mail', sms: 'text message', push: 'notice in the browser' } as const;
const NOTICE: Record<string, string> = {
  order: 'the evacuation order',
  warning: 'the evacuation warning',
  lifted: 'the end of the order',
  correction: 'our correction',
  room: 'your room',
  cash: 'your emergency cash',
};
const CHECKED_IN: Record<CheckInState, string> = { left: 'has left', safe: 'is safe', help: 'needs help' };

function roomEntries({ room, events }: Story): Entry[] {
  if (!room) return [];
  const { hotel, nights, since } = room;
  // A room found later means the household was on the waiting list first.
  const found = events.find(({ kind }) => kind === 'room.held')?.at;
  const waiting: Entry = {
    at: since,
    kind: 'room.waiting',
    title: 'No room was free within 50 miles',
    detail: 'You stood in line for the next one.',
    evidence: null,
  };
  if (room.state === 'waiting')
    return [
      {
        ...waiting,
        title: 'No room is free within 50 miles yet',
        detail: 'You are in line. We look again whenever a room comes free.',
      },
    ];
  if (!hotel) return [waiting];
  return [
    ...(found ? [waiting] : []),
    {
      at: found ?? since,
      kind: 'room.held',
      title: `We booked ${roomCount(room.rooms)} at ${hotel.name}`,
      detail: `${count(nights, 'night')} of your plan, ${hotel.miles.toFixed(1)} mi from home. Chosen at least ${HOTEL_CLEAR_MILES} miles from every active order and warning.`,
      evidence: null,
    },
  ];
}

/** Until it is sent, one entry says where it stands now. After that, each step keeps its own entry. */
function cashEntries({ cash }: Story): Entry[] {
  if (!cash) return [];
  const say = (at: Entry['at'] | null, kind: Entry['kind'], { statement, detail }: CashText): Entry[] =>
    at === null ? [] : [{ at, kind, title: statement, detail, evidence: null }];
  const now = cashViewText(cash);
  if (cash.sentAt === null) return say(cash.since, STANDING[cash.state], now);
  return [
    ...say(cash.sentAt, 'cash.sent', sentText({ ...cash, isRepayable: cash.isRepayable ?? false })),
    ...(cash.state === 'delivered' ? say(cash.deliveredAt, 'cash.delivered', now) : []),
    ...(cash.state === 'failed' || cash.state === 'cancelled'
      ? say(cash.changedAt, STANDING[cash.state], now)
      : []),
  ];
}

const STANDING: Record<Cash['state'], Entry['kind']> = {
  held: 'cash.held',
  due: 'cash.due',
  sending: 'cash.due',
  sent: 'cash.due',
  delivered: 'cash.due',
  'needs-card': 'cash.needs-card',
  failed: 'cash.failed',
  cancelled: 'cash.cancelled',
};

const asString = (value: Detail[string] | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** A call for help is open until a later check-in of that person, or until our team reached them. */
function isOpenCall(call: Event, events: readonly Event[]): boolean {
  if (call.kind !== 'person.checked-in' || call.detail['state'] !== 'help') return false;
  return !events.some(
    ({ kind, at, detail }) =>
      (kind === 'person.reached' || (kind === 'person.checked-in' && detail['state'] !== 'help')) &&
      detail['personId'] === call.detail['personId'] &&
      at >= call.at,
  );
}

/** The entry for an event. Kinds that the rows already show are left out. */
function eventEntry(
  { at, kind, detail }: Story['events'][number],
  { nameOf, room }: Story,
  isOpen: boolean,
): Entry[] {
  const say = (known: Entry['kind'], title: string, more: string | null = null): Entry[] => [
    { at, kind: known, title, detail: more, evidence: null },
  ];
  switch (kind) {
    case 'room.extended': {
      const own = Number(detail['ownNights'] ?? 0);
      return say(
        'room.extended',
        own === 0
          ? 'Your stay ends with the nights of your plan'
          : `You added ${count(own, 'night')} at your expense`,
        asString(detail['hotel']) || null,
      );
    }
    case 'room.released':
      return detail['hotel']
        ? say(
            'room.released',
            `You released ${roomCount(Number(detail['rooms'] ?? room?.rooms) || 1)}`,
            asString(detail['hotel']),
          )
        : say('room.released', 'You left the waiting list for a room');
    case 'person.checked-in': {
      const state = asString(detail['state']) as CheckInState;
      const name = nameOf(asString(detail['personId']));
      return say(isOpen ? 'person.needs-help' : 'person.checked-in', `${name} ${CHECKED_IN[state]}`);
    }
    case 'person.reached':
      return say('person.reached', `Our team reached ${nameOf(asString(detail['personId']))}`);
    case 'order.lifted': {
      const reason = asString(detail['reason']);
      return isReportedLifted(reason)
        ? say(
            'order.lifted',
            'The order is reported lifted',
            ['The official feed no longer has it.', ruleText(asString(detail['rule']))]
              .filter(Boolean)
              .join(' '),
          )
        : say('order.lifted', 'The order ended', reason || null);
    }
    case 'order.back':
      return detail['isNew'] === true
        ? say('order.reopened', 'A new evacuation order covers your home', ruleText(asString(detail['rule'])))
        : say('order.reopened', 'The order is back', ruleText(asString(detail['rule'])));
    case 'order.by-person':
      return say(
        'home.matched',
        'A person of ours started your services',
        asString(detail['reason']) || null,
      );
    case 'order.cancelled':
    case 'warning.cancelled':
      return say('order.cancelled', 'We corrected a mistake of ours', asString(detail['reason']) || null);
    default:
      return [];
  }
}

/** Several channels within the same minute become one entry. */
function noticeEntries({ noticesSent }: Story): Entry[] {
  const groups = new Map<string, { at: Date; kind: string; channels: Set<string> }>();
  for (const { at, channel, kind } of noticesSent) {
    const key = `${kind} ${Math.floor(at.getTime() / 60_000)}`;
    const group = groups.get(key) ?? { at, kind, channels: new Set() };
    group.channels.add(CHANNEL[channel]);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ at, kind, channels }) => ({
    at,
    kind: 'notice.sent',
    title: `We told you about ${NOTICE[kind] ?? 'your evacuation'}`,
    detail: `By ${[...channels].join(' and ')}.`,
    evidence: null,
  }));
}

const atOf = ({ at }: Entry): number => new Date(at).getTime();

/** Everything that happened, newest first, each with its time and evidence. */
export function timelineOf(story: Story): Entry[] {
  const { ordered, warned, services, conciergeAt } = story;
  const isByPerson = story.events.some(({ kind }) => kind === 'order.by-person');
  const entries: Entry[] = [
    ...(warned
      ? [
          {
            at: warned.seenAt,
            kind: 'warning.seen' as const,
            title: 'An evacuation warning covered your home',
            detail: warned.source,
            evidence: warned.evidence,
          },
        ]
      : []),
    ...(ordered && services
      ? [
          {
            at: ordered.seenAt,
            kind: 'order.seen' as const,
            title: `We saw the order${ordered.zone.name ? ` for ${ordered.zone.name}` : ''}`,
            detail: ordered.source,
            evidence: ordered.evidence,
          },
        ]
      : []),
    ...(ordered && services && !isByPerson
      ? [
          {
            at: services.startedAt,
            kind: 'home.matched' as const,
            title: 'Your home lies inside it, and your services started',
            detail: null,
            evidence: ordered.evidence,
          },
        ]
      : []),
    ...roomEntries(story),
    ...cashEntries(story),
    ...(conciergeAt
      ? [
          {
            at: conciergeAt,
            kind: 'concierge.opened' as const,
            title: 'A concierge has your case',
            detail: null,
            evidence: null,
          },
        ]
      : []),
    ...noticeEntries(story),
    ...story.events.flatMap((event) => eventEntry(event, story, isOpenCall(event, story.events))),
    ...(services?.acknowledgedAt
      ? [
          {
            at: services.acknowledgedAt,
            kind: 'acknowledged' as const,
            title: 'Your household opened this alert',
            detail: null,
            evidence: null,
          },
        ]
      : []),
  ];
  // For equal times, later steps go above earlier ones, because the list is read from the top.
  return entries.toReversed().toSorted((a, b) => atOf(b) - atOf(a));
}
