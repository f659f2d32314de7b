import type { CashView, CheckInState, OrderView, RoomView, TimelineEntry } from '#contract/evacuation.ts';
import type { z } from 'zod';

type Entry = z.input<typeof TimelineEntry>;
type Order = z.input<typeof OrderView>;
type Room = z.input<typeof RoomView>;
type Cash = z.input<typeof CashView>;
type Detail = Record<string, string | number | boolean | null>;

export type Story = {
  order: Order | null;
  warnedAt: Date | null;
  services: { startedAt: Date; acknowledgedAt: Date | null; endedAt: Date | null } | null;
  room: (Room & { since: Date }) | null;
  cash: (Cash & { since: Date }) | null;
  conciergeAt: Date | null;
  events: readonly { at: Date; kind: string; detail: Detail }[];
  noticesSent: readonly { at: Date; channel: 'email' | 'sms' | 'push'; kind: string }[];
  nameOf: (personId: string) => string;
};

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
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

function roomEntries({ room }: Story): Entry[] {
  if (!room) return [];
  const { hotel, nights, since } = room;
  if (room.state === 'waiting')
    return [
      {
        at: since,
        kind: 'room.waiting',
        title: 'No room is free within 50 miles yet',
        detail: 'You are in line. We look again whenever a room comes free.',
        evidence: null,
      },
    ];
  if (!hotel) return [];
  return [
    {
      at: since,
      kind: 'room.held',
      title: `${room.rooms === 1 ? 'A room is' : `${room.rooms} rooms are`} held at ${hotel.name}`,
      detail: `${count(nights, 'night')} of your plan, ${hotel.miles.toFixed(1)} miles from home.`,
      evidence: null,
    },
  ];
}

function cashEntries({ cash }: Story): Entry[] {
  if (!cash) return [];
  const sum = dollars(cash.cents);
  const at = (
    instant: Date | string | null,
    kind: Entry['kind'],
    title: string,
    detail: string | null,
  ): Entry[] => (instant === null ? [] : [{ at: instant, kind, title, detail, evidence: null }]);
  const isSent = cash.sentAt !== null;
  const waits = isSent ? [] : at(cash.since, ...WAITING[cash.state](sum, cash.reason));
  return [
    ...waits,
    ...at(
      cash.sentAt,
      'cash.sent',
      `${sum} is on its way`,
      cash.card ? `To ${cash.card}, in 5 to 10 minutes as a rule.` : null,
    ),
    ...at(cash.deliveredAt, 'cash.delivered', `${sum} has arrived`, cash.card),
    ...(cash.state === 'failed' && isSent
      ? at(cash.sentAt, 'cash.failed', `${sum} could not be delivered`, cash.reason)
      : []),
  ];
}

type Said = [kind: Entry['kind'], title: string, detail: string | null];
const WAITING: Record<Cash['state'], (sum: string, reason: string | null) => Said> = {
  held: (sum) => [
    'cash.held',
    `${sum} waits for a second look`,
    'This order reaches very many homes. A person releases the cash; your room does not wait for it.',
  ],
  due: (sum) => ['cash.due', `${sum} is being sent`, null],
  sending: (sum) => ['cash.due', `${sum} is being sent`, null],
  sent: (sum) => ['cash.due', `${sum} is being sent`, null],
  delivered: (sum) => ['cash.due', `${sum} is being sent`, null],
  'needs-card': (sum) => [
    'cash.needs-card',
    `${sum} is ready: we need your card`,
    'Add a debit card, and it is sent at once.',
  ],
  failed: (sum, reason) => ['cash.failed', `${sum} could not be sent`, reason],
  cancelled: (sum, reason) => ['cash.cancelled', `${sum} was not sent`, reason],
};

const asString = (value: Detail[string] | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** What an event says. Kinds that the rows themselves tell are left out here. */
function eventEntry({ at, kind, detail }: Story['events'][number], nameOf: Story['nameOf']): Entry[] {
  const say = (known: Entry['kind'], title: string, more: string | null = null): Entry[] => [
    { at, kind: known, title, detail: more, evidence: null },
  ];
  switch (kind) {
    case 'room.extended':
      return say(
        'room.extended',
        `The room is yours for ${count(Number(detail['nights'] ?? 1), 'night')} more`,
      );
    case 'room.released':
      return say('room.released', 'The room was given back');
    case 'person.checked-in': {
      const state = asString(detail['state']) as CheckInState;
      const name = nameOf(asString(detail['personId']));
      return say('person.checked-in', `${name} ${CHECKED_IN[state]}`);
    }
    case 'order.lifted':
      return say('order.lifted', 'The order was lifted', asString(detail['reason']) || null);
    case 'order.reopened':
      return say('order.reopened', 'The order is back', asString(detail['reason']) || null);
    case 'order.cancelled':
      return say('order.cancelled', 'We corrected a mistake of ours', asString(detail['reason']) || null);
    default:
      return [];
  }
}

/** Several channels at the same minute are one entry: nobody reads three. */
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

/** Everything that happened, newest first, each with its time and what it rests on. */
export function timelineOf(story: Story): Entry[] {
  const { order, services, warnedAt, conciergeAt } = story;
  const entries: Entry[] = [
    ...(warnedAt
      ? [
          {
            at: warnedAt,
            kind: 'warning.seen' as const,
            title: 'An evacuation warning covers your home',
            detail: order && !services ? order.source : null,
            evidence: services ? null : (order?.evidence ?? null),
          },
        ]
      : []),
    ...(order && services
      ? [
          {
            at: order.seenAt,
            kind: 'order.seen' as const,
            title: `We saw the order${order.zoneName ? ` for ${order.zoneName}` : ''}`,
            detail: order.source,
            evidence: order.evidence,
          },
          {
            at: services.startedAt,
            kind: 'home.matched' as const,
            title: 'Your home lies inside it, and your services started',
            detail: null,
            evidence: order.evidence,
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
    ...story.events.flatMap((event) => eventEntry(event, story.nameOf)),
    ...(services?.acknowledgedAt
      ? [
          {
            at: services.acknowledgedAt,
            kind: 'acknowledged' as const,
            title: 'Your household has seen it',
            detail: null,
            evidence: null,
          },
        ]
      : []),
  ];
  // Later steps of the same moment stand above earlier ones: the list is read from the top.
  return entries.toReversed().toSorted((a, b) => atOf(b) - atOf(a));
}
