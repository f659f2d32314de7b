import { type ConciergeHours, hoursText } from '#contract/concierge-hours.ts';
import { sentText, type CashText } from '#contract/core/cash-text.ts';
import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import type { CheckInState } from '#contract/emergency/check-ins.ts';
import type { RoomView, TimelineEntry } from '#contract/emergency/evacuation.ts';
import { cashViewText, type CashView } from '#contract/money/payouts.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import * as english from '#contract/text/en/emergency/timeline.ts';
import type { Language } from '#contract/text/language.ts';
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
  conciergeHours: ConciergeHours;
  events: readonly Event[];
  noticesSent: readonly { at: Date; channel: 'email' | 'sms' | 'push'; kind: string }[];
  nameOf: (personId: string) => string;
};

/** The reader's language, with its messages. */
type Reader = { language: Language; messages: Messages };

function roomEntries({ room, events }: Story, { messages: { timeline: t } }: Reader): Entry[] {
  if (!room) return [];
  const { hotel, nights, since } = room;
  // A room found later means the household was on the waiting list first.
  const found = events.find(({ kind }) => kind === 'room.held')?.at;
  const waiting: Entry = {
    at: since,
    kind: 'room.waiting',
    title: t.noRoomThen,
    detail: t.wasOnList,
    evidence: null,
  };
  if (room.state === 'waiting') return [{ ...waiting, title: t.noRoomYet, detail: t.isOnList }];
  if (!hotel) return [waiting];
  return [
    ...(found ? [waiting] : []),
    {
      at: found ?? since,
      kind: 'room.held',
      title: t.roomBooked(room.rooms, hotel.name),
      detail: t.roomDetail(nights, hotel.miles.toFixed(1), HOTEL_CLEAR_MILES),
      evidence: null,
    },
  ];
}

/** Until it is sent, one entry shows its current state. After that, each step has its own entry. */
function cashEntries({ cash }: Story, { language, messages }: Reader): Entry[] {
  if (!cash) return [];
  const say = (at: Entry['at'] | null, kind: Entry['kind'], { statement, detail }: CashText): Entry[] =>
    at === null ? [] : [{ at, kind, title: statement, detail, evidence: null }];
  const reader = { language, messages: messages.cash };
  const now = cashViewText(cash, reader);
  if (cash.sentAt === null) return say(cash.since, STANDING[cash.state], now);
  return [
    ...say(cash.sentAt, 'cash.sent', sentText({ ...cash, isRepayable: cash.isRepayable ?? false }, reader)),
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

/** A call for help is open until a later check-in of that person, or until our team has reached them. */
function isOpenCall(call: Event, events: readonly Event[]): boolean {
  if (call.kind !== 'person.checked-in' || call.detail['state'] !== 'help') return false;
  return !events.some(
    ({ kind, at, detail }) =>
      (kind === 'person.reached' || (kind === 'person.checked-in' && detail['state'] !== 'help')) &&
      detail['personId'] === call.detail['personId'] &&
      at >= call.at,
  );
}

/** Text that our team typed, in English. Left out for other readers. */
const typedBy = (reason: string, { language }: Reader): string | null =>
  language === 'en' ? reason || null : null;

/** A stored reason for the end. Our own sentence is translated to the reader's language. */
const endReason = (reason: string, reader: Reader): string | null =>
  reader.messages.notices.endReasons[reason] ?? typedBy(reason, reader);

/** The entry for an event. Kinds that the rows already show are left out. */
function eventEntry(
  { at, kind, detail }: Story['events'][number],
  { nameOf, room }: Story,
  isOpen: boolean,
  reader: Reader,
): Entry[] {
  const { timeline: t, zoneRules } = reader.messages;
  const say = (known: Entry['kind'], title: string, more: string | null = null): Entry[] => [
    { at, kind: known, title, detail: more, evidence: null },
  ];
  const reason = asString(detail['reason']);
  const rule = ruleText(asString(detail['rule']), zoneRules.rules);
  const hotel = asString(detail['hotel']) || null;
  const person = () => nameOf(asString(detail['personId']));
  switch (kind) {
    case 'room.extended': {
      const own = Number(detail['ownNights'] ?? 0);
      return say('room.extended', own === 0 ? t.onlyPlanNights : t.nightsAdded(own), hotel);
    }
    case 'room.released':
      return hotel
        ? say('room.released', t.roomReleased(Number(detail['rooms'] ?? room?.rooms) || 1), hotel)
        : say('room.released', t.leftList);
    case 'room.confirmed':
      return say('room.confirmed', t.roomConfirmed(asString(detail['number'])), hotel);
    case 'room.declined':
      return say('room.declined', t.roomDeclined, t.roomDeclinedNext);
    case 'room.no-show':
      return say('room.no-show', t.roomNoShow, t.roomNoShowNext);
    case 'route.found':
    case 'route.none': {
      const words = reader.messages.evacuationRoute;
      const cause = asString(detail['cause']) as keyof typeof words.causes;
      const isFirst = Number(detail['version']) === 1;
      if (kind === 'route.none') return say(kind, words.lost, isFirst ? null : words.causes[cause]);
      return isFirst || cause === 'first'
        ? say(kind, words.causes.first)
        : say(kind, words.changed, words.causes[cause]);
    }
    case 'person.checked-in': {
      const state = asString(detail['state']) as CheckInState;
      return say(isOpen ? 'person.needs-help' : 'person.checked-in', t.checkedIn[state](person()));
    }
    case 'person.reached':
      return say('person.reached', t.reached(person()));
    case 'order.lifted':
      return isReportedLifted(reason)
        ? say('order.lifted', t.reportedLifted, [t.notInFeed, rule].filter(Boolean).join(' '))
        : say('order.lifted', t.orderEnded, endReason(reason, reader));
    case 'order.back':
      return say('order.reopened', detail['isNew'] === true ? t.newOrder : t.orderBack, rule);
    case 'order.by-person':
      return say(
        'home.matched',
        t.startedByTeam,
        reason === english.approvedRequest ? t.approvedRequest : typedBy(reason, reader),
      );
    case 'order.cancelled':
    case 'warning.cancelled':
      return say('order.cancelled', t.corrected, typedBy(reason, reader));
    default:
      return [];
  }
}

/** Several channels within the same minute become one entry. */
function noticeEntries({ noticesSent }: Story, { messages: { timeline: t } }: Reader): Entry[] {
  const groups = new Map<string, { at: Date; kind: string; channels: Set<string> }>();
  for (const { at, channel, kind } of noticesSent) {
    const key = `${kind} ${Math.floor(at.getTime() / 60_000)}`;
    const group = groups.get(key) ?? { at, kind, channels: new Set() };
    group.channels.add(t.channels[channel]);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ at, kind, channels }) => ({
    at,
    kind: 'notice.sent',
    title: t.notified[kind in t.notified ? (kind as keyof typeof t.notified) : 'other'],
    detail: t.by([...channels]),
    evidence: null,
  }));
}

const atOf = ({ at }: Entry): number => new Date(at).getTime();

/** Everything that happened, newest first, each with its time and evidence, in the reader's language. */
export function timelineOf(story: Story, language: Language = 'en'): Entry[] {
  const reader: Reader = { language, messages: messagesIn(language) };
  const t = reader.messages.timeline;
  const { ordered, warned, services, conciergeAt } = story;
  const isByPerson = story.events.some(({ kind }) => kind === 'order.by-person');
  const entries: Entry[] = [
    ...(warned
      ? [
          {
            at: warned.seenAt,
            kind: 'warning.seen' as const,
            title: t.warningSeen,
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
            title: t.orderSeen(ordered.zone.name),
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
            title: t.homeMatched,
            detail: null,
            evidence: ordered.evidence,
          },
        ]
      : []),
    ...roomEntries(story, reader),
    ...cashEntries(story, reader),
    ...(conciergeAt
      ? [
          {
            at: conciergeAt,
            kind: 'concierge.opened' as const,
            title: t.conciergeOpened,
            // Shown only if it differs from the landing page's promise.
            detail: story.conciergeHours.isAlways
              ? null
              : t.peopleAnswer(hoursText(story.conciergeHours, language)),
            evidence: null,
          },
        ]
      : []),
    ...noticeEntries(story, reader),
    ...story.events.flatMap((event) => eventEntry(event, story, isOpenCall(event, story.events), reader)),
    ...(services?.acknowledgedAt
      ? [
          {
            at: services.acknowledgedAt,
            kind: 'acknowledged' as const,
            title: t.acknowledged,
            detail: null,
            evidence: null,
          },
        ]
      : []),
  ];
  // For equal times, later steps go above earlier ones, because the list is read from the top.
  return entries.toReversed().toSorted((a, b) => atOf(b) - atOf(a));
}
