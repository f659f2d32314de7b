import type { PartnerStatement } from '#contract/office/statements.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { amountText, dateText } from '#contract/text/format.ts';
import { toCsv } from '#server/platform/csv-writing.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';

export const PAGE_PATH = '/partner/statement';

export type Shown = {
  page: PartnerStatement;
  token: string;
  phone: string | null;
  /** Shown at the top: what was saved, or what went wrong. */
  said?: { text: string; isError: boolean };
  /** What a refused form contained. */
  typed?: Record<string, string>;
};

type Entry = PartnerStatement['entries'][number];

const p = (text: string, attributes = '') => `<p${attributes}>${escapeHtml(text)}</p>`;

/** "Your number 84613", or the entry's name. */
function nameOf(
  { kind, bookingKind, ref }: Entry,
  { statementPage: t, statementWords, bookingWords }: Messages,
): string {
  if (bookingKind)
    return ref ? `${bookingWords.kinds[bookingKind]}: ${t.booking(ref)}` : bookingWords.kinds[bookingKind];
  return ref ? t.confirmation(ref) : statementWords.kinds[kind];
}

/** Details besides days and amount. */
function remarkOf(
  entry: Entry,
  { statementPage: t }: Messages,
  language: PartnerStatement['language'],
): string | null {
  const { kind, payer, units, rateCents, cents, note } = entry;
  if (kind === 'adjustment') return `${t.adjusted}: ${note ?? ''}`;
  if (kind === 'correction') return t.corrected;
  if (payer === 'at-partner') return t.guestPays;
  if (kind === 'no-show') return t.noShow;
  return rateCents !== null && cents < units * rateCents ? t.planPays(amountText(cents, language)) : null;
}

function entryHtml(entry: Entry, messages: Messages, { language }: PartnerStatement): string {
  const { statementPage: t } = messages;
  const { kind, from, to, units, rateCents, cents, payer } = entry;
  const isRoom = kind === 'night' || kind === 'no-show';
  const price = rateCents === null ? '' : `, ${t.times(units, amountText(rateCents, language))}`;
  const remark = remarkOf(entry, messages, language);
  return (
    `<li>${p(nameOf(entry, messages), ' class="what"')}` +
    p(
      `${t.between(dateText(from, language), dateText(to, language))}${isRoom ? `, ${t.roomNights(units)}` : ''}${price}`,
    ) +
    (remark ? p(remark, ' class="state"') : '') +
    (payer === 'at-partner' ? '' : p(amountText(cents, language), ' class="what"')) +
    '</li>'
  );
}

function form(token: string, action: string, inner: string): string {
  return (
    `<form method="post" action="${PAGE_PATH}"><input type="hidden" name="t" value="${escapeHtml(token)}">` +
    `<input type="hidden" name="do" value="${action}">${inner}</form>`
  );
}

function answerHtml({ page, token, typed = {} }: Shown, t: Messages['statementPage']): string {
  if (page.state !== 'drawn') return '';
  const isDispute = typed['do'] === 'dispute';
  const value = (name: string) => escapeHtml(typed[name] ?? '');
  const name = (id: string) =>
    `<label for="${id}">${escapeHtml(t.name)}</label><input id="${id}" name="name" required maxlength="100" autocomplete="name" value="${value('name')}">`;
  const yes = form(
    token,
    'agree',
    `<input type="hidden" name="total" value="${page.totalCents}">` +
      name('agree-name') +
      `<label for="number">${escapeHtml(t.number)}</label><input id="number" name="number" maxlength="40" autocomplete="off" value="${value('number')}">` +
      `<button type="submit">${escapeHtml(t.agree(amountText(page.totalCents, page.language)))}</button>`,
  );
  const no = form(
    token,
    'dispute',
    name('dispute-name') +
      `<label for="words">${escapeHtml(t.words)}</label>` +
      `<textarea id="words" name="words" required maxlength="1000" rows="4" aria-describedby="words-hint">\n${value('words')}</textarea>` +
      `<p id="words-hint" class="state">${escapeHtml(t.wordsHint)}</p>` +
      `<button type="submit" class="stop">${escapeHtml(t.dispute)}</button>`,
  );
  return (
    `<section class="screen"><h2>${escapeHtml(t.agreeTitle)}</h2>${yes}` +
    `<details${isDispute ? ' open' : ''}><summary>${escapeHtml(t.disputeTitle)}</summary>${no}</details></section>`
  );
}

/** The whole page's content. */
export function pageHtml(shown: Shown): { title: string; main: string } {
  const { page, phone, said, token } = shown;
  const { language, state, totalCents } = page;
  const messages = messagesIn(language);
  const { statementPage: t, partnerPage } = messages;
  const amount = amountText(Math.abs(totalCents), language);
  const paid =
    page.paidOn && page.reference ? p(t.paidOn(dateText(page.paidOn, language), page.reference)) : '';
  return {
    title: t.title(page.number, page.partner),
    main:
      (said
        ? p(said.text, said.isError ? ' role="alert" class="wrong"' : ' role="status" class="saved"')
        : '') +
      (page.isSample ? p(t.sample, ' class="sample"') : '') +
      p(partnerPage.greeting(page.contact)) +
      p(t.status[state], ' class="until"') +
      paid +
      (page.agreedName ? p(t.agreedBy(page.agreedName)) : '') +
      (page.disputeWords ? p(t.youSaid(page.disputeWords)) : '') +
      `<section>${p(t.period(dateText(page.fromDay, language), dateText(page.through, language)))}` +
      `<h2>${escapeHtml(totalCents < 0 ? t.youOwe(amount) : t.weOwe(amount))}</h2></section>` +
      `<section><h2>${escapeHtml(t.entries)}</h2><ul>${page.entries.map((entry) => entryHtml(entry, messages, page)).join('')}</ul>` +
      `<p class="screen"><a href="${PAGE_PATH}/lines.csv?t=${encodeURIComponent(token)}">${escapeHtml(t.download)}</a></p></section>` +
      answerHtml(shown, t) +
      (phone ? p(partnerPage.questions(phone)) : ''),
  };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The same entries for the partner's own books. */
export function entriesCsv(page: PartnerStatement): string {
  const messages = messagesIn(page.language);
  return toCsv(
    messages.statementPage.columns as string[],
    page.entries.map((entry) => [
      entry.from === entry.to ? entry.from : `${entry.from} – ${entry.to}`,
      entry.bookingKind
        ? messages.bookingWords.kinds[entry.bookingKind]
        : messages.statementWords.kinds[entry.kind],
      entry.ref,
      entry.units,
      entry.rateCents === null ? null : dollars(entry.rateCents),
      dollars(entry.cents),
      remarkOf(entry, messages, page.language),
    ]),
  );
}
