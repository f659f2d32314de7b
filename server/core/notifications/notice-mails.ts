import { BRAND } from '#contract/brand.ts';
import { cashText } from '#contract/core/cash-text.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { NoticeLinks } from './compose-notice.ts';
import type { NoticeFacts, NoticeKind } from './notice-facts.ts';
import type { Reader } from './reader.ts';

const zoneText = ({ zoneName, county, source, orderAt }: NoticeFacts, { notices, time }: Reader): string =>
  notices.zone({ name: zoneName, county, source, when: time(orderAt) });

const isHeld = ({ room }: NoticeFacts): boolean => room?.state === 'held' || room?.state === 'checked-in';

function roomText({ room }: NoticeFacts, { notices, day }: Reader): string[] {
  if (!room) return [];
  const { hotel, state, rooms, nights, firstNight, confirmation } = room;
  if (hotel && (state === 'held' || state === 'checked-in'))
    return [
      ...(confirmation ? [notices.roomConfirmed(hotel.name, confirmation)] : []),
      notices.roomBooked({ rooms, hotel, nights, firstNight: day(firstNight) }),
    ];
  return [state === 'waiting' ? notices.roomWaiting : notices.roomOver];
}

function cashParagraph({ cash }: NoticeFacts, reader: Reader): string[] {
  if (!cash) return [];
  const { statement, detail } = cashText(cash, reader.cash);
  return [`${statement} ${detail}`];
}

/** The route in words, step by step. */
function routeText({ route }: NoticeFacts, reader: Reader): string[] {
  if (route === undefined) return [];
  if (route === null) return [reader.notices.routePending];
  const { now, steps, notes } = route(reader);
  return [now.join(' '), ...steps.map((step, n) => `${n + 1}. ${step}`), notes.join(' ')];
}

/** A known reason in the reader's language. Text that a team member typed is only shown to readers of English. */
const endReasonText = ({ endReason }: NoticeFacts, { language, notices }: Reader): string | null =>
  endReason === null ? null : (notices.endReasons[endReason] ?? (language === 'en' ? endReason : null));

function order(
  facts: NoticeFacts,
  reader: Reader,
  { repeat, links }: { repeat: number; links: NoticeLinks },
): MailParts {
  const { addressLine, isBack } = facts;
  const { notices: t } = reader;
  const where = zoneText(facts, reader);
  return {
    subject: t.subject(isBack ? t.orderBack : t.order, addressLine, repeat),
    greeting: isBack ? t.orderBackGreeting : t.orderGreeting,
    paragraphs: [
      ...(facts.isPossible
        ? [t.orderPossible(where, addressLine), `${t.checkThenLeave} ${t.danger}`]
        : [t.orderInside(where, addressLine), `${t.leaveNow} ${t.danger}`]),
      ...roomText(facts, reader),
      ...routeText(facts, reader),
      ...cashParagraph(facts, reader),
      facts.hasServices ? t.conciergeKnows(BRAND.conciergePhone, reader.hours) : t.pageShowsServices,
    ],
    action: { label: t.seen, url: links.seen },
    closing: facts.hasServices ? t.repeatsThenCall : t.repeats,
  };
}

function warning(facts: NoticeFacts, reader: Reader): MailParts {
  const { notices: t } = reader;
  const where = zoneText(facts, reader);
  return {
    subject: t.subject(t.warning, facts.addressLine, 0),
    greeting: t.warningGreeting,
    paragraphs: [
      facts.isPossible
        ? t.warningPossible(where, facts.addressLine)
        : t.warningInside(where, facts.addressLine),
      `${t.getReady} ${t.danger}`,
      facts.state === 'warned' ? t.nothingBooked : t.orderBeforeEnded,
    ],
  };
}

function lifted(facts: NoticeFacts, reader: Reader): MailParts {
  const { addressLine, isReportedLifted, endedAt } = facts;
  const { notices: t, time } = reader;
  const where = zoneText(facts, reader);
  const when = endedAt ? time(endedAt) : null;
  const why = endReasonText(facts, reader);
  return {
    subject: t.subject(isReportedLifted ? t.orderReportedLifted : t.orderLifted, addressLine, 0),
    greeting: isReportedLifted ? t.reportedLiftedGreeting : t.liftedGreeting,
    paragraphs: [
      isReportedLifted
        ? t.goneFromList(where, addressLine, when)
        : `${t.hasEnded(where, addressLine, when)}${why ? ` ${why}` : ''}`,
      ...(facts.warning
        ? [`${t.warningStays(facts.warning.zoneName, facts.warning.source)} ${t.danger}`]
        : []),
      t.doNotReturn,
      ...roomText(facts, reader),
      ...(isHeld(facts) ? [t.roomStays] : []),
      ...cashParagraph(facts, reader),
      ...(facts.cash?.wasSent && !facts.cash.isRepayable ? [t.cashIsYours] : []),
    ],
  };
}

function correction(facts: NoticeFacts, reader: Reader): MailParts {
  const { notices: t } = reader;
  const where = zoneText(facts, reader);
  const { addressLine } = facts;
  if (facts.wrongWarning)
    return {
      subject: t.subject(t.noWarning, addressLine, 0),
      greeting: t.wasWrong,
      paragraphs: [
        t.warningWasMistake(where, addressLine),
        `${t.noNeedToPrepare} ${t.danger}`,
        t.warningCostNothing,
      ],
    };
  return {
    subject: t.subject(t.noOrder, addressLine, 0),
    greeting: t.wasWrong,
    paragraphs: [
      t.orderWasMistake(where, addressLine),
      `${t.noNeedToLeave} ${t.danger}`,
      facts.state === 'lifted' ? t.earlierOrderWasReal : t.stopped(endReasonText(facts, reader)),
    ],
  };
}

function room(facts: NoticeFacts, reader: Reader): MailParts {
  const { notices: t } = reader;
  const isBooked = facts.room?.state === 'held';
  return {
    subject: t.subject(isBooked ? t.yourRoom : t.aboutYourRoom, facts.addressLine, 0),
    greeting: isBooked ? t.roomsBookedGreeting(facts.room?.rooms ?? 1) : t.aboutYourRoom,
    paragraphs: [
      ...roomText(facts, reader),
      ...(isBooked ? routeText(facts, reader) : []),
      t.isFor(facts.addressLine, zoneText(facts, reader)),
      t.changeRoom,
    ],
  };
}

const cash = (facts: NoticeFacts, reader: Reader): MailParts => ({
  subject: reader.notices.subject(reader.notices.cashSubject, facts.addressLine, 0),
  greeting: reader.notices.cashGreeting,
  paragraphs: [
    ...cashParagraph(facts, reader),
    reader.notices.isFor(facts.addressLine, zoneText(facts, reader)),
    reader.notices.cashOnPage,
  ],
});

function route(facts: NoticeFacts, reader: Reader): MailParts {
  const { notices: t } = reader;
  const said = facts.route?.(reader);
  return {
    subject: t.subject(said?.isRoute ? t.routeChanged : t.routeLost, facts.addressLine, 0),
    greeting: said?.isRoute ? t.routeGreeting : t.routeLost,
    paragraphs: [
      ...(said ? [said.why] : []),
      ...routeText(facts, reader),
      t.danger,
      t.isFor(facts.addressLine, zoneText(facts, reader)),
    ],
  };
}

/**
 * The email of a notice. For an order it has the acknowledge button; every email links to the page and the
 * authority.
 */
export function mailOf(
  kind: NoticeKind,
  facts: NoticeFacts,
  { repeat, links, reader }: { repeat: number; links: NoticeLinks; reader: Reader },
): MailParts {
  const write = { warning, lifted, correction, room, cash, route };
  const parts = kind === 'order' ? order(facts, reader, { repeat, links }) : write[kind](facts, reader);
  const page = { label: reader.notices.openPage, url: links.page };
  return {
    ...parts,
    language: reader.language,
    action: parts.action ?? page,
    links: [
      ...(parts.action ? [page] : []),
      { label: reader.notices.officialSource, url: facts.officialUrl },
    ],
  };
}
