import { BRAND } from '#contract/brand.ts';
import { SPECIES, type Species } from '#contract/home/household.ts';
import { ON_REQUEST_MINUTES } from '#contract/service/offer-states.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { dayText, timeText } from '#contract/text/format.ts';
import { needsIn, petKindsByHome, roomNeedsByHome } from '#server/home/household/household.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { linesOfPage, type ComposeOffer, type LineRow, type Opened } from '#server/service/offers/offers.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Messages to hotels. They never contain names, because a message can be forwarded. */

/** What a hotel needs to know about rooms before it decides. */
type Summary = {
  rooms: number;
  firstNight: string;
  accessible: number;
  powered: number;
  pets: Partial<Record<Species, number>>;
  otherPets: number;
  isOnRequest: boolean;
};

export async function summaryOf(db: Queryable, lines: readonly LineRow[]): Promise<Summary> {
  const homeIds = lines.map(({ subjectId }) => subjectId);
  const needs = await roomNeedsByHome(db, homeIds);
  const kinds = await petKindsByHome(db, homeIds);
  const summary: Summary = {
    rooms: 0,
    firstNight: '9999-12-31',
    accessible: 0,
    powered: 0,
    pets: {},
    otherPets: 0,
    isOnRequest: false,
  };
  for (const line of lines) {
    const own = needsIn(needs, line.subjectId);
    summary.rooms += line.rooms ?? 1;
    if (line.firstNight && line.firstNight < summary.firstNight) summary.firstNight = line.firstNight;
    summary.accessible += Number(own.isAccessible);
    summary.powered += Number(own.isMedical);
    summary.isOnRequest ||= line.isOnRequest;
    const pets = kinds.get(line.subjectId);
    if (pets === null) summary.otherPets += own.pets;
    for (const species of SPECIES)
      if (pets?.[species]) summary.pets[species] = (summary.pets[species] ?? 0) + pets[species];
  }
  return summary;
}

/** "12 rooms from Tuesday, November 17, 2 accessible, 1 with backup power, 3 dogs". */
function summaryText(summary: Summary, { offerMails: t, householdWords }: Messages, day: string): string {
  return [
    t.roomsFrom(summary.rooms, day),
    ...(summary.accessible > 0 ? [t.accessible(summary.accessible)] : []),
    ...(summary.powered > 0 ? [t.powered(summary.powered)] : []),
    ...SPECIES.flatMap((species) => {
      const count = summary.pets[species] ?? 0;
      return count > 0 ? [householdWords.count[species](count)] : [];
    }),
    ...(summary.otherPets > 0 ? [t.otherPets(summary.otherPets)] : []),
  ].join(', ');
}

type Words = { mail: MailParts; text: string };
/** Two segments of a text. */
const SMS_LETTERS = 306;
/** The longest text that fits. The last one always does. */
const fitting = (...texts: readonly [string, ...string[]]): string =>
  texts.find((text) => text.length <= SMS_LETTERS) ?? texts[texts.length - 1] ?? texts[0];

function askWords(opened: Opened, summary: Summary, url: string): Words {
  const { link, offer, contact, partner } = opened;
  const { language } = contact;
  const messages = messagesIn(language);
  const t = messages.offerMails;
  const day = dayText(summary.firstNight, language);
  const what = summaryText(summary, messages, day);
  const subject = link.kind === 'remind' ? t.remindSubject : t.askSubject;
  const until = after(offer.sentAt ?? link.createdAt, minutes(ON_REQUEST_MINUTES));
  return {
    mail: {
      language,
      subject: subject(summary.rooms, partner.name),
      greeting: messages.mail.hello(contact.name),
      paragraphs: [
        t.asked(BRAND.name, what),
        t.how,
        summary.isOnRequest ? t.by(timeText(until, language, partner.timeZone)) : t.silent,
      ],
      action: { label: t.open, url },
    },
    text: fitting(
      `${t.askText(BRAND.name, what, url)} ${t.orReply}`,
      t.askText(BRAND.name, what, url),
      t.askText(BRAND.name, t.roomsFrom(summary.rooms, day), url),
    ),
  };
}

/** Counts the lines that changed since the previous message. */
function changeWords(
  { link, contact, partner }: Opened,
  lines: readonly LineRow[],
  url: string,
): Words | null {
  const { language } = contact;
  const messages = messagesIn(language);
  const t = messages.offerMails;
  const changed = lines.filter(
    ({ changedAt, toldAt }) => changedAt !== null && toldAt?.getTime() === link.createdAt.getTime(),
  );
  const rooms = (ones: readonly LineRow[]) => ones.reduce((sum, line) => sum + (line.rooms ?? 1), 0);
  const gone = changed.filter(({ state }) => state === 'withdrawn');
  const other = changed.length - gone.length;
  const what = [
    ...(gone.length > 0 ? [t.canceledRooms(rooms(gone))] : []),
    ...(other > 0 ? [t.changedRooms(other)] : []),
  ].join(', ');
  if (what === '') return null;
  return {
    mail: {
      language,
      subject: t.changeSubject(partner.name),
      greeting: messages.mail.hello(contact.name),
      paragraphs: [t.changed(what)],
      action: { label: t.open, url },
    },
    text: t.changeText(BRAND.name, what, url),
  };
}

function capacityWords({ contact, partner }: Opened, url: string): Words {
  const { language } = contact;
  const messages = messagesIn(language);
  const t = messages.offerMails;
  return {
    mail: {
      language,
      subject: t.capacitySubject(partner.name),
      greeting: messages.mail.hello(contact.name),
      paragraphs: [t.capacity(BRAND.name), t.capacityHow],
      action: { label: t.capacityOpen, url },
    },
    text: t.capacityText(BRAND.name, url),
  };
}

/** The message to a hotel, composed at send time. Null if everything in it was settled. */
export const composeRoomOffer: ComposeOffer = async ({ db }, opened, url) => {
  const { offer, link } = opened;
  if (offer.topic === 'capacity') return capacityWords(opened, url);
  const lines = await linesOfPage(db, offer);
  if (link.kind === 'change') return changeWords(opened, lines, url);
  const open = lines.filter(({ state, offerId }) => state === 'asked' && offerId === offer.id);
  return open.length > 0 ? askWords(opened, await summaryOf(db, open), url) : null;
};
