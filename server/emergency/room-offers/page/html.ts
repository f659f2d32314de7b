import type { PartnerPage, PartnerRoom } from '#contract/service/partner-link.ts';
import { SPECIES, AGE_GROUPS } from '#contract/home/household.ts';
import { DECLINE_REASONS } from '#contract/service/offer-states.ts';
import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { amountText, dayText, timeText } from '#contract/text/format.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';

/** The page behind a hotel's link, as plain HTML: front desks have old computers, and a page without scripts always works. */

export const PAGE_PATH = '/partner/requests';
export const LIST_PATH = '/partner/requests/guests.csv';

type Words = Messages['partnerPage'];
export type Shown = {
  page: PartnerPage;
  token: string;
  timeZone: string;
  phone: string | null;
  /** Shown at the top: what was saved, or what went wrong. */
  said?: { text: string; isError: boolean };
  /** Where a code was just sent, masked. */
  codeSentTo?: string;
};

const p = (text: string, attributes = '') => `<p${attributes}>${escapeHtml(text)}</p>`;

/** A form that posts to the page itself, with the link's secret and the action. */
const form = (token: string, action: string, inner: string): string =>
  `<form method="post" action="${PAGE_PATH}"><input type="hidden" name="t" value="${escapeHtml(token)}">` +
  `<input type="hidden" name="do" value="${action}">${inner}</form>`;

const button = (label: string, kind = ''): string =>
  `<button type="submit"${kind ? ` class="${kind}"` : ''}>${escapeHtml(label)}</button>`;

const numberField = (id: string, t: Words): string =>
  `<label for="n-${id}">${escapeHtml(t.number)}</label>` +
  `<input id="n-${id}" name="number" required maxlength="40" autocomplete="off" autocapitalize="characters">`;

const reasonFields = (id: string, t: Words): string =>
  `<label for="r-${id}">${escapeHtml(t.reason)}</label><select id="r-${id}" name="reason" required>` +
  `<option value="">${escapeHtml(t.chooseReason)}</option>` +
  DECLINE_REASONS.map((key) => `<option value="${key}">${escapeHtml(t.reasons[key])}</option>`).join('') +
  `</select><label for="m-${id}">${escapeHtml(t.note)}</label>` +
  `<input id="m-${id}" name="note" maxlength="300" autocomplete="off">`;

const hiddenLine = (id: string) => `<input type="hidden" name="line" value="${id}">`;

/** "Accessible room, 2 dogs": what a room has to have. */
export function needsText(room: PartnerRoom, messages: Messages): string {
  const { partnerPage: t, householdWords, offerMails } = messages;
  const needs = [
    ...(room.isAccessible ? [t.accessible] : []),
    ...(room.hasBackupPower ? [t.power] : []),
    ...SPECIES.flatMap((species) => {
      const count = room.pets[species] ?? 0;
      return count > 0 ? [householdWords.count[species](count)] : [];
    }),
    ...(room.petsOfUnknownKind > 0 ? [offerMails.otherPets(room.petsOfUnknownKind)] : []),
  ];
  return needs.length > 0 ? needs.join(', ') : t.noPets;
}

export const agesText = ({ guest }: PartnerRoom, t: Words): string =>
  AGE_GROUPS.flatMap((group) => {
    const count = guest?.ages[group] ?? 0;
    return count > 0 ? [t.ages[group](count)] : [];
  }).join(', ');

export const stateText = ({ state, hasArrived }: PartnerRoom, t: Words): string =>
  hasArrived && state === 'confirmed' ? t.arrivedState : t.states[state];

const factsHtml = (room: PartnerRoom, messages: Messages, { page }: Shown): string =>
  p(messages.partnerPage.room(room.rooms, room.people), ' class="what"') +
  p(messages.partnerPage.stay(dayText(room.firstNight, page.language), room.nights)) +
  p(needsText(room, messages));

/** One confirmation number for all rooms, or one per room. */
function openHtml(rooms: readonly PartnerRoom[], messages: Messages, shown: Shown): string {
  const t = messages.partnerPage;
  const { token, page, timeZone } = shown;
  if (rooms.length === 0) return p(t.noneOpen);
  const count = rooms.reduce((sum, room) => sum + room.rooms, 0);
  const until = page.answerBy
    ? p(t.answerBy(timeText(new Date(page.answerBy), page.language, timeZone)), ' class="until"')
    : '';
  const all =
    form(token, 'confirm', numberField('all', t) + button(t.confirmAll(count))) +
    `<details><summary>${escapeHtml(t.declineAll(count))}</summary>` +
    form(token, 'decline', reasonFields('all', t) + button(t.declineAll(count), 'stop')) +
    '</details>';
  const each = rooms
    .map(
      (room) =>
        `<li>${factsHtml(room, messages, shown)}` +
        form(token, 'confirm', hiddenLine(room.id) + numberField(room.id, t) + button(t.confirmOne)) +
        `<details><summary>${escapeHtml(t.declineOne)}</summary>` +
        form(
          token,
          'decline',
          hiddenLine(room.id) + reasonFields(room.id, t) + button(t.declineOne, 'stop'),
        ) +
        '</details></li>',
    )
    .join('');
  const list = `<ul>${rooms.map((room) => `<li>${factsHtml(room, messages, shown)}</li>`).join('')}</ul>`;
  return (
    `<h2>${escapeHtml(t.openRooms(count))}</h2>${until}` +
    (rooms.length === 1
      ? list + all
      : `${list}${all}<details class="each"><summary>${escapeHtml(t.oneByOne)}</summary><ul>${each}</ul></details>`)
  );
}

const canAct = ({ state }: PartnerRoom): boolean => state === 'confirmed' || state === 'no-show';

function guestHtml(room: PartnerRoom, messages: Messages, shown: Shown): string {
  const t = messages.partnerPage;
  const { token, page } = shown;
  const name = !canAct(room) ? '' : page.seesNames ? (room.guest?.name ?? t.noName) : t.nameHidden;
  const ages = agesText(room, t);
  const line = hiddenLine(room.id);
  const actions =
    page.seesNames && canAct(room)
      ? '<div class="actions">' +
        (room.hasArrived ? '' : form(token, 'arrived', line + button(t.arrived))) +
        (room.hasArrived || room.state === 'no-show'
          ? ''
          : form(token, 'no-show', line + button(t.notArrived, 'quiet'))) +
        '</div>' +
        (room.hasArrived
          ? ''
          : `<details><summary>${escapeHtml(t.cancelWhy)}</summary>` +
            form(token, 'decline', line + reasonFields(`c${room.id}`, t) + button(t.cancelOne, 'stop')) +
            '</details>')
      : '';
  return (
    `<li><p class="state">${escapeHtml(stateText(room, t))}${room.confirmation ? `: ${escapeHtml(t.confirmedAs(room.confirmation))}` : ''}</p>` +
    (name ? `<p class="what">${escapeHtml(name)}</p>` : '') +
    (ages ? p(ages) : '') +
    factsHtml(room, messages, shown) +
    actions +
    '</li>'
  );
}

function namesHtml({ page, token, codeSentTo }: Shown, t: Words): string {
  const isBooked = page.booking?.state === 'confirmed';
  if (page.seesNames || !(isBooked || page.rooms.some(canAct))) return '';
  const entry = codeSentTo
    ? p(t.codeSent(codeSentTo)) +
      form(
        token,
        'enter-code',
        `<label for="code">${escapeHtml(t.code)}</label><input id="code" name="code" required inputmode="numeric" pattern="[0-9]{6}" maxlength="6" autocomplete="one-time-code">` +
          button(t.enter),
      )
    : form(token, 'send-code', button(isBooked ? t.showDetails : t.showNames, 'quiet'));
  return p(isBooked ? t.whyBookingCode : t.whyCode) + entry;
}

function roomsHtml(shown: Shown, messages: Messages): string {
  const t = messages.partnerPage;
  const { page, token } = shown;
  const open = page.rooms.filter(({ state }) => state === 'asked');
  const others = page.rooms.filter(({ state }) => state !== 'asked');
  const list =
    others.length === 0
      ? p(t.noGuests)
      : `<ul>${others.map((room) => guestHtml(room, messages, shown)).join('')}</ul>`;
  const download = page.seesNames
    ? `<p class="screen"><a href="${LIST_PATH}?t=${encodeURIComponent(token)}">${escapeHtml(t.download)}</a></p>${p(t.print, ' class="screen"')}`
    : '';
  return (
    `<section>${openHtml(open, messages, shown)}</section>` +
    `<section><h2>${escapeHtml(t.guests)}</h2>${namesHtml(shown, t)}${list}${download}</section>`
  );
}

function capacityHtml({ page, token }: Shown, t: Words): string {
  const blocks = page.blocks.map(({ id, kind, sleeps, takesPets, hasBackupPower, nights }) => {
    const about = [
      t.kinds[kind],
      t.sleeps(sleeps),
      ...(takesPets ? [t.petsWelcome] : []),
      ...(hasBackupPower ? [t.backupPower] : []),
    ].join(', ');
    const fields = nights
      .map(({ night, free }) => {
        const name = `free ${id} ${night}`;
        return (
          `<label for="${name.replaceAll(' ', '-')}">${escapeHtml(dayText(night, page.language))}</label>` +
          `<input id="${name.replaceAll(' ', '-')}" name="${name}" value="${free}" required inputmode="numeric" pattern="[0-9]{1,3}" maxlength="3">`
        );
      })
      .join('');
    return `<fieldset><legend>${escapeHtml(about)}</legend>${fields}</fieldset>`;
  });
  return p(t.freeIntro) + form(token, 'free-rooms', blocks.join('') + button(t.freeSave));
}

/** Of an agreed price: our share, and the household's. */
function sharesHtml({ page: { booking, language } }: Shown, t: Words): string {
  if (!booking || booking.weOweCents === null || booking.collectCents === null) return '';
  const { weOweCents, collectCents } = booking;
  return p(
    [
      ...(weOweCents > 0 ? [t.wePay(amountText(weOweCents, language))] : []),
      collectCents > 0 ? t.collect(amountText(collectCents, language)) : t.collectNothing,
    ].join(' '),
  );
}

/** A booking, and what the partner can do with it now. */
function bookingHtml(shown: Shown, messages: Messages): string {
  const t = messages.partnerPage;
  const { page, token, timeZone } = shown;
  const { booking } = page;
  if (!booking || booking.lines.length === 0) return p(t.bookingOver);
  const facts = `<dl>${booking.lines.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
  const decline = (label: string) =>
    `<details><summary>${escapeHtml(label)}</summary>` +
    form(token, 'decline', reasonFields('all', t) + button(label, 'stop')) +
    '</details>';
  const until =
    page.answerBy && booking.state === 'asked'
      ? p(t.bookingAnswerBy(timeText(new Date(page.answerBy), page.language, timeZone)), ' class="until"')
      : '';
  const state = booking.isUnderWay
    ? t.underWay
    : booking.state === 'done'
      ? t.bookingDone
      : t.states[booking.state];
  const head = p(
    booking.confirmation ? `${state}: ${t.confirmedAs(booking.confirmation)}` : state,
    ' class="state"',
  );
  const price =
    `<label for="price">${escapeHtml(t.price)}</label><input id="price" name="dollars" required inputmode="decimal" pattern="[0-9]+([.][0-9]{1,2})?" maxlength="9" aria-describedby="price-hint">` +
    `<p id="price-hint" class="state">${escapeHtml(t.priceHint)}</p>` +
    `<label for="note">${escapeHtml(t.note)}</label><input id="note" name="note" maxlength="300" autocomplete="off">`;
  const yes = booking.needsQuote
    ? form(token, 'quote', price + button(t.sendPrice))
    : form(token, 'confirm', numberField('all', t) + button(t.confirmBooking));
  const door = `<label for="door">${escapeHtml(t.doorCode)}</label><input id="door" name="code" required inputmode="numeric" pattern="[0-9]{4}" maxlength="4" autocomplete="off">`;
  const actions =
    booking.state === 'asked'
      ? yes + decline(t.declineBooking)
      : booking.state === 'quoted'
        ? p(t.priceSent(amountText(booking.quoteCents ?? 0, page.language))) + decline(t.declineBooking)
        : booking.state !== 'confirmed'
          ? ''
          : (booking.hasDoorCode && !booking.isUnderWay
              ? form(token, 'start', door + button(t.startVisit))
              : form(token, 'finish', button(t.finish))) +
            (booking.isUnderWay || !page.seesNames ? '' : decline(t.cancelBooking));
  return `<section>${head}${until}${facts}${sharesHtml(shown, t)}${namesHtml(shown, t)}${actions}</section>`;
}

/** The whole page's content. The document around it, with its styles, is the one every page without scripts has. */
export function pageHtml(shown: Shown): { title: string; main: string } {
  const { page, phone, said } = shown;
  const messages = messagesIn(page.language);
  const t = messages.partnerPage;
  const isCapacity = page.topic === 'capacity';
  const titles = { rooms: t.title, capacity: t.freeTitle, booking: t.bookingTitle };
  const title = titles[page.topic](page.partner);
  return {
    title,
    main:
      '<div class="partner">' +
      (said
        ? p(said.text, said.isError ? ' role="alert" class="wrong"' : ' role="status" class="saved"')
        : '') +
      (page.isSample ? p(t.sample, ' class="sample"') : '') +
      p(t.greeting(page.contact)) +
      (isCapacity
        ? capacityHtml(shown, t)
        : page.topic === 'booking'
          ? bookingHtml(shown, messages)
          : roomsHtml(shown, messages)) +
      (phone ? p(t.questions(phone)) : '') +
      '</div>',
  };
}
