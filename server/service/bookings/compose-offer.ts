import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import { linesOfPage, type ComposeOffer } from '#server/service/offers/offers.ts';
import { bookingForPartner } from './disclosure.ts';
import * as store from './store.ts';

/** Two segments of a text. */
const SMS_LETTERS = 306;

/**
 * The message to a partner about a booking, composed at send time. Leaves out everything that the partner may see only
 * after its yes.
 */
export const composeBookingOffer: ComposeOffer = async (deps, { link, offer, contact, partner }, url) => {
  const [line] = await linesOfPage(deps.db, offer);
  const booking = line && (await store.findBookingById(deps.db, line.subjectId));
  if (!line || !booking) return null;
  const { language } = contact;
  const { offerMails: t, bookingWords, mail } = messagesIn(language);
  const greeting = mail.hello(contact.name);
  const action = { label: t.bookingOpen, url };
  if (link.kind === 'change') {
    const said = t.bookingChanged(booking.ref);
    return {
      mail: { language, subject: t.bookingChangedSubject(booking.ref), greeting, paragraphs: [said], action },
      text: `${said} ${url}`,
    };
  }
  const read =
    line.state === 'asked' && booking.partnerId === partner.id
      ? await bookingForPartner(deps.db, deps, booking.id, 'before', language)
      : null;
  if (!read) return null;
  const service = bookingWords.kinds[booking.kind];
  const facts = read.lines.map(({ label, value }) => `${label}: ${value}`);
  const what = [service, ...facts.slice(1)].join('. ');
  const long = t.bookingText(BRAND.name, what, url);
  // The partner names its price on the linked page.
  const texts = read.needsQuote ? [long] : [`${long} ${t.orReply}`, long];
  return {
    mail: {
      language,
      subject: (link.kind === 'remind' ? t.bookingRemind : t.bookingSubject)(service),
      greeting,
      paragraphs: [
        t.bookingAsked(BRAND.name),
        ...facts,
        t.how,
        ...(offer.answerBy ? [t.bookingBy(timeText(offer.answerBy, language, partner.timeZone))] : []),
      ],
      action,
    },
    text: texts.find((text) => text.length <= SMS_LETTERS) ?? t.bookingText(BRAND.name, service, url),
  };
};
